/// The oldest system that a target runs on.
public struct DeploymentTarget: Sendable, Hashable, CustomStringConvertible {
  /// The platform.
  public var platform: Platform
  /// Its oldest version.
  public var version: PlatformVersion

  /// A target by its parts.
  public init(_ platform: Platform, _ version: PlatformVersion) {
    self.platform = platform
    self.version = version
  }

  /// Whether all its systems have Observation.
  public var hasObservation: Bool { version >= platform.firstWithObservation }

  /// What Observation needs instead, such as `iOS 17; this project deploys to iOS 15`.
  var neededForObservation: String {
    let first = DeploymentTarget(platform, platform.firstWithObservation)
    return "\(first); this project deploys to \(self)"
  }

  /// The target in words, such as `iOS 15`.
  public var description: String { "\(platform.rawValue) \(version)" }
}
