import Observation

@MainActor @Observable final class Model {
  var text = ""
  let store = Store()
  func a() {
    withObservationTracking { _ = text } onChange: { [weak self] in
      Task { @MainActor [weak self] in
        guard let self else { return }
        /*bait*/self.a()
        self.store.save(self.text)
      }
    }
  }
  func b() {
    withObservationTracking { _ = text } onChange: { [weak self] in
      Task { @MainActor in /*bait*/self?.b() }
    }
  }
  // The flag lets the arming run; nothing is handled before.
  private var isArmed = false
  func flagged() {
    guard !isArmed else { return }
    isArmed = true
    withObservationTracking { _ = text } onChange: { [weak self] in
      MainActor.assumeIsolated {
        guard let self else { return }
        self.isArmed = false
        /*bait*/self.flagged()
        self.store.save(self.text)
      }
    }
  }
  private var tracking: Int?
  func asked() {
    if tracking != nil { return }
    tracking = 1
    withObservationTracking { _ = text } onChange: { [weak self] in
      Task { @MainActor in
        self?.tracking = nil
        /*bait*/self?.asked()
        self?.store.save("")
      }
    }
  }
  func c() {
    withObservationTracking { _ = text } onChange: {
      Task { @MainActor in
        let text = self.text
        /*bait*/self.c()
        self.store.save(text)
      }
    }
  }
  func d() {
    withObservationTracking { _ = text } onChange: {
      Task { @MainActor in
        self.store.save(self.text)
        /*bait*/self.other()
      }
    }
  }
  func e() {
    withObservationTracking { _ = text } onChange: {
      Task { @MainActor in
        print("changed")
        /*bait*/self.e()
      }
    }
  }
  func f() {
    withObservationTracking { _ = text } onChange: {
      Task { @MainActor in
        self.store.save(self.text)
        self.store./*bait*/f()
      }
    }
  }
  func g() {
    store.track { _ = text } onChange: {
      Task { @MainActor in
        self.store.save(self.text)
        /*bait*/self.g()
      }
    }
  }
  func h() {
    withObservationTracking {
      _ = text
      Task {
        self.store.save("a")
        /*bait*/self.h()
      }
    } onChange: {}
  }
  func i() {
    withObservationTracking { _ = text } onChange: {
      self.store.save("a")
      Task { @MainActor in /*bait*/self.i() }
    }
  }
  func j() {
    store.save("a")
    /*bait*/j()
  }
  func k() {
    withObservationTracking { _ = text } onChange: {
      Task { @MainActor in
        try? await Task.sleep(for: .seconds(1))
        /*bait*/self.k()
        self.store.save(self.text)
      }
    }
  }
  func other() {}
}
