import LineEditing
import Reports
import Sandbox
import Workbook

/// What a command has around it when there is no workbook.
public struct CommandSetting: Sendable {
  /// Where words go.
  public let output: SessionOutput
  /// Colours on or off.
  public let palette: Palette
  /// The language in which the tool speaks.
  public let language: Language
  /// The shell's own sentences.
  let phrases: Phrases
  /// Cancelled when Ctrl-C is pressed in the shell; on a command line the process just ends.
  let cancellation: Cancellation

  /// A setting of a command line.
  public init(
    language: Language, output: SessionOutput = .standard,
    palette: Palette = Palette(isOn: Terminal.usesColour)
  ) {
    self.output = output
    self.palette = palette
    self.language = language
    phrases = Phrases(language)
    cancellation = Cancellation()
  }

  /// The setting of a session.
  init(_ session: Session) {
    output = session.output
    palette = session.palette
    language = session.language
    phrases = session.phrases
    cancellation = session.cancellation
  }
}
