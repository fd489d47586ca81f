/// What one file tells the rest of the project; small, since a project has ten thousand files.
struct FileDigest: Sendable {
  /// The file, as it was named or found.
  var path: String
  /// The modules that it imports.
  var imports: Set<String> = []
  /// The names of its declarations, seen by other files, whose values are of Combine's types.
  var combineCarriers: Set<String> = []
  /// The types and extensions that it declares.
  var types: [TypeFacts] = []
  /// Where its types end what they hold.
  var stops: [StopFacts] = []
  /// Where their methods reach beyond the object.
  var effects: [EffectFacts] = []
  /// Where their objects give themselves to another.
  var handOvers: [HandOverFacts] = []
  /// Who builds which view, and what is injected on the way.
  var views = ViewFacts()
  /// The properties by which its views take an object, where they only use members of it.
  var handed: [HandedProperty] = []
  /// Where its views pass an object on to others.
  var modelPasses: [ModelPass] = []
  /// Every name that the file mentions, if it puts a view of UIKit or AppKit into SwiftUI.
  var namesBesideRepresentables: Set<String> = []
  /// Where the code only runs on systems that have Observation.
  var newerSystems: [SourcePlace] = []
  /// The lines of the file.
  var lines = 0
}
