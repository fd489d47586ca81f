import Observation

@MainActor @Observable final class Model {
  var name = ""
  var count = 0
  func a() {
    /*!with-observation-tracking*/withObservationTracking {
      _ = name
    } onChange: { [weak self] in
      self?.b()
    }
  }
  func b() {
    /*!with-observation-tracking*/withObservationTracking({ _ = name }, onChange: { print(1) })
    let text = /*!with-observation-tracking*/withObservationTracking { name } onChange: {}
    _ = /*!with-observation-tracking*/withObservationTracking(read, onChange: changed())
    /*!with-observation-tracking*/Observation.withObservationTracking { _ = count } onChange: {}
    print(text)
    Task {
      /*!with-observation-tracking*/withObservationTracking { _ = self.count } onChange: {}
    }
  }
  func read() {}
  func changed() -> @Sendable () -> Void { {} }
  var token: Int {
    /*!with-observation-tracking*/withObservationTracking { count } onChange: {}
  }
  #if DEBUG
    func c() {
      /*!with-observation-tracking*/withObservationTracking { _ = count } onChange: {}
    }
  #endif
}
extension Model {
  func d() {
    if count > 0 {
      /*!with-observation-tracking*/withObservationTracking { _ = name } onChange: {}
    }
  }
}
func e(_ model: Model) {
  /*!with-observation-tracking*/withObservationTracking { _ = model.count } onChange: {}
}
