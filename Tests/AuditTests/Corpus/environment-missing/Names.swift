import SwiftUI

@main struct 案内: App {
  @State private var 図書 = 図書館()
  var body: some Scene {
    WindowGroup { 画面().environment(図書) }
    Window("一覧", id: "一覧") { 一覧().図書つき() }
    Window("設定", id: "設定") { 設定() }
  }
}

@Observable final class 図書館 { var 名 = "" }

// Scripts without capitals: types, functions and modifiers look alike.
struct 画面: View {
  @Environment(図書館.self) private var /*bait*/図書
  var body: some View { Text(図書.名) }
}
struct 一覧: View {
  @Environment(図書館.self) private var /*bait*/図書
  var body: some View { Text(図書.名) }
}
struct 設定: View {
  @Environment(図書館.self) private var /*!environment-missing*/図書
  var body: some View { Text(図書.名) }
}

extension View {
  func 図書つき() -> some View { environment(図書館()) }
}
