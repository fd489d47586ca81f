/// Opens or closes a window; call it as a function. Here it does nothing.
@MainActor @preconcurrency
public struct OpenWindowAction: Equatable {
  /// Opens the window of a name.
  public func callAsFunction(id: String) {}
  /// Opens the window of a value.
  public func callAsFunction<D: Codable & Hashable>(value: D) {}
  /// Opens the window of a name for a value.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

extension EnvironmentValues {
  /// Opens windows.
  public var openWindow: OpenWindowAction { OpenWindowAction() }
  /// Closes windows.
  public var dismissWindow: OpenWindowAction { OpenWindowAction() }
  /// Opens the settings.
  public var openSettings: OpenSettingsAction { OpenSettingsAction() }
}
