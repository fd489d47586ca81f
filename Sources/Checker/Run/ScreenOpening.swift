import KataEvents

/// What came of the wish to open a kata's screen.
public enum ScreenOpening {
  /// It is mounted; the records tell the bodies that ran.
  case opened(ScreenSession, [Record])
  /// It cannot be: the verdict says why, as a check's would.
  case refused(CheckResult)
}
