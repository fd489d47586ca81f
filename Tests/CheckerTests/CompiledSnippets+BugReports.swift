/// The bug reports that are about what compiles: what is refused, and what to write instead.
extension CompiledSnippets {
  /// What the compiler refuses.
  static let refusedBugReports = CompiledSnippets([
    "MB16": """
    final class MB16Tracker: Sendable { static let shared = MB16Tracker() }
    struct MB16 {
      private var tracker = MB16Tracker.shared
      var title: String
    }
    func mb16() -> MB16 { MB16(title: "x") }
    """,
    "MB41": """
    @Observable class MB41 { var x = 0 }
    @Observable class MB41Derived: MB41 {
      override var x: Int { didSet { print("changed") } }
    }
    """,
    "MB42": """
    @Observable final class MB42 { var a = 0, b = 1 }
    """,
    "MB47": """
    @Observable final class MB47 {
      var active = 1
      @ObservationIgnored private var _active = 2
    }
    """,
    "MB48": """
    @Observable final class MB48 {
      lazy var formatter = "expensive"
    }
    """,
    "MB49": """
    @Observable final class MB49 {
      var `return` = 0
    }
    """,
    "MB50": """
    #if canImport(Observation)
    @Observable
    #endif
    final class MB50 {
      #if canImport(Observation)
      @ObservationIgnored
      #endif
      var plain = 0
    }
    """,
    "MB51": """
    func mb51() {
      @Observable final class MB51 { var a = 0 }
      let model = MB51()
      model.a = 1
    }
    """,
    "MB53": """
    protocol MB53: AnyObject, Observable { var name: String { get set } }
    @Observable final class MB53Model: MB53 { var name = "" }
    struct MB53Bindable<V: AnyObject & Observable> { let value: V }
    func mb53() {
      let model: any MB53 = MB53Model()
      let bindable = MB53Bindable<any MB53>(value: model)
      print(bindable.value.name)
    }
    """,
    "MB54": """
    @MainActor @Observable final class MB54 {
      var task: Task<Void, Never>?
      deinit { task?.cancel() }
    }
    """,
    "MB55": """
    @MainActor @Observable final class MB55: Equatable {
      var title = ""
      nonisolated static func == (a: MB55, b: MB55) -> Bool { a.title == b.title }
    }
    """,
  ])
  /// The right form of each.
  static let acceptedBugReports = CompiledSnippets([
    "MB16": """
    final class MB16Tracker: Sendable { static let shared = MB16Tracker() }
    struct MB16 {
      private let tracker = MB16Tracker.shared
      var title: String
    }
    func mb16() -> MB16 { MB16(title: "x") }
    """,
    "MB41": """
    @Observable class MB41 { var x = 0 }
    @Observable class MB41Derived: MB41 {
      @ObservationIgnored override var x: Int { didSet {} }
    }
    class MB41Plain: MB41 {
      override var x: Int { didSet {} }
    }
    """,
    "MB42": """
    @Observable final class MB42 { var (a, b) = (0, 1) }
    """,
    "MB47": """
    @Observable final class MB47 {
      var active: Int { _active }
      @ObservationIgnored private var _active = 2
    }
    """,
    "MB48": """
    @Observable final class MB48 {
      @ObservationIgnored lazy var formatter = "expensive"
    }
    """,
    "MB49": """
    @Observable final class MB49 {
      var result = 0
      @ObservationIgnored var `return` = 0
    }
    """,
    "MB50": """
    #if canImport(Observation)
    @Observable
    #endif
    final class MB50 {
      #if canImport(Observation)
      var tracked = 0
      #else
      var tracked = 0
      #endif
    }
    func mb50(_ model: some Observable) {}
    func mb50() { mb50(MB50()) }
    """,
    "MB51": """
    enum MB51 {
      @Observable final class Nested { var a = 0 }
    }
    extension MB51 {
      @Observable final class InAnExtension { var a = 0 }
    }
    func mb51() {
      MB51.Nested().a = 1
      MB51.InAnExtension().a = 1
    }
    """,
    "MB53": """
    protocol MB53: AnyObject, Observable { var name: String { get set } }
    @Observable final class MB53Model: MB53 { var name = "" }
    struct MB53View<V: MB53>: View {
      @Bindable var model: V
      var body: some View { TextField("t", text: $model.name) }
    }
    @MainActor func mb53(_ model: any MB53) -> some View {
      TextField("t", text: Binding(get: { model.name }, set: { model.name = $0 }))
    }
    @MainActor func mb53() { _ = MB53View(model: MB53Model()) }
    """,
    "MB54": """
    @MainActor @Observable final class MB54 {
      @ObservationIgnored var task: Task<Void, Never>?
      deinit { task?.cancel() }
    }
    @MainActor @Observable final class MB54Isolated {
      var task: Task<Void, Never>?
      isolated deinit { task?.cancel() }
    }
    """,
    "MB55": """
    @MainActor @Observable final class MB55: Equatable {
      var title = ""
      nonisolated static func == (a: MB55, b: MB55) -> Bool { a === b }
    }
    @MainActor @Observable final class MB55ByID: Equatable {
      let id = 1
      var title = ""
      nonisolated static func == (a: MB55ByID, b: MB55ByID) -> Bool { a.id == b.id }
    }
    @MainActor @Observable final class MB55Isolated: @MainActor Equatable {
      var title = ""
      static func == (a: MB55Isolated, b: MB55Isolated) -> Bool { a.title == b.title }
    }
    """,
  ])
}
