import SourceOutline
import Synchronization

/// The outlines of texts that were read before.
///
/// One judgement asks for the same answer's outline several times, and each answer's judgement for that
/// of the same starter and solution; to parse them anew took more processor time than the walls.
enum OutlineMemory {
  /// So many are kept; a class is not.
  private static let most = 512
  private static let known = Mutex<[String: Outline]>([:])

  /// The outline of a text.
  static func outline(of text: String) -> Outline {
    if let outline = known.withLock({ $0[text] }) { return outline }
    let outline = Outline(of: text)
    // What took too long once may be read when the machine has more time.
    guard outline.isComplete else { return outline }
    known.withLock { known in
      if known.count >= most { known.removeAll(keepingCapacity: true) }
      known[text] = outline
    }
    return outline
  }
}
