import Foundation

/// A file in a folder that others write to: anything may lie there, and nothing is followed or trusted.
public struct SharedFile: Sendable {
  /// Where it lies.
  public let path: String

  /// The file at a path.
  public init(_ path: String) {
    self.path = path
  }

  /// Tells one state of a file from another.
  public struct Stamp: Sendable, Equatable {
    /// When it was written, in nanoseconds on the folder's clock.
    public var modified: Int
    var size: Int
    var inode: UInt

    /// The stamp of no file.
    public static let nothing = Stamp(modified: -1, size: -1, inode: 0)

    /// When it was written, in seconds on the folder's clock.
    public var seconds: Double { Double(modified) / 1e9 }
  }

  /// What was found.
  public enum Contents: Sendable, Equatable {
    /// All bytes of a plain file.
    case bytes(Data, Stamp)
    /// The file that is known already.
    case unchanged
    /// Nothing of that name.
    case absent
    /// Something that is not read, and why.
    case refused(Sentence)
  }

  /// Reads it, unless it is as it was; a link, a pipe, a folder and what is too large are refused.
  public func read(limit: Int, unless known: Stamp? = nil) -> Contents {
    var facts = stat()
    guard lstat(path, &facts) == 0 else {
      return errno == ENOENT ? .absent : .refused(Self.unreadable(errno))
    }
    if facts.st_mode & S_IFMT == S_IFLNK {
      return .refused(Sentence("is a link, which is not followed", "はリンクなので開きません"))
    }
    if facts.st_mode & S_IFMT == S_IFREG, let known, known == Self.stamp(facts) {
      return .unchanged
    }
    // Not a pipe that is put in its place meanwhile either.
    let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else {
      return errno == ENOENT ? .absent : .refused(Self.unreadable(errno))
    }
    defer { close(descriptor) }
    guard fstat(descriptor, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else {
      return .refused(Sentence("is not a plain file", "はふつうのファイルではありません"))
    }
    guard facts.st_size <= limit else {
      return .refused(
        Sentence(
          "has \(facts.st_size) bytes, and at most \(limit) are read",
          "は \(facts.st_size) バイトあり、読むのは \(limit) バイトまでです"))
    }
    var data = Data(count: Int(facts.st_size))
    var length = 0
    while length < data.count {
      let count = data.withUnsafeMutableBytes {
        Glibc.read(descriptor, $0.baseAddress?.advanced(by: length), $0.count - length)
      }
      if count < 0 && errno == EINTR { continue }
      if count < 0 { return .refused(Self.unreadable(errno)) }
      if count == 0 { break }
      length += count
    }
    return .bytes(data.prefix(length), Self.stamp(facts))
  }

  /// How it stands now; nil when it is not there.
  public var stamp: Stamp? {
    var facts = stat()
    return lstat(path, &facts) == 0 ? Self.stamp(facts) : nil
  }

  /// Writes all of it or nothing: a draft beside it takes its name when it is whole.
  ///
  /// What the disk has not got yet when the machine loses power is published again, so nobody waits
  /// for the disk.
  public func replace(with data: Data) throws(WorkshopFault) {
    let folder = (path as NSString).deletingLastPathComponent
    let draft = "\(folder)/.\((path as NSString).lastPathComponent).\(getpid()).draft"
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
    var descriptor = open(draft, flags, 0o644)
    if descriptor < 0 && errno == EEXIST && unlink(draft) == 0 {
      descriptor = open(draft, flags, 0o644)
    }
    guard descriptor >= 0 else { throw .cannotWrite(path, errno) }
    var failure = data.withUnsafeBytes { bytes -> Int32 in
      var done = 0
      while done < bytes.count {
        let count = write(descriptor, bytes.baseAddress?.advanced(by: done), bytes.count - done)
        if count < 0 && errno == EINTR { continue }
        guard count > 0 else { return count < 0 ? errno : EIO }
        done += count
      }
      return 0
    }
    if close(descriptor) != 0 && failure == 0 { failure = errno }
    if failure == 0 && rename(draft, path) != 0 { failure = errno }
    guard failure == 0 else {
      unlink(draft)
      throw .cannotWrite(path, failure)
    }
  }

  private static func stamp(_ facts: stat) -> Stamp {
    Stamp(
      modified: facts.st_mtim.tv_sec * 1_000_000_000 + facts.st_mtim.tv_nsec,
      size: Int(facts.st_size), inode: UInt(facts.st_ino))
  }

  private static func unreadable(_ code: Int32) -> Sentence {
    let reason = PlainFile.reason(code)
    return Sentence("cannot be read (\(reason))", "を読めません（\(reason)）")
  }
}
