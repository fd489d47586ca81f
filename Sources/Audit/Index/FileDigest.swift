/// What one file tells the rest of the project; small, since a project has ten thousand files.
struct FileDigest: Sendable {
  /// The file, as it was named or found.
  var path: String
  /// The modules that it imports.
  var imports: Set<String> = []
  /// The types and extensions that it declares.
  var types: [TypeFacts] = []
  /// Who builds which view, and what is injected on the way.
  var views = ViewFacts()
  /// The lines of the file.
  var lines = 0
}
