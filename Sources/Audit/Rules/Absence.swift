/// Where a rule has to find something missing before it speaks.
///
/// What the parser does not understand may hold the missing thing: then the rule says nothing.
enum Absence: Sendable {
  /// It speaks of what is there.
  case nowhere
  /// Its finding stands or falls with the rest of the file.
  case inFile
  /// Its finding stands or falls with all files: an injection, a `cancel()`, an extension.
  case inProject
}
