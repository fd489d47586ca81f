/// The property wrappers that are known without their declaration.
enum PropertyWrappers {
  /// Those of SwiftUI, SwiftData, Core Data and Combine.
  static let apple: Set<String> = [
    "AppStorage", "SceneStorage", "Published", "State", "Binding", "StateObject", "ObservedObject",
    "EnvironmentObject", "Environment", "Bindable", "FocusState", "FocusedValue", "FocusedObject",
    "FocusedBinding", "GestureState", "ScaledMetric", "Namespace", "Query", "FetchRequest",
    "SectionedFetchRequest", "UIApplicationDelegateAdaptor", "NSApplicationDelegateAdaptor",
    "AccessibilityFocusState",
  ]
  /// Those of well-known packages.
  static let packages: Set<String> = [
    "Dependency", "Shared", "SharedReader", "Injected", "LazyInjected", "FetchAll", "FetchOne",
  ]
  /// Those that read and write user defaults or the state of a scene.
  static let storages: Set<String> = ["AppStorage", "SceneStorage"]

  /// Whether a wrapper that is not Apple's hands a service in, or observes for itself.
  static func needsNoTracking(_ name: String) -> Bool {
    packages.contains(name) || name.contains("Inject") || name.contains("Dependency")
  }
}
