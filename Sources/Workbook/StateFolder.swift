import Foundation

/// Where progress, shipped starters and earlier attempts are kept: `.kata` in the workbook.
///
/// When the workbook cannot be written to, the user's state folder takes its place and `notice`
/// says so.
public struct StateFolder: Sendable, Equatable {
  /// The folder; it is made at the first write.
  public let url: URL
  /// One sentence when it is not the workbook's own `.kata`.
  public let notice: Sentence?

  /// Chooses the folder for a workbook.
  public init(
    for workbook: Workbook, environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    let own = workbook.folder.appendingPathComponent(".kata", isDirectory: true)
    guard let reason = Self.obstacle(to: own) else {
      url = own
      notice = nil
      return
    }
    let path = workbook.folder.path
    let name = "\(workbook.folder.lastPathComponent)-\(BlobID(of: Data(path.utf8)).text.prefix(12))"
    let other = Self.userFolder(environment).appendingPathComponent(
      "kata/\(name)", isDirectory: true)
    url = other
    notice = Sentence(
      "\(own.path) cannot be written (\(reason)): progress is kept in \(other.path) instead.",
      "\(own.path) に書き込めないため（\(reason)）、進み具合は \(other.path) に記録します。")
  }

  /// A folder that is already known.
  public init(url: URL) {
    self.url = url
    notice = nil
  }

  private static func userFolder(_ environment: [String: String]) -> URL {
    if let state = environment["XDG_STATE_HOME"], state.hasPrefix("/") {
      return URL(fileURLWithPath: state, isDirectory: true)
    }
    let home = environment["HOME"].flatMap { $0.isEmpty ? nil : $0 } ?? NSHomeDirectory()
    return URL(fileURLWithPath: home, isDirectory: true).appendingPathComponent(".local/state")
  }

  /// Why a folder cannot be written to, or nil when it can.
  private static func obstacle(to folder: URL) -> String? {
    var facts = stat()
    let exists = stat(folder.path, &facts) == 0
    if exists && facts.st_mode & S_IFMT != S_IFDIR { return PlainFile.reason(ENOTDIR) }
    let tried = exists ? folder.path : folder.deletingLastPathComponent().path
    return access(tried, W_OK | X_OK) == 0 ? nil : PlainFile.reason(errno)
  }
}
