import CLibEdit
import Foundation

/// Reads lines from a person at a terminal, with editing, history and completion, or from a pipe.
///
/// One editor a process, on the main thread. While it waits for a key it deals with the events of its
/// `EventLoop`, and whoever handles one may `print` above the line being typed.
public final class LineEditor {
  /// How a read ended.
  public enum Input: Sendable, Equatable {
    /// A line, without its end.
    case line(String)
    /// Ctrl-C at the prompt.
    case interrupted
    /// Ctrl-D, the end of a pipe, or a terminal that is gone.
    case endOfInput
  }

  /// Where the editor waits.
  public let loop: EventLoop
  /// Whether a person types: standard input and output are terminals.
  public let isInteractive: Bool
  /// Asked for the ways to go on from the text before the cursor.
  public var complete: (String) -> Completion = { _ in .none }
  /// Asked first when Ctrl-C is pressed at the prompt; true leaves the line as it is.
  public var onInterrupt: () -> Bool = { false }

  let colour: Bool
  var editLine: OpaquePointer?
  var prompt = Prompt()
  var promptBytes: UnsafeMutablePointer<CChar>?
  var isReading = false
  private var isErased = false
  /// Why the reader gave up; libedit itself says the same for Ctrl-C and the end of input.
  var wasInterrupted = false
  var decoder = ScalarDecoder()
  let history: History?
  private var lines: PipedLines?

  /// Makes the editor of the process.
  ///
  /// - Parameters:
  ///   - program: the name under which `~/.editrc` may address it.
  ///   - historyFile: where lines are kept between starts; not touched when nobody types.
  public init(program: String, historyFile: URL?, loop: EventLoop = EventLoop()) {
    self.loop = loop
    isInteractive = Terminal.isInteractive
    colour = Terminal.usesColour
    guard isInteractive else {
      history = nil
      lines = PipedLines(descriptor: 0)
      return
    }
    TextEncoding.useUTF8()
    history = History(file: historyFile)
    editLine = cle_init(program)
    setUp()
  }

  deinit {
    if let editLine { el_end(editLine) }
    free(promptBytes)
  }

  /// Reads a line; a pipe is read without showing the prompt.
  ///
  /// - Parameter isRemembered: whether the line goes into the history; the answer to a question does not.
  public func readLine(_ prompt: Prompt, isRemembered: Bool = true) -> Input {
    guard let editLine else { return readPipedLine() }
    keep(prompt)
    isReading = true
    wasInterrupted = false
    loop.receiveSuspend(true)
    // Before the prompt is seen: what is typed at once, Ctrl-D above all, must not meet a cooked terminal.
    cle_set_raw(editLine, 1)
    var count: Int32 = 0
    let text = el_gets(editLine, &count)
    loop.receiveSuspend(false)
    isReading = false
    guard let text else {
      Terminal.write("\n")
      return wasInterrupted ? .interrupted : .endOfInput
    }
    var line = String(cString: text)
    while line.last?.isNewline == true { line.removeLast() }
    if isRemembered { history?.add(line) }
    return .line(line)
  }

  /// Lets `work` write lines to the terminal: while a line is being typed, above it.
  ///
  /// The line is taken away first and shown again afterwards, with the cursor where it was.
  public func above(_ work: () -> Void) {
    guard isReading, !isErased, let editLine else { return work() }
    eraseLine()
    isErased = true
    work()
    isErased = false
    cle_refresh(editLine)
  }

  /// Writes lines above the line being typed.
  public func show(_ text: String) {
    above { Terminal.write(text.hasSuffix("\n") || text.isEmpty ? text : text + "\n") }
  }

  /// Takes another prompt, and shows it at once when a line is being typed.
  public func setPrompt(_ prompt: Prompt) {
    guard prompt != self.prompt else { return }
    above { keep(prompt) }
  }

  private func keep(_ prompt: Prompt) {
    self.prompt = prompt
    free(promptBytes)
    promptBytes = strdup(prompt.encoded(colour: colour))
  }

  private func readPipedLine() -> Input {
    while true {
      if let line = lines?.next() { return .line(line) }
      guard lines?.isAtEnd == false else { return .endOfInput }
      if loop.run(until: 0) {
        lines?.fill()
      } else {
        switch loop.takeInterruption() {
        case .interrupt: return .interrupted
        case .terminate: return .endOfInput
        case .suspend, .resize, nil: continue
        }
      }
    }
  }
}
