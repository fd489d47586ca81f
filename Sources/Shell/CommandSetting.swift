import LineEditing
import Reports
import Sandbox
import Workbook

/// What a command has around it when there is no workbook.
public struct CommandSetting: Sendable {
  /// Where words go.
  let output: SessionOutput
  /// Colours on or off.
  let palette: Palette
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
    phrases = Phrases(language)
    cancellation = Cancellation()
  }

  /// The setting of a session.
  init(_ session: Session) {
    output = session.output
    palette = session.palette
    phrases = session.phrases
    cancellation = session.cancellation
  }
}
