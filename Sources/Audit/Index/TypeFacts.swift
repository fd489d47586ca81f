/// A type as one of its declarations, or all of them together, show it.
struct TypeFacts: Sendable, Equatable {
  /// What kind of declaration it is.
  enum Kind: String, Sendable {
    case `class`, `struct`, `enum`, `actor`, `protocol`, `extension`, `typealias`
  }

  /// How two instances are compared.
  enum Equality: Sendable {
    /// By what they hold.
    case content
    /// By being the same.
    case identity
    /// By their `id` alone, which may belong to one instance only.
    case id
  }

  /// The name with its containers, such as `Gallery.Cell`.
  var name: String
  /// What kind of declaration it is; an extension is merged into its type by the index.
  var kind: Kind
  /// The attributes of the declaration.
  var attributes: [AttributeFacts] = []
  /// The written inheritance: a superclass and protocols, those of extensions too.
  var inherits: [String] = []
  /// Whether it is `final`.
  var isFinal = false
  /// Whether only its own file sees it.
  var isFilePrivate = false
  /// Whether it only stands in for a module of Apple's that is missing: in `#if !canImport(…)`.
  var isStandIn = false
  /// The properties, those of extensions too.
  var properties: [PropertyFacts] = []
  /// The names of its methods, those of extensions too.
  var methods: Set<String> = []
  /// Those of them that are `mutating`.
  var mutatingMethods: Set<String> = []
  /// The names that its initialisers mention in their bodies, and what initial values call.
  var namesInInitialisers: Set<String> = []
  /// Its initialisers, those of extensions too.
  var initialisers: [InitialiserFacts] = []
  /// What the initial values of its properties do beyond filling the object, if anything.
  var effectOfInitialValues: String?
  /// Every name that its `deinit` mentions.
  var namesInDeinitialiser: Set<String> = []
  /// How a `==` of it compares; nil without one.
  var equality: Equality?
  /// The first labels of its initialisers, those of extensions too.
  var initialiserLabels: Set<String> = []
  /// Whether it has a `deinit`.
  var hasDeinitialiser = false
  /// Where the name stands.
  var place: SourcePlace

  /// The last part of the name.
  var simpleName: String { String(name.split(separator: ".").last ?? "") }

  /// Whether the declaration carries the attribute.
  func has(attribute: String) -> Bool { attributes.contains { $0.name == attribute } }

  /// The first property whose name is among the names and that has one of the wrappers.
  func firstProperty(in names: Set<String>, _ wrappers: Set<String>) -> PropertyFacts? {
    properties.first { property in
      names.contains(property.name) && !property.isStatic
        && property.attributes.contains { wrappers.contains($0.name) }
    }
  }

  /// The property of that name.
  func property(_ name: String) -> PropertyFacts? { properties.first { $0.name == name } }
}
