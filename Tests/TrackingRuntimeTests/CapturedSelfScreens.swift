import SwiftUI

// One screen a kind of property. They are alike but for it, and not generic on purpose: a closure of
// generic code is never equal to another one, so it could not show an old value.

struct StateScreen: View {
  @State private var count = 0
  var showsSheet = false
  private func line() -> String { "method \(count)" }
  var body: some View {
    VStack {
      Button("+") { count += 1 }
      Words { "words \(count)" }
      Words(words: line)
      Words(words: quoted { "closure \(count)" })
      MaybeWords { "optional \(count)" }
      LineWords(line: Line { "structure \(count)" })
      PassedOnWords { "grandchild \(count)" }
      Block { Text("block \(count)") }
      Text("").modifier(Adding { "modifier \(count)" })
      GeometryReader { _ in Text("geometry \(count)") }
      ScrollViewReader { _ in Text("reader \(count)") }
      PhaseAnimator([1]) { _ in Text("phase \(count)") }
      DisclosureGroup("open", isExpanded: .constant(true)) { Text("disclosed \(count)") }
    }
    .sheet(isPresented: .constant(showsSheet)) {
      Text("sheet \(count)")
      Button("+") { count += 1 }
    }
  }
}

struct LazyStateScreen: View {
  @LazyState private var count = 0
  var showsSheet = false
  private func line() -> String { "method \(count)" }
  var body: some View {
    VStack {
      Button("+") { count += 1 }
      Words { "words \(count)" }
      Words(words: line)
      Words(words: quoted { "closure \(count)" })
      MaybeWords { "optional \(count)" }
      LineWords(line: Line { "structure \(count)" })
      PassedOnWords { "grandchild \(count)" }
      Block { Text("block \(count)") }
      Text("").modifier(Adding { "modifier \(count)" })
      GeometryReader { _ in Text("geometry \(count)") }
      ScrollViewReader { _ in Text("reader \(count)") }
      PhaseAnimator([1]) { _ in Text("phase \(count)") }
      DisclosureGroup("open", isExpanded: .constant(true)) { Text("disclosed \(count)") }
    }
    .sheet(isPresented: .constant(showsSheet)) {
      Text("sheet \(count)")
      Button("+") { count += 1 }
    }
  }
}

struct StateObjectScreen: View {
  @StateObject private var counter = Counter()
  var showsSheet = false
  private func line() -> String { "method \(counter.count)" }
  var body: some View {
    VStack {
      Button("+") { counter.count += 1 }
      Words { "words \(counter.count)" }
      Words(words: line)
      Words(words: quoted { "closure \(counter.count)" })
      MaybeWords { "optional \(counter.count)" }
      LineWords(line: Line { "structure \(counter.count)" })
      PassedOnWords { "grandchild \(counter.count)" }
      Block { Text("block \(counter.count)") }
      Text("").modifier(Adding { "modifier \(counter.count)" })
      GeometryReader { _ in Text("geometry \(counter.count)") }
      ScrollViewReader { _ in Text("reader \(counter.count)") }
      PhaseAnimator([1]) { _ in Text("phase \(counter.count)") }
      DisclosureGroup("open", isExpanded: .constant(true)) { Text("disclosed \(counter.count)") }
    }
    .sheet(isPresented: .constant(showsSheet)) {
      Text("sheet \(counter.count)")
      Button("+") { counter.count += 1 }
    }
  }
}

struct ObservedObjectScreen: View {
  @ObservedObject var counter: Counter
  var showsSheet = false
  private func line() -> String { "method \(counter.count)" }
  var body: some View {
    VStack {
      Button("+") { counter.count += 1 }
      Words { "words \(counter.count)" }
      Words(words: line)
      Words(words: quoted { "closure \(counter.count)" })
      MaybeWords { "optional \(counter.count)" }
      LineWords(line: Line { "structure \(counter.count)" })
      PassedOnWords { "grandchild \(counter.count)" }
      Block { Text("block \(counter.count)") }
      Text("").modifier(Adding { "modifier \(counter.count)" })
      GeometryReader { _ in Text("geometry \(counter.count)") }
      ScrollViewReader { _ in Text("reader \(counter.count)") }
      PhaseAnimator([1]) { _ in Text("phase \(counter.count)") }
      DisclosureGroup("open", isExpanded: .constant(true)) { Text("disclosed \(counter.count)") }
    }
    .sheet(isPresented: .constant(showsSheet)) {
      Text("sheet \(counter.count)")
      Button("+") { counter.count += 1 }
    }
  }
}

struct EnvironmentObjectScreen: View {
  @EnvironmentObject private var counter: Counter
  var showsSheet = false
  private func line() -> String { "method \(counter.count)" }
  var body: some View {
    VStack {
      Button("+") { counter.count += 1 }
      Words { "words \(counter.count)" }
      Words(words: line)
      Words(words: quoted { "closure \(counter.count)" })
      MaybeWords { "optional \(counter.count)" }
      LineWords(line: Line { "structure \(counter.count)" })
      PassedOnWords { "grandchild \(counter.count)" }
      Block { Text("block \(counter.count)") }
      Text("").modifier(Adding { "modifier \(counter.count)" })
      GeometryReader { _ in Text("geometry \(counter.count)") }
      ScrollViewReader { _ in Text("reader \(counter.count)") }
      PhaseAnimator([1]) { _ in Text("phase \(counter.count)") }
      DisclosureGroup("open", isExpanded: .constant(true)) { Text("disclosed \(counter.count)") }
    }
    .sheet(isPresented: .constant(showsSheet)) {
      Text("sheet \(counter.count)")
      Button("+") { counter.count += 1 }
    }
  }
}

struct CustomPropertyScreen: View {
  @Kept private var count: Int
  var showsSheet = false
  private func line() -> String { "method \(count)" }
  var body: some View {
    VStack {
      Button("+") { count += 1 }
      Words { "words \(count)" }
      Words(words: line)
      Words(words: quoted { "closure \(count)" })
      MaybeWords { "optional \(count)" }
      LineWords(line: Line { "structure \(count)" })
      PassedOnWords { "grandchild \(count)" }
      Block { Text("block \(count)") }
      Text("").modifier(Adding { "modifier \(count)" })
      GeometryReader { _ in Text("geometry \(count)") }
      ScrollViewReader { _ in Text("reader \(count)") }
      PhaseAnimator([1]) { _ in Text("phase \(count)") }
      DisclosureGroup("open", isExpanded: .constant(true)) { Text("disclosed \(count)") }
    }
    .sheet(isPresented: .constant(showsSheet)) {
      Text("sheet \(count)")
      Button("+") { count += 1 }
    }
  }
}

struct CustomObjectScreen: View {
  @Watched private var count: Int
  var showsSheet = false
  private func line() -> String { "method \(count)" }
  var body: some View {
    VStack {
      Button("+") { count += 1 }
      Words { "words \(count)" }
      Words(words: line)
      Words(words: quoted { "closure \(count)" })
      MaybeWords { "optional \(count)" }
      LineWords(line: Line { "structure \(count)" })
      PassedOnWords { "grandchild \(count)" }
      Block { Text("block \(count)") }
      Text("").modifier(Adding { "modifier \(count)" })
      GeometryReader { _ in Text("geometry \(count)") }
      ScrollViewReader { _ in Text("reader \(count)") }
      PhaseAnimator([1]) { _ in Text("phase \(count)") }
      DisclosureGroup("open", isExpanded: .constant(true)) { Text("disclosed \(count)") }
    }
    .sheet(isPresented: .constant(showsSheet)) {
      Text("sheet \(count)")
      Button("+") { count += 1 }
    }
  }
}

struct BindingScreen: View {
  @Binding var count: Int
  var showsSheet = false
  private func line() -> String { "method \(count)" }
  var body: some View {
    VStack {
      Button("+") { count += 1 }
      Words { "words \(count)" }
      Words(words: line)
      Words(words: quoted { "closure \(count)" })
      MaybeWords { "optional \(count)" }
      LineWords(line: Line { "structure \(count)" })
      PassedOnWords { "grandchild \(count)" }
      Block { Text("block \(count)") }
      Text("").modifier(Adding { "modifier \(count)" })
      GeometryReader { _ in Text("geometry \(count)") }
      ScrollViewReader { _ in Text("reader \(count)") }
      PhaseAnimator([1]) { _ in Text("phase \(count)") }
      DisclosureGroup("open", isExpanded: .constant(true)) { Text("disclosed \(count)") }
    }
    .sheet(isPresented: .constant(showsSheet)) {
      Text("sheet \(count)")
      Button("+") { count += 1 }
    }
  }
}

struct AppStorageScreen: View {
  @AppStorage("count", store: CapturedDefaults.store) private var count = 0
  var showsSheet = false
  private func line() -> String { "method \(count)" }
  var body: some View {
    VStack {
      Button("+") { count += 1 }
      Words { "words \(count)" }
      Words(words: line)
      Words(words: quoted { "closure \(count)" })
      MaybeWords { "optional \(count)" }
      LineWords(line: Line { "structure \(count)" })
      PassedOnWords { "grandchild \(count)" }
      Block { Text("block \(count)") }
      Text("").modifier(Adding { "modifier \(count)" })
      GeometryReader { _ in Text("geometry \(count)") }
      ScrollViewReader { _ in Text("reader \(count)") }
      PhaseAnimator([1]) { _ in Text("phase \(count)") }
      DisclosureGroup("open", isExpanded: .constant(true)) { Text("disclosed \(count)") }
    }
    .sheet(isPresented: .constant(showsSheet)) {
      Text("sheet \(count)")
      Button("+") { count += 1 }
    }
  }
}

struct SceneStorageScreen: View {
  @SceneStorage("count") private var count = 0
  var showsSheet = false
  private func line() -> String { "method \(count)" }
  var body: some View {
    VStack {
      Button("+") { count += 1 }
      Words { "words \(count)" }
      Words(words: line)
      Words(words: quoted { "closure \(count)" })
      MaybeWords { "optional \(count)" }
      LineWords(line: Line { "structure \(count)" })
      PassedOnWords { "grandchild \(count)" }
      Block { Text("block \(count)") }
      Text("").modifier(Adding { "modifier \(count)" })
      GeometryReader { _ in Text("geometry \(count)") }
      ScrollViewReader { _ in Text("reader \(count)") }
      PhaseAnimator([1]) { _ in Text("phase \(count)") }
      DisclosureGroup("open", isExpanded: .constant(true)) { Text("disclosed \(count)") }
    }
    .sheet(isPresented: .constant(showsSheet)) {
      Text("sheet \(count)")
      Button("+") { count += 1 }
    }
  }
}

struct FocusStateScreen: View {
  @FocusState private var field: Int?
  private var count: Int { field ?? 0 }
  var showsSheet = false
  private func line() -> String { "method \(count)" }
  var body: some View {
    VStack {
      ForEach(1..<4) { TextField("\($0)", text: .constant("")).focused($field, equals: $0) }
      Button("+") { field = count + 1 }
      Words { "words \(count)" }
      Words(words: line)
      Words(words: quoted { "closure \(count)" })
      MaybeWords { "optional \(count)" }
      LineWords(line: Line { "structure \(count)" })
      PassedOnWords { "grandchild \(count)" }
      Block { Text("block \(count)") }
      Text("").modifier(Adding { "modifier \(count)" })
      GeometryReader { _ in Text("geometry \(count)") }
      ScrollViewReader { _ in Text("reader \(count)") }
      PhaseAnimator([1]) { _ in Text("phase \(count)") }
      DisclosureGroup("open", isExpanded: .constant(true)) { Text("disclosed \(count)") }
    }
    .sheet(isPresented: .constant(showsSheet)) {
      Text("sheet \(count)")
      Button("+") { field = count + 1 }
    }
  }
}

struct EnvironmentScreen: View {
  @Environment(\.capturedCount) private var count
  @Environment(\.addsToCount) private var adds
  var showsSheet = false
  private func line() -> String { "method \(count)" }
  var body: some View {
    VStack {
      Button("+") { adds() }
      Words { "words \(count)" }
      Words(words: line)
      Words(words: quoted { "closure \(count)" })
      MaybeWords { "optional \(count)" }
      LineWords(line: Line { "structure \(count)" })
      PassedOnWords { "grandchild \(count)" }
      Block { Text("block \(count)") }
      Text("").modifier(Adding { "modifier \(count)" })
      GeometryReader { _ in Text("geometry \(count)") }
      ScrollViewReader { _ in Text("reader \(count)") }
      PhaseAnimator([1]) { _ in Text("phase \(count)") }
      DisclosureGroup("open", isExpanded: .constant(true)) { Text("disclosed \(count)") }
    }
    .sheet(isPresented: .constant(showsSheet)) {
      Text("sheet \(count)")
      Button("+") { adds() }
    }
  }
}

struct ObservableScreen: View {
  @State private var model = CountModel()
  var showsSheet = false
  private func line() -> String { "method \(model.count)" }
  var body: some View {
    VStack {
      Button("+") { model.count += 1 }
      Words { "words \(model.count)" }
      Words(words: line)
      Words(words: quoted { "closure \(model.count)" })
      MaybeWords { "optional \(model.count)" }
      LineWords(line: Line { "structure \(model.count)" })
      PassedOnWords { "grandchild \(model.count)" }
      Block { Text("block \(model.count)") }
      Text("").modifier(Adding { "modifier \(model.count)" })
      GeometryReader { _ in Text("geometry \(model.count)") }
      ScrollViewReader { _ in Text("reader \(model.count)") }
      PhaseAnimator([1]) { _ in Text("phase \(model.count)") }
      DisclosureGroup("open", isExpanded: .constant(true)) { Text("disclosed \(model.count)") }
    }
    .sheet(isPresented: .constant(showsSheet)) {
      Text("sheet \(model.count)")
      Button("+") { model.count += 1 }
    }
  }
}

struct BindableScreen: View {
  @Bindable var model: CountModel
  var showsSheet = false
  private func line() -> String { "method \(model.count)" }
  var body: some View {
    VStack {
      Button("+") { model.count += 1 }
      Words { "words \(model.count)" }
      Words(words: line)
      Words(words: quoted { "closure \(model.count)" })
      MaybeWords { "optional \(model.count)" }
      LineWords(line: Line { "structure \(model.count)" })
      PassedOnWords { "grandchild \(model.count)" }
      Block { Text("block \(model.count)") }
      Text("").modifier(Adding { "modifier \(model.count)" })
      GeometryReader { _ in Text("geometry \(model.count)") }
      ScrollViewReader { _ in Text("reader \(model.count)") }
      PhaseAnimator([1]) { _ in Text("phase \(model.count)") }
      DisclosureGroup("open", isExpanded: .constant(true)) { Text("disclosed \(model.count)") }
    }
    .sheet(isPresented: .constant(showsSheet)) {
      Text("sheet \(model.count)")
      Button("+") { model.count += 1 }
    }
  }
}
