/// Opens the settings; call it as a function. Here it does nothing.
@MainActor @preconcurrency
public struct OpenSettingsAction: Equatable {
  /// Opens the settings.
  public func callAsFunction() {}
}
