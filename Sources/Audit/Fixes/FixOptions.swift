/// What the fixes may do.
public struct FixOptions: Sendable {
  /// The kinds that are wanted.
  public var kinds: Set<FixKind>
  /// How strictly the order of members is taken: what it lets stand stays.
  public var memberOrder = MemberOrderMode.strict
  /// Why the file of a path cannot use Observation, such as "its target is iOS 16"; nil if it can.
  public var observationIsMissing: @Sendable (_ path: String) -> String?

  /// The kinds that are not wanted in the file of a path, because a comment there says so.
  var kept: [String: Set<FixKind>] = [:]

  /// Why the files of these paths stay as they are, whatever is in them.
  var untouched: [String: String] = [:]

  /// The files that are read only to know what they hold and use: nothing in them is listed.
  var context: Set<String> = []

  /// The files and folders that could not be read: what they hold and use, nobody knows.
  var unread: Set<String> = []

  /// Everything, where Observation is at hand unless said otherwise.
  public init(
    kinds: Set<FixKind> = Set(FixKind.allCases),
    observationIsMissing: @escaping @Sendable (_ path: String) -> String? = { _ in nil }
  ) {
    self.kinds = kinds
    self.observationIsMissing = observationIsMissing
  }

  /// The same where some more files could not be read.
  func leavingUnread(_ paths: [String]) -> FixOptions {
    var options = self
    options.unread.formUnion(paths)
    return options
  }

  /// Whether a kind is wanted in a file.
  func does(_ kind: FixKind, in path: String) -> Bool {
    kinds.contains(kind) && !(kept[path]?.contains(kind) ?? false)
  }
}
