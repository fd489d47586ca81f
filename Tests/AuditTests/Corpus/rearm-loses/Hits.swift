import Observation

@MainActor func watch(_ s: S, _ log: Log) {
  withObservationTracking { _ = s.x } onChange: {
    Task { @MainActor in
      log.seen.append(s.x)
      if s.x == 6 { s.x = 7 }
      /*!rearm-loses*/watch(s, log)
    }
  }
}
@MainActor @Observable final class Model {
  var text = ""
  let store = Store()
  func a() {
    withObservationTracking {
      _ = text
    } onChange: { [weak self] in
      Task { @MainActor [weak self] in
        guard let self else { return }
        self.store.save(self.text)
        /*!rearm-loses*/self.a()
      }
    }
  }
  func b() {
    withObservationTracking { _ = text } onChange: { [weak self] in
      DispatchQueue.main.async {
        self?.changed()
        /*!rearm-loses*/self?.b()
      }
    }
  }
  func c() {
    withObservationTracking({ _ = text }, onChange: { [weak self] in
      Task { @MainActor in
        await self?.load()
        /*!rearm-loses*/self?.c()
      }
    })
  }
  func d() {
    withObservationTracking { _ = text } onChange: {
      Task { @MainActor in
        self.text = "a"
        /*!rearm-loses*/self.d()
      }
    }
  }
  func e() {
    withObservationTracking { _ = text } onChange: {
      Task { @MainActor in
        if self.text.isEmpty { self.changed() }
        /*!rearm-loses*/self.e()
      }
    }
  }
  func f() {
    withObservationTracking { _ = text } onChange: {
      Task { @MainActor in
        let text = self.text
        self.store.save(text)
        /*!rearm-loses*/f()
      }
    }
  }
  func g() async {
    withObservationTracking { _ = text } onChange: {
      Task { @MainActor in
        self.changed()
        await /*!rearm-loses*/self.g()
      }
    }
  }
  func h(_ done: @escaping () -> Void) {
    withObservationTracking { _ = text } onChange: {
      Task { @MainActor in
        done()
        /*!rearm-loses*/self.h(done)
      }
    }
  }
  func i() {
    withObservationTracking { _ = text } onChange: { [weak self] in
      DispatchQueue.main.async {
        Task { @MainActor in
          self?.changed()
          /*!rearm-loses*/self?.i()
        }
      }
    }
  }
  func changed() {}
  func load() async {}
}
