/// What a parent asks of a child, one command a line on its standard input.
public enum Command: Codable, Sendable, Equatable {
  /// Open the bundle at `path` and run its tests; the first command of a check.
  ///
  /// What the audit found comes along here: no file that code in the child could change. `tests` are
  /// the ids to run, in this order; nil for all in the suite's own.
  case run(bundle: String, key: String, audit: AuditOutcome? = nil, tests: [String]? = nil)
  /// Open the bundle at `path` and mount its screen; the first command of `open`.
  case mount(bundle: String, key: String)
  /// Open the bundle at `path` and mount its probe; the first command of an exam's probe.
  ///
  /// `releases` are the classes whose living objects are told, `defaults` the keys of saved settings.
  case probe(bundle: String, key: String, releases: [String], defaults: [String])
  /// Tap the control with this label; `occurrence` counts from 0 among several.
  ///
  /// Without it a label that several controls have is refused.
  case tap(label: String, occurrence: Int?)
  /// Replace the text of the field with this label.
  case type(text: String, label: String)
  /// Flip the toggle with this label.
  case toggle(label: String)
  /// Bring a row into view, counted from 0.
  case scroll(row: Int)
  /// Choose a value in the picker with this label.
  case select(value: String, label: String)
  /// Press return in the field with this label.
  case submit(label: String)
  /// Dismiss what is presented on top.
  case dismiss
  /// Pull the content down and wait for what that starts.
  case refresh
  /// Do what the probe's author called by this name.
  case act(name: String)
  /// Take a probe's screen down and let go of all that it is made of.
  case drop
  /// Make a probe's screen anew.
  case mountAgain
  /// Ask a probe for its facts again.
  case facts
  /// Ask for the view tree.
  case tree
  /// Ask for the body counts since the mount.
  case counts
  /// Ask for the text on the screen.
  case text
  /// Unmount and leave.
  case close
}
