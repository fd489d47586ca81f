/// What a manifest says of the code below it: a `Package.swift`, an Xcode project or an `.xcconfig`.
public struct ManifestSettings: Sendable, Equatable {
  /// The manifest.
  public var path: String
  /// The deployment targets, one a platform: the oldest where targets or configurations differ.
  public var targets: [DeploymentTarget]
  /// The version of the Swift language, such as `6`; nil where none is written.
  public var swiftVersion: String?
  /// The version of the tools that a package asks for.
  public var toolsVersion: String?

  /// Settings by what they say.
  public init(
    path: String, targets: [DeploymentTarget], swiftVersion: String? = nil,
    toolsVersion: String? = nil
  ) {
    self.path = path
    self.targets = targets
    self.swiftVersion = swiftVersion
    self.toolsVersion = toolsVersion
  }

  /// The first target some of whose systems do not have Observation.
  public var targetWithoutObservation: DeploymentTarget? { targets.first { !$0.hasObservation } }

  /// Keeps the oldest of each platform, in the order of the platforms.
  static func oldest(_ targets: [DeploymentTarget]) -> [DeploymentTarget] {
    Platform.allCases.compactMap { platform in
      targets.filter { $0.platform == platform }.min { $0.version < $1.version }
    }
  }
}
