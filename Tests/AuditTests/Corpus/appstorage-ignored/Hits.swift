import SwiftUI

@Observable final class Settings {
  @ObservationIgnored /*!appstorage-ignored*/@AppStorage("a") var a = 0
  /*!appstorage-ignored*/@AppStorage("b") @ObservationIgnored var b = 0
  @ObservationIgnored /*!appstorage-ignored*/@SceneStorage("c") var c = 0
  @ObservationIgnored
  /*!appstorage-ignored*/@AppStorage("d") public var d = 0
  @ObservationIgnored /*!appstorage-ignored*/@SwiftUI.AppStorage("e") var e = 0
  #if os(iOS)
    @ObservationIgnored /*!appstorage-ignored*/@AppStorage("f") var f = 0
  #endif
  var shown: Int { a + 1 }
}
@MainActor @Observable class Base {
  @ObservationIgnored @MainActor /*!appstorage-ignored*/@AppStorage("g") var g = 0
  // The getter shows it and announces nothing.
  @ObservationIgnored /*!appstorage-ignored*/@AppStorage("h") private var storedH = 0
  var h: Int {
    get { storedH }
    set { storedH = newValue }
  }
  // Another property is announced, not this one.
  @ObservationIgnored /*!appstorage-ignored*/@AppStorage("i") private var storedI = 0
  @ObservationIgnored private var other = 0
  var shownOther: Int {
    access(keyPath: \.shownOther)
    return other
  }
  @Observable final class Inner {
    @ObservationIgnored /*!appstorage-ignored*/@AppStorage("j") var j = 0
  }
}
