/// An Apple platform with a deployment target of its own.
public enum Platform: String, Sendable, CaseIterable {
  case iOS, macOS, tvOS, watchOS, visionOS, macCatalyst

  /// The first version that has Observation.
  public var firstWithObservation: PlatformVersion {
    switch self {
    case .iOS, .tvOS, .macCatalyst: PlatformVersion(17)
    case .macOS: PlatformVersion(14)
    case .watchOS: PlatformVersion(10)
    case .visionOS: PlatformVersion(1)
    }
  }

  /// The build setting of Xcode's that holds the target; Catalyst goes by that of iOS.
  var setting: String? {
    switch self {
    case .iOS: "IPHONEOS_DEPLOYMENT_TARGET"
    case .macOS: "MACOSX_DEPLOYMENT_TARGET"
    case .tvOS: "TVOS_DEPLOYMENT_TARGET"
    case .watchOS: "WATCHOS_DEPLOYMENT_TARGET"
    case .visionOS: "XROS_DEPLOYMENT_TARGET"
    case .macCatalyst: nil
    }
  }

  /// The name of its SDK in `SDKROOT` and `SUPPORTED_PLATFORMS`.
  var sdk: String {
    switch self {
    case .iOS, .macCatalyst: "iphoneos"
    case .macOS: "macosx"
    case .tvOS: "appletvos"
    case .watchOS: "watchos"
    case .visionOS: "xros"
    }
  }
}
