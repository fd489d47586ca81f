/// A property as its declaration shows it.
struct PropertyFacts: Sendable, Equatable {
  /// The name without backticks.
  var name: String
  /// The written type, or the one that the initial value names (`= Model()`, `= Model.shared`);
  /// nil where only a compiler could tell.
  var type: String?
  /// Whether the type was written.
  var isTypeWritten = false
  /// The attributes with their arguments as written, such as `Environment(Model.self)`.
  var attributes: [AttributeFacts] = []
  /// Whether it is `static` or `class`.
  var isStatic = false
  /// Whether it is a `let`.
  var isConstant = false
  /// Whether it has a getter instead of storage.
  var isComputed = false
  /// Whether it is `lazy`.
  var isLazy = false
  /// Whether it is `weak` or `unowned`.
  var isWeak = false
  /// The access, such as `private`; empty where none is written.
  var access = ""
  /// The first word or sign of the initial value, if there is one.
  var initialValue: String?
  /// Where the name stands.
  var place: SourcePlace

  /// The attribute of that name.
  func attribute(_ name: String) -> AttributeFacts? {
    attributes.first { $0.name == name }
  }
}
