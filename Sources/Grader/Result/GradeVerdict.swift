import Checker

/// The judge's word on one kata of a submission: the checker's, or one that only submissions get.
public enum GradeVerdict: String, Codable, Sendable, CaseIterable {
  case passed, failed, didNotCompile, crashed, timedOut, outOfMemory, outputLimit
  case tampered, apiMismatch, forbidden
  /// The fault is ours; it never counts against a learner.
  case error
  /// The files cannot be taken: folder, name, kind, size or encoding.
  case invalid
  /// It passed once and did not the second time, in another order.
  case flaky

  /// The same word as the checker's.
  public init(_ verdict: Verdict) {
    switch verdict {
    case .passed: self = .passed
    case .failed: self = .failed
    case .didNotCompile: self = .didNotCompile
    case .crashed: self = .crashed
    case .timedOut: self = .timedOut
    case .outOfMemory: self = .outOfMemory
    case .outputLimit: self = .outputLimit
    case .tampered: self = .tampered
    case .apiMismatch: self = .apiMismatch
    case .forbidden: self = .forbidden
    case .error: self = .error
    }
  }

  /// Whether tests that passed before it still bring points.
  ///
  /// A run that was tampered with says nothing about any of its tests.
  public var keepsPoints: Bool {
    switch self {
    case .passed, .failed, .crashed, .timedOut, .outOfMemory, .outputLimit, .flaky: true
    case .tampered, .didNotCompile, .apiMismatch, .forbidden, .error, .invalid: false
    }
  }
}
