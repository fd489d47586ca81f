import Observation

@MainActor @Observable final class Model {
  var name = ""
  var text = ""
  let other = Other()
  func a() {
    withObservationTracking {
      _ = name
    } onChange: /*!tracking-strong-self*/{
      self.a()
    }
  }
  func b() {
    withObservationTracking {
      _ = name
    } onChange: /*!tracking-strong-self*/{
      Task { @MainActor in self.b() }
    }
    withObservationTracking({ _ = name }, onChange: /*!tracking-strong-self*/{ self.text = "" })
    withObservationTracking { _ = name } onChange: /*!tracking-strong-self*/{ [self] in b() }
    withObservationTracking { _ = other.n } onChange: /*!tracking-strong-self*/{
      DispatchQueue.main.async { self.c() }
    }
  }
  func c() {
    withObservationTracking({ _ = name }, onChange: /*!tracking-strong-self*/self.changed)
    withObservationTracking({ _ = name }, onChange: /*!tracking-strong-self*/changed)
    withObservationTracking { _ = name } onChange: /*!tracking-strong-self*/{ [me = self] in me.b() }
    withObservationTracking { _ = name } onChange: /*!tracking-strong-self*/{
      Task { @MainActor in
        guard !Task.isCancelled else { return }
        c()
      }
    }
  }
  func changed() {}
}
extension Model {
  func d() {
    withObservationTracking { _ = text } onChange: /*!tracking-strong-self*/{ self.d() }
    run { [weak self] in
      guard let self else { return }
      withObservationTracking { _ = self.text } onChange: /*!tracking-strong-self*/{ self.d() }
    }
    // One strong use beside the weak one is enough.
    withObservationTracking { _ = text } onChange: /*!tracking-strong-self*/{
      self.c()
      Task { [weak self] in self?.d() }
    }
  }
}
class Base { func refresh() {} }
final class Derived: Base {
  let other = Other()
  func watch() {
    withObservationTracking { _ = other.n } onChange: /*!tracking-strong-self*/{ super.refresh() }
    withObservationTracking { _ = other.n } onChange: /*!tracking-strong-self*/{
      Task { refresh() }
    }
  }
}
