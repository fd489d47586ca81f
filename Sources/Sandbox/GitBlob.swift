import Foundation

/// The bytes of a file that git keeps, by the file's blob id.
public struct GitBlob: Sendable {
  let folder: URL
  let environment: [String: String]

  /// Asks the repository that a folder lies in.
  public init(
    repositoryOf folder: URL,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    self.folder = folder
    self.environment = environment
  }

  /// The bytes, or nil when there is no git, no repository or no such blob.
  public func bytes(_ id: String) throws(SpawnError) -> Data? {
    guard id.count == 40, id.allSatisfy(\.isHexDigit),
      let git = ExecutableSearch(environment: environment).path(of: "git")
    else { return nil }
    var variables = environment.filter { !$0.key.hasPrefix("GIT_") }
    // A blob that is not here is not fetched: the workbook works without a network.
    variables["GIT_NO_LAZY_FETCH"] = "1"
    // The checkout may belong to another user, as in a container; reading a blob runs nothing.
    let words = ["-c", "safe.directory=*", "-C", folder.path, "cat-file", "blob", id]
    let (ending, output) = try ChildProcess.run(
      Launch(git, words, environment: variables), limits: Limits(wallSeconds: 10))
    return ending.isSuccess && !output.wasCut ? output.bytes : nil
  }
}
