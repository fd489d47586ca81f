import Foundation

/// Opens an address; call it as a function.
public struct OpenURLAction {
  /// What became of an address.
  public enum Result: Sendable {
    /// It was opened.
    case handled
    /// Nobody opened it.
    case discarded
    /// The system is to open it.
    case systemAction
  }

  let handler: (URL) -> Result

  /// Makes an action of a closure.
  public init(handler: @escaping (URL) -> Result) { self.handler = handler }

  /// Opens an address.
  ///
  /// Differs from SwiftUI: without a handler nothing happens.
  @MainActor @preconcurrency public func callAsFunction(_ url: URL) { _ = handler(url) }

  /// Opens an address and says whether somebody did.
  @MainActor @preconcurrency public func callAsFunction(_ url: URL, completion: (Bool) -> Void) {
    if case .handled = handler(url) { completion(true) } else { completion(false) }
  }
}

extension EnvironmentValues {
  private enum OpenURL: EnvironmentKey {
    static var defaultValue: OpenURLAction { OpenURLAction { _ in .discarded } }
  }

  /// Opens addresses.
  public var openURL: OpenURLAction {
    get { self[OpenURL.self] }
    set { self[OpenURL.self] = newValue }
  }
}
