import Foundation

/// The `bwrap` of this machine, and whether it has its younger options.
struct Bubblewrap: Sendable {
  /// The one on the path of every system; nil where it is not installed.
  static let installed = Bubblewrap(searching: ["/usr/bin", "/usr/local/bin", "/bin"])

  let path: String
  /// Whether it can keep the child from making user namespaces of its own (0.8).
  let disablesUserNamespaces: Bool

  private init?(searching folders: [String]) {
    let search = ExecutableSearch(environment: ["PATH": folders.joined(separator: ":")])
    guard let path = search.path(of: "bwrap") else { return nil }
    let launch = Launch(path, ["--help"], environment: [:])
    let help = (try? ChildProcess.run(launch, limits: Limits(wallSeconds: 5)).output.text) ?? ""
    self.path = path
    disablesUserNamespaces = help.contains("--disable-userns ")
  }
}
