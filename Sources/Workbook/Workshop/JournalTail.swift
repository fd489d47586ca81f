import Foundation

/// The entries that were added to a journal since the last look, whichever process added them.
public struct JournalTail: Sendable {
  private let file: URL
  private var offset = 0

  /// Begins at the journal's first entry.
  public init(of journal: Journal) {
    file = journal.file
  }

  /// The new entries, in order; a line that is not whole yet is left for the next look.
  public mutating func next() -> [JournalEntry] {
    let descriptor = open(file.path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return [] }
    defer { close(descriptor) }
    var facts = stat()
    guard fstat(descriptor, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG,
      facts.st_size > offset
    else { return [] }
    var data = Data(count: Int(facts.st_size) - offset)
    let count = data.withUnsafeMutableBytes {
      pread(descriptor, $0.baseAddress, $0.count, off_t(offset))
    }
    guard count > 0, let end = data.prefix(count).lastIndex(of: 10) else { return [] }
    let lines = data[data.startIndex...end]
    offset += lines.count
    return lines.split(separator: 10).compactMap { JournalEntry(line: Data($0)) }
  }
}
