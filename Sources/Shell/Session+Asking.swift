import LineEditing
import Workbook

extension Session {
  /// Asks a question that is answered by `y` or `n`; no answer, and nobody there to give one, is no.
  ///
  /// - Returns: nil for yes; else the exit code of a command that does nothing then. What was declined
  ///   is said, so that Ctrl-C and Ctrl-D do not leave a blank line alone.
  func refusal(of question: String, kata: Kata) -> Int32? {
    guard isInteractive, editor.isInteractive else { return ExitCode.success }
    let complete = editor.complete
    editor.complete = { _ in .none }
    defer { editor.complete = complete }
    let input = editor.readLine(
      Prompt("\(question) \(phrases.yesOrNo)"), isRemembered: false)
    if case .line(let answer) = input,
      phrases.yes.contains(answer.trimmingCharacters(in: .whitespaces).lowercased())
    {
      return nil
    }
    output.write(wrapped(phrases.declined(kata.id)))
    return input == .interrupted ? ExitCode.interrupted : ExitCode.success
  }
}
