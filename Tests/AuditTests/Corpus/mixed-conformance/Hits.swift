import SwiftUI

@Observable final class Gallery: /*!mixed-conformance*/ObservableObject { var a = 1 }
@Observable class Session: NSObject, /*!mixed-conformance*/ObservableObject { var a = 1 }
@MainActor @Observable public final class Player: /*!mixed-conformance*/Combine.ObservableObject { var a = 1 }
@Observable
final class Split { var a = 1 }
extension Split: /*!mixed-conformance*/ObservableObject {}
enum Screen {
  @Observable final class Model: /*!mixed-conformance*/ObservableObject { var a = 1 }
}
extension Screen.Model: Identifiable, /*!mixed-conformance*/ObservableObject {}
#if DEBUG
  @Observable class Probe: /*!mixed-conformance*/ObservableObject { var a = 1 }
#endif
@Observation.Observable final class Qualified: /*!mixed-conformance*/ObservableObject { var a = 1 }
func make() {
  @Observable class Local: /*!mixed-conformance*/ObservableObject { var a = 1 }
  @Observable class Both: Identifiable & /*!mixed-conformance*/ObservableObject { var a = 1 }
}
