/// How far a grading is.
public struct GradeProgress: Sendable, Equatable {
  /// Answers judged by this call.
  public var done: Int
  /// Answers that still wait or are being judged, by whomever, when last looked.
  public var left: Int
  /// Wall time in seconds since the call began.
  public var seconds: Double

  /// The seconds that the rest will take at this pace; nil before there is a pace.
  public var secondsLeft: Double? {
    done == 0 ? nil : seconds / Double(done) * Double(left)
  }
}
