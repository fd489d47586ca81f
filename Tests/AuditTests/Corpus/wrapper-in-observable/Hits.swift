import SwiftData
import SwiftUI

@Observable final class Settings {
  /*!wrapper-in-observable*/@AppStorage("theme") var theme = "dark"
  @ObservationIgnored /*bait*/@AppStorage("size") var size = 1
  /*!wrapper-in-observable*/@SceneStorage("tab") private var tab = 0
  /*!wrapper-in-observable*/@Published var name = ""
  #if os(iOS)
    /*!wrapper-in-observable*/@AppStorage("haptics") var haptics = true
  #endif
}
@MainActor @Observable public class Screen: NSObject {
  /*!wrapper-in-observable*/@State var isShown = false
  /*!wrapper-in-observable*/@Binding var text: String
  /*!wrapper-in-observable*/@Environment(\.dismiss) var dismiss
  /*!wrapper-in-observable*/@SwiftUI.FocusState var isFocused: Bool
  /*!wrapper-in-observable*/@Query var items: [String]
  @MainActor /*!wrapper-in-observable*/@StateObject var legacy = Legacy()
  init(text: Binding<String>) { _text = text }
}
extension Settings {
  @Observable final class Inner {
    /*!wrapper-in-observable*/@Published
    var depth = 0 { didSet {} }
  }
}
final class Legacy: ObservableObject { /*bait*/@Published var value = 0 }
