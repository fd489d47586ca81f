/// What the migration has to know of one file: places and ready edits, no syntax nodes.
struct FileSurvey: Sendable {
  var digest: FileDigest
  /// Whether the file has errors of syntax: nothing in it is changed then.
  var isBroken = false
  /// Where the first of them is; nil too where other compilers are meant to understand it.
  var fault: SyntaxFault?
  var models: [ModelSite] = []
  var conformances: [ConformanceSite] = []
  var wrappers: [WrapperSite] = []
  var projections: [ProjectionSite] = []
  var storages: [StorageSite] = []
  var uses: [ObjectUse] = []
  var constraints: [ConstraintSite] = []
  var calls: [CallSite] = []
  /// Attributes of properties that are no wrapper of a model by their names, with what is held.
  var attributes: [CallSite] = []
  /// Mentions of types with generic arguments: `Cell<Model>`.
  var specialisations: [CallSite] = []
  /// `StateObject(…)` and its like where no `_name` is set.
  var strayWrappers: [CallSite] = []
  /// Assignments to a member outside of initialisers, or more than one inside, by `type.name`.
  var reassigned: Set<String> = []
  /// Assignments to a member anywhere, by `type.name`.
  var assigned: Set<String> = []
  /// Assignments to a member of another object than `self`.
  var memberWrites: [MemberWrite] = []
  /// The names of which two parts are changed by one call: `swap(&pair.0, &pair.1)`.
  var overlaps: [(name: String, place: SourcePlace)] = []
  /// What is left for a person wherever it stands: publishers, subscriptions.
  var handwork: [FixNote] = []
  /// The written types of globals, and the results of functions by `type.name`.
  var results: [String: String] = [:]
  /// The properties that protocols ask to be settable.
  var settableRequirements: Set<String> = []
  /// The types whose property wrapper asks for the object around it.
  var enclosingWrappers: Set<String> = []

  /// Where the names of the views stand, by full name.
  var views: [String: SourcePlace] = [:]
  /// Where the imports stand, in their order.
  var imports: [SourcePlace] = []
  /// Whether the members of a view are out of order.
  var hasDisorder = false

  init(digest: FileDigest) { self.digest = digest }
}
