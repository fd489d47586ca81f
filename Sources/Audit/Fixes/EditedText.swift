/// A text after several rounds of edits, each round against the text that the last one left.
///
/// It remembers which stretches are still those of the original: so the rounds can be told as one
/// list of edits of the original.
struct EditedText {
  /// A stretch of the original, or a text that was put in.
  private enum Piece {
    case original(Range<Int>)
    case inserted([UInt8])

    var count: Int {
      switch self {
      case .original(let range): range.count
      case .inserted(let bytes): bytes.count
      }
    }

    func part(_ range: Range<Int>) -> Piece {
      switch self {
      case .original(let whole):
        .original(whole.lowerBound + range.lowerBound..<whole.lowerBound + range.upperBound)
      case .inserted(let bytes): .inserted(Array(bytes[range]))
      }
    }
  }

  private let original: [UInt8]
  private var pieces: [Piece]

  init(_ text: String) {
    original = Array(text.utf8)
    pieces = [.original(0..<original.count)]
  }

  /// The text as it stands now.
  var text: String {
    var bytes: [UInt8] = []
    for piece in pieces {
      switch piece {
      case .original(let range): bytes += original[range]
      case .inserted(let inserted): bytes += inserted
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Everything that was done, as edits of the original in its order.
  var edits: [TextEdit] {
    var found: [TextEdit] = []
    var end = 0
    var pending: [UInt8] = []
    func close(_ start: Int) {
      guard start > end || !pending.isEmpty else { return }
      found.append(TextEdit(end..<start, String(decoding: pending, as: UTF8.self)))
      pending = []
    }
    for piece in pieces {
      switch piece {
      case .original(let range):
        close(range.lowerBound)
        end = range.upperBound
      case .inserted(let bytes): pending += bytes
      }
    }
    close(original.count)
    return found
  }

  /// Applies edits whose ranges are those of the present text. Edits at one place keep their
  /// order; one that overlaps an earlier one is left out.
  mutating func apply(_ edits: [TextEdit]) {
    let ordered = edits.enumerated().sorted { left, right in
      (left.element.range.lowerBound, left.offset) < (right.element.range.lowerBound, right.offset)
    }
    var result: [Piece] = []
    var rest = pieces[...]
    var position = 0
    /// Takes pieces off the front up to an offset of the present text.
    func take(to offset: Int, keep: Bool) {
      while position < offset, let piece = rest.popFirst() {
        let wanted = min(piece.count, offset - position)
        if keep { result.append(piece.part(0..<wanted)) }
        if wanted < piece.count { rest = ArraySlice([piece.part(wanted..<piece.count)] + rest) }
        position += wanted
      }
    }
    for (_, edit) in ordered where edit.range.lowerBound >= position {
      take(to: edit.range.lowerBound, keep: true)
      if !edit.replacement.isEmpty { result.append(.inserted(Array(edit.replacement.utf8))) }
      take(to: edit.range.upperBound, keep: false)
    }
    result += rest.filter { $0.count > 0 }
    pieces = result
  }
}
