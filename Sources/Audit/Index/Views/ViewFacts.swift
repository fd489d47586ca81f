/// What one file tells about who builds which view, and what is injected on the way.
struct ViewFacts: Sendable, Equatable {
  /// The places where views are built, as far as the way to the screen can be seen.
  var uses: [ViewUse] = []
  /// Types that are built where the way to the screen cannot be seen, by their simple names.
  var builtElsewhere: Set<String> = []
  /// What is injected.
  var injections: [InjectionFacts] = []
  /// The members that make views.
  var members: [ViewMemberFacts] = []
  /// What is read while bodies run, each with the first place.
  var reads: [MemberUse: SourcePlace] = [:]
  /// The types that mention the `objectWillChange` of something that they hold.
  var forwarders: Set<String> = []
  /// Where views read elements by an index that they were given.
  var lookups: Set<IndexLookup> = []
  /// What is written, wherever that is.
  var writes: Set<MemberUse> = []
}
