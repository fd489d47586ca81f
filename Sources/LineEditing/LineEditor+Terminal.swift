import CLibEdit
import Foundation

// What libedit calls back: the prompt, the next character, completion.
extension LineEditor {
  /// Sets libedit up: our reader, our prompt, the keys that it leaves unbound, then `~/.editrc`.
  func setUp() {
    guard let editLine else { return }
    cle_set_client_data(editLine, Unmanaged.passUnretained(self).toOpaque())
    cle_set_prompt(editLine, { LineEditor.of($0)?.promptBytes }, 0x01)
    cle_set_reader(editLine) { LineEditor.of($0)?.readScalar(into: $1) ?? -1 }
    history?.attach(to: editLine)
    cle_add_command(editLine, "kata-complete", "Complete the word before the cursor") { el, _ in
      LineEditor.of(el)?.completeWord() ?? UInt8(CC_ERROR)
    }
    // Debian's libedit begins with vi's keys.
    cle_set_key_map(editLine, "emacs")
    let keys = [
      ("\t", "kata-complete"), ("^R", "em-inc-search-prev"),
      ("\\e[1~", "ed-move-to-beg"), ("\\e[H", "ed-move-to-beg"), ("\\eOH", "ed-move-to-beg"),
      ("\\e[4~", "ed-move-to-end"), ("\\e[F", "ed-move-to-end"), ("\\eOF", "ed-move-to-end"),
      ("\\e[3~", "ed-delete-next-char"),
      ("\\e[1;5C", "em-next-word"), ("\\e[1;5D", "ed-prev-word"),
    ]
    for (key, command) in keys { cle_bind(editLine, key, command) }
    el_source(editLine, nil)
  }

  private static func of(_ editLine: OpaquePointer?) -> LineEditor? {
    guard let editLine, let data = cle_client_data(editLine) else { return nil }
    return Unmanaged<LineEditor>.fromOpaque(data).takeUnretainedValue()
  }

  /// The next character; events are dealt with until there is one. 1 for a character, 0 at the end, -1 for Ctrl-C.
  private func readScalar(into result: UnsafeMutablePointer<wchar_t>?) -> Int32 {
    while true {
      guard loop.run(until: 0) else {
        if let code = handleInterruption() { return code }
        continue
      }
      // One byte at a time: an editor started from here must find what was typed ahead.
      var byte: UInt8 = 0
      switch read(0, &byte, 1) {
      case 1:
        guard let scalar = decoder.take(byte) else { continue }
        result?.pointee = wchar_t(scalar.value)
        return 1
      case -1 where errno == EINTR || errno == EAGAIN:
        continue
      default:
        return 0
      }
    }
  }

  /// Deals with a signal; a number is what the reader returns to libedit.
  private func handleInterruption() -> Int32? {
    switch loop.takeInterruption() {
    case .interrupt:
      if onInterrupt() { return nil }
      wasInterrupted = true
      return -1
    case .terminate:
      return 0
    case .resize:
      eraseLine()
      el_resize(editLine)
      cle_refresh(editLine)
    case .suspend:
      cle_set_raw(editLine, 0)
      Terminal.write("\n")
      loop.suspend()
      loop.receiveSuspend(true)
      cle_set_raw(editLine, 1)
      cle_refresh(editLine)
    case nil:
      break
    }
    return nil
  }

  /// Erases the prompt and what was typed, and leaves the cursor where the prompt began.
  func eraseLine() {
    guard Terminal.canMove else { return Terminal.write("\n") }
    let row = LineLayout.row(after: prompt.text + textBeforeCursor, columns: Terminal.columns)
    Terminal.write("\r" + (row > 0 ? "\u{1B}[\(row)A" : "") + "\u{1B}[J")
  }

  private var textBeforeCursor: String {
    guard let line = el_line(editLine)?.pointee, let start = line.buffer, let end = line.cursor
    else { return "" }
    return String(decoding: UnsafeRawBufferPointer(start: start, count: end - start), as: UTF8.self)
  }

  /// Completes as far as all candidates agree, and lists them when that is no further.
  private func completeWord() -> UInt8 {
    let completion = complete(textBeforeCursor)
    let common = completion.common
    guard !completion.candidates.isEmpty else { return UInt8(CC_ERROR) }
    let isComplete = completion.candidates.count == 1
    if common != completion.stem || isComplete {
      el_deletestr(editLine, Int32(completion.stem.unicodeScalars.count))
      el_insertstr(editLine, common + (isComplete ? " " : ""))
      return UInt8(CC_REFRESH)
    }
    show(completion.table(columns: Terminal.columns))
    return UInt8(CC_NORM)
  }
}
