import Foundation

/// A file that is read whole and written whole, with the system's own word for what went wrong.
///
/// Foundation's reading and writing would do, but its errors do not tell a full disk from a read-only
/// one in words a learner can use, and its atomic write loses the reason on Linux.
struct PlainFile {
  /// Where it lies.
  var url: URL
  /// What to call it in a sentence.
  var name: String

  /// The most that is read of a page or a source: 1 MiB.
  static let limit = 1 << 20

  init(_ url: URL, name: String? = nil) {
    self.url = url
    self.name = name ?? url.path
  }

  /// The bytes, or nil when there is no such file.
  func bytes(limit: Int = PlainFile.limit) throws(WorkbookError) -> Data? {
    let descriptor = open(url.path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw .unreadableFile(name, reason: Self.reason(errno))
    }
    defer { close(descriptor) }
    var facts = stat()
    guard fstat(descriptor, &facts) == 0 else {
      throw .unreadableFile(name, reason: Self.reason(errno))
    }
    guard facts.st_mode & S_IFMT == S_IFREG else {
      throw .unreadableFile(name, reason: "not a plain file")
    }
    guard facts.st_size <= limit else {
      throw .tooLarge(name, size: Int(facts.st_size), limit: limit)
    }
    var data = Data()
    // One byte more than there seems to be, so that the second read finds the end.
    var buffer = [UInt8](repeating: 0, count: min(1 << 16, max(1 << 10, Int(facts.st_size) + 1)))
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      if count < 0 && errno == EINTR { continue }
      guard count >= 0 else { throw .unreadableFile(name, reason: Self.reason(errno)) }
      if count == 0 { return data }
      data.append(contentsOf: buffer[..<count])
      guard data.count <= limit else { throw .tooLarge(name, size: data.count, limit: limit) }
    }
  }

  /// The text with LF line ends and without a byte order mark, or nil when there is no such file.
  func text() throws(WorkbookError) -> String? {
    guard let data = try bytes() else { return nil }
    return try Self.text(data, name: name)
  }

  /// Decodes UTF-8, takes a byte order mark away and makes line ends LF.
  static func text(_ data: Data, name: String) throws(WorkbookError) -> String {
    guard var text = String(validating: data, as: UTF8.self) else { throw .notUTF8(name) }
    if text.unicodeScalars.first == "\u{FEFF}" { text.unicodeScalars.removeFirst() }
    return text.replacingOccurrences(of: "\r\n", with: "\n")
  }

  /// Writes all of `data` or changes nothing: a new file beside it takes its name when it is whole.
  func write(_ data: Data) throws(WorkbookError) {
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    } catch {
      throw .cannotWrite(name, reason: Self.reason(of: error))
    }
    let failure = WholeFile.write(data, to: url.path, isFlushed: true)
    guard failure == 0 else { throw .cannotWrite(name, reason: Self.reason(failure)) }
  }

  /// The system's word for an error number, with the two that learners meet said plainly.
  static func reason(_ number: Int32) -> String {
    switch number {
    case ENOSPC, EDQUOT: "the disk is full"
    case EROFS: "the disk is read-only"
    case ENOTDIR, EEXIST: "a file stands where a folder must be"
    default: String(cString: strerror(number)).lowercased()
    }
  }

  /// The reason in an error of Foundation's.
  static func reason(of error: any Error) -> String {
    let outer = error as NSError
    let inner = outer.userInfo[NSUnderlyingErrorKey] as? NSError ?? outer
    if inner.domain == NSPOSIXErrorDomain { return reason(Int32(inner.code)) }
    return switch CocoaError.Code(rawValue: outer.code) {
    case .fileWriteOutOfSpace: reason(ENOSPC)
    case .fileWriteVolumeReadOnly: reason(EROFS)
    case .fileWriteNoPermission: reason(EACCES)
    case .fileWriteFileExists: reason(EEXIST)
    default: outer.localizedDescription
    }
  }

  /// The path with every link followed, or nil when something on it is missing.
  static func resolved(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }
}
