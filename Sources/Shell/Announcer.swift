import LineEditing
import Synchronization

/// Says what other threads have to say: at once, or above the line that is being typed.
final class Announcer: Sendable {
  private let note: @Sendable (String) -> Void
  private let mailbox = Mailbox<String>()
  private let isPrompting = Atomic<Bool>(false)

  /// Readable when there is something to say above the prompt.
  var descriptor: Int32 { mailbox.descriptor }

  /// Makes an announcer that says things by `note` while no prompt waits.
  init(note: @escaping @Sendable (String) -> Void) {
    self.note = note
  }

  /// Says a sentence; any thread may.
  func say(_ sentence: String) {
    if isPrompting.load(ordering: .acquiring) { mailbox.send(sentence) } else { note(sentence) }
  }

  /// Whether a prompt waits, and whoever shows it takes the sentences.
  func setPrompting(_ isPrompting: Bool) {
    self.isPrompting.store(isPrompting, ordering: .releasing)
    if !isPrompting { sayAll() }
  }

  /// Says what has come.
  func sayAll() {
    for sentence in mailbox.take() { note(sentence) }
  }
}
