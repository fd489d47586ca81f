import LineEditing

extension Session {
  /// Asks a question that is answered by `y` or `n`; no answer, and nobody there to give one, is no.
  func confirm(_ question: String) -> Bool {
    guard isInteractive, editor.isInteractive else { return false }
    let complete = editor.complete
    editor.complete = { _ in .none }
    defer { editor.complete = complete }
    guard
      case .line(let answer) = editor.readLine(
        Prompt("\(question) \(phrases.yesOrNo)"), isRemembered: false)
    else { return false }
    return phrases.yes.contains(answer.trimmingCharacters(in: .whitespaces).lowercased())
  }
}
