import SwiftUI

struct Gallery: View {
  @State private var text = ""
  @Binding var isOn: Bool
  @Environment(\.theme) var theme
  let title: String
  let items: [Int]
  var /*bait*/body: some View {
    VStack {
      switch title {
      case "a": Text("a")
      case "b": Text(text)
      default: Text("c")
      }
    }
  }
  private var /*bait*/simple: some View {
    Text(text)
      .padding()
      .background(.bar)
  }
  private var /*bait*/writes: some View {
    VStack {
      Button("Clear") { text = "" }
      Text("a")
      Text("b")
      Text(title).onTapGesture { if text.isEmpty { text = "x" } else { text = "" } }
    }
  }
  @ViewBuilder private var /*bait*/short: some View {
    switch title {
    case "a": Text("a")
    case "b": Text("b")
    default: EmptyView()
    }
  }
  private var /*bait*/inputs: some View {
    VStack {
      Toggle("On", isOn: $isOn)
      Text(title)
      Text("\(items.count)").foregroundStyle(theme.color)
      Text("c")
    }
  }
  private var /*bait*/branches: some View {
    VStack {
      if items.isEmpty {
        Text("a")
      } else {
        Text("b")
      }
    }
  }
  private var /*bait*/shadowed: some View {
    ForEach(items, id: \.self) { text in
      HStack {
        Text("\(text)")
        Spacer()
        Text("b")
      }
    }
  }
  private var /*bait*/otherObject: some View {
    VStack {
      Text("a")
      Text("b")
      Text(theme.text)
      Text("c")
    }
  }
  private var /*bait*/label: String {
    switch title {
    case "a": "a"
    case "b":
      text
    case "c": "c"
    default: "d"
    }
  }
  private func /*bait*/row() -> some View {
    VStack {
      Text(text)
      Text("a")
      Text("b")
      Text("c")
    }
  }
  static var /*bait*/preview: some View {
    VStack {
      if true { Text("a") } else if false { Text("b") } else { Text("c") }
      Text("a")
      Text("b")
      Text("c")
    }
  }
}
struct Cell {
  @State private var text = ""
  var /*bait*/view: some View {
    VStack {
      Text(text)
      Text("a")
      Text("b")
      Text("c")
    }
  }
}
extension Cell {
  var /*bait*/other: some View {
    VStack {
      Text(text)
      Text("a")
      Text("b")
      Text("c")
    }
  }
}
extension Unknown {
  @ViewBuilder var /*bait*/outside: some View {
    switch self {
    case .a: Text("a")
    case .b: Text("b")
    case .c: Text("c")
    case .d: Text("d")
    }
  }
}
