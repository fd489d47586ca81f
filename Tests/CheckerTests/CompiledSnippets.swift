import Checker
import Foundation

/// The mistakes of the behaviour reference's table, and what to write instead.
///
/// Each stands in a file of its own, named after its id, with types of that name. All files of a
/// group are one full compile of the checker, which takes longer than they do.
struct CompiledSnippets {
  /// What the type checker refuses.
  static let typeErrors = CompiledSnippets(typeErrorTexts)
  /// What only a full compile refuses; an error of the type checker would hide it.
  static let lateErrors = CompiledSnippets(lateErrorTexts)
  /// What compiles.
  static let accepted = CompiledSnippets(acceptedTexts)

  private let made: Result<CheckResult, any Error>

  /// Checks an answer of these texts, by id.
  init(_ snippets: [String: String]) {
    made = Result {
      let fixture = try Fixture()
      var texts = ["Counter": Fixture.counter, "Models": Self.models]
      for (id, snippet) in snippets {
        // M07 is the missing import itself.
        texts[id] = (id == "M07" ? "" : "import Combine\nimport SwiftUI\n") + snippet
      }
      let files = texts.map { SourceFile(name: "\($0).swift", bytes: Data($1.utf8)) }
      return fixture.checker.check(fixture.kata, sources: SourceSet(files: files))
    }
  }

  /// What the checker said of all of them.
  func result() throws -> CheckResult { try made.get() }

  /// The errors in the file of an id; those in generated code that has no place, for "".
  func errors(of id: String) throws -> [String] {
    let file = id.isEmpty ? "" : id + ".swift"
    return try result().diagnostics.filter { $0.severity == .error && $0.file == file }
      .map { Self.words(of: $0.message) }
  }

  /// A message without the name of its group, which the compiler prints for its web pages.
  private static func words(of message: String) -> String {
    let end = message.firstRange(of: " [#")?.lowerBound ?? message.endIndex
    return message[..<end].trimmingCharacters(in: .whitespaces)
  }

  /// What the snippets share.
  private static let models = """
    import Combine
    import SwiftUI
    struct Item: Identifiable {
      var id = 0
      var on = false
      mutating func flip() { on.toggle() }
    }
    @Observable final class VM {
      var text = ""
      var items: [Item] = []
      let fixed = ""
      var derived: String { text }
      private(set) var guarded = ""
    }
    final class Old: ObservableObject { @Published var text = "" }
    protocol P: ObservableObject {}
    """

  private static let typeErrorTexts = [
    "X01": """
    struct X01: View {
      @ObservedObject var vm: VM
      var body: some View { Text(vm.text) }
    }
    """,
    "X02": """
    struct X02: View {
      @StateObject var vm = VM()
      var body: some View { Text(vm.text) }
    }
    """,
    "X03": """
    struct X03: View {
      @EnvironmentObject var vm: VM
      var body: some View { Text(vm.text) }
    }
    """,
    "X04": """
    struct X04: View {
      var vm: VM
      var body: some View { TextField("t", text: $vm.text) }
    }
    """,
    "X05": """
    struct X05: View {
      @Environment(VM.self) var vm
      var body: some View { TextField("t", text: $vm.text) }
    }
    """,
    "X10": """
    struct X10: View {
      var vm: VM?
      var body: some View {
        @Bindable var vm = vm
        return TextField("t", text: $vm.text)
      }
    }
    """,
    "X12": """
    struct X12: View {
      var body: some View { Text("a").environmentObject(VM()) }
    }
    """,
    "X13": """
    struct X13: View {
      var body: some View { Text("a").environment(Old()) }
    }
    """,
    "X14": """
    struct X14: View {
      @Environment(Old.self) var old
      var body: some View { Text("a") }
    }
    """,
    "X15": #"@Observable final class X15 { @Published var text = "" }"#,
    "X16": """
    @Observable final class X16 {
      var text = ""
      func f() { _ = $text.sink { _ in } }
    }
    """,
    "X17": "func x17(_ vm: VM) { _ = vm.$text }",
    "X18": "func x18(_ vm: VM) { vm.objectWillChange.send() }",
    "X18inside": "@Observable final class X18 { func f() { objectWillChange.send() } }",
    "X19": """
    struct X19: View {
      @State var vm = VM()
      var body: some View { Text("a").onReceive(vm.$text) { _ in } }
    }
    """,
    "X20": """
    struct X20: View {
      @Bindable var old = Old()
      var body: some View { Text("a") }
    }
    """,
    "X21": """
    struct X21: View {
      @Bindable private var vm: VM
      var body: some View { Text(vm.text) }
    }
    @MainActor func x21() { _ = X21(vm: VM()) }
    """,
    "X22": """
    @Observable final class X22 {
      var n = 0
      func f() { Just(1).assign(to: &$n) }
    }
    """,
    "X23": """
    struct X23: View {
      @Bindable var vm: VM
      var body: some View { TextField("t", text: $vm.fixed) }
    }
    """,
    "X24": """
    struct X24: View {
      @Bindable var vm: VM
      var body: some View { TextField("t", text: $vm.derived) }
    }
    """,
    "X25": """
    struct X25: View {
      @Bindable var vm: VM
      var body: some View { TextField("t", text: $vm.guarded) }
    }
    """,
    "X26": """
    struct X26: View {
      @Environment(VM.self) var vm
      var body: some View { Text("a") }
      func f() { vm = VM() }
    }
    """,
    "X28": """
    struct X28: View {
      @ObservedObject private var old: Old
      var body: some View { Text(old.text) }
    }
    @MainActor func x28() { _ = X28(old: Old()) }
    """,
    "X30": """
    struct X30: View {
      var vm: VM
      var body: some View { ForEach(vm.items) { i in Toggle("a", isOn: $i.on) } }
    }
    """,
    "X31": """
    struct X31: View {
      var vm: VM
      var body: some View { ForEach(vm.items) { it in Button("a") { it.flip() } } }
    }
    """,
    "X32": """
    struct X32: View {
      @ObservedObject var old: any P
      var body: some View { Text("a") }
    }
    """,
    "X33": """
    struct X33: View {
      @Environment((any P).self) var old
      var body: some View { Text("a") }
    }
    """,
    "X34": "func x34() { _ = Observations<Int, Never>.untilFinished { .finished } }",
    "X35": """
    final class X35 { var n = 0 }
    func x35() { _ = Observations { X35() } }
    """,
    "M01": "@Observable struct M01 { var n = 1 }",
    "M03": "@Observable actor M03 { var n = 1 }",
    "M04": "@Observable final class M04 { lazy var n = 1 }",
    "M06": "@Observable final class M06 { var n: Int }",
    "M07": "@Observable final class M07 { var n = 1 }",
    "M08": """
    @Observable class M08 { var a = 1 }
    @Observable final class M08Derived: M08 { override var a: Int { didSet {} } }
    """,
    "M09": """
    @MainActor @Observable final class M09 {
      var t: Task<Void, Never>?
      deinit { t?.cancel() }
    }
    """,
    "E12": "func e12() { withContinuousObservationTracking { 1 } }",
  ]

  private static let lateErrorTexts = [
    "M02": "@Observable enum M02 { case one }",
    "M15": """
    @Observable final class M15 {
      var n: Int
      init() {
        bind()
        n = 1
      }
      func bind() {}
    }
    """,
  ]

  private static let acceptedTexts = [
    "X06": """
    struct X06: View {
      @State private var vm = VM()
      var body: some View { TextField("t", text: $vm.text) }
    }
    """,
    "X07": """
    struct X07: View {
      @Bindable var vm: VM
      var body: some View { TextField("t", text: $vm.text) }
    }
    """,
    "X09": """
    struct X09: View {
      @Environment(VM.self) var vm
      var body: some View {
        @Bindable var vm = vm
        TextField("t", text: $vm.text)
      }
    }
    """,
    "X11": """
    struct X11: View {
      var vm: VM
      var body: some View { TextField("t", text: Bindable(vm).text) }
    }
    """,
    "X27": "@Observable final class X27: ObservableObject { var n = 1 }",
    "X30": """
    struct X30: View {
      @Bindable var vm: VM
      var body: some View { ForEach($vm.items) { $i in Toggle("a", isOn: $i.on) } }
    }
    """,
    "M04": "@Observable final class M04 { @ObservationIgnored lazy var n = 1 }",
    "M10": """
    @MainActor @Observable final class M10 {
      @ObservationIgnored var t: Task<Void, Never>?
      deinit { t?.cancel() }
    }
    """,
    "M11": """
    @MainActor @Observable final class M11 {
      var t: Task<Void, Never>?
      isolated deinit { t?.cancel() }
    }
    """,
    "B17": "@Observable final class B17: Codable { var n = 1 }",
  ]
}
