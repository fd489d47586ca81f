import SwiftUI

@Observable final class Settings {
  @ObservationIgnored /*!ignored-storage-in-observable*/@AppStorage("a") var a = 0
  @ObservationIgnored /*!ignored-storage-in-observable*/@AppStorage("b") private var b = 0
  /*!ignored-storage-in-observable*/@SceneStorage("c") @ObservationIgnored var c = 0
  @ObservationIgnored
  /*!ignored-storage-in-observable*/@SwiftUI.AppStorage("d") public var d = 0
  @ObservationIgnored /*!ignored-storage-in-observable*/@Published var e = 0
  @ObservationIgnored /*!ignored-storage-in-observable*/@ScaledMetric var size = 10.0
  #if os(iOS)
    @ObservationIgnored /*!ignored-storage-in-observable*/@AppStorage("f") var f = 0
  #endif
  final class Inner { @AppStorage("i") /*bait*/var inner = 0 }
}
@MainActor @Observable class Base {
  @ObservationIgnored @MainActor /*!ignored-storage-in-observable*/@AppStorage("g") var g = 0
  @ObservationIgnored /*!ignored-storage-in-observable*/@Query var h: [Int]
}
