import SwiftUI

struct Gallery: View {
  @State private var text = ""
  @StateObject private var model = Model()
  @FocusState private var isFocused: Bool
  @AppStorage("wide") private var isWide = false
  let mode: Mode
  let items: [Int]
  var body: some View {
    search
    states
  }
  private var /*!computed-view*/search: some View {
    HStack {
      TextField("Search", text: $text)
        .padding()
        .background(.bar)
      Spacer()
    }
  }
  private var /*!computed-view*/states: some View {
    VStack {
      Text("above")
      Text("\(self.model.count)")
      Text("below")
      Spacer()
    }
  }
  @ViewBuilder private var /*!computed-view*/content: some View {
    switch mode {
    case .loading: ProgressView()
    case .failed:
      Text("failed")
    case .empty: Text("empty")
    }
  }
  @ViewBuilder var /*!computed-view*/nested: some View {
    if items.isEmpty {
      if mode == .loading {
        ProgressView()
      }
      Text("nothing")
    }
  }
  var /*!computed-view*/chain: some View {
    Group {
      if items.isEmpty {
        Text("a")
      } else if items.count == 1 {
        Text("b")
      } else { Text("c") }
    }
  }
  var /*!computed-view*/wide: AnyView {
    AnyView(
      HStack {
        Text("x")
        Spacer()
        Text(isWide ? "wide" : "narrow")
      }
    )
  }
  var /*!computed-view*/focused: some View {
    get {
      VStack {
        Text("one")
        Text("two")
        Text("three").opacity(isFocused ? 1 : 0)
        Button("x") { text = "" }
      }
    }
  }
}
extension Gallery {
  var /*!computed-view*/footer: some View {
    VStack {
      Text("a")
      Text(text)
      Text("b")
      Text("c")
    }
  }
  @ViewBuilder fileprivate var /*!computed-view*/many: some View {
    if items.isEmpty { Text("empty") }
    Spacer()
    if mode == .failed { Text("failed") }
    Spacer()
    if items.count > 9 { Text("many") }
    Spacer()
  }
}
extension Gallery {
  struct Inner: View {
    @SceneStorage("tab") var tab = 0
    var body: some View { bar }
    var /*!computed-view*/bar: some View {
      Picker("Tab", selection: $tab) {
        Text("1").tag(1)
        Text("2").tag(2)
        Text("3").tag(3)
        Text("4").tag(4)
      }
    }
  }
}
enum Mode { case loading, failed, empty }
final class Model: ObservableObject { @Published var count = 0 }
