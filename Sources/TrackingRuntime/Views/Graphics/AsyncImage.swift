import Foundation

/// A picture from an address.
///
/// Differs from SwiftUI: nothing is loaded; the placeholder stays.
public struct AsyncImage<Content: View>: View, UncountedBody {
  let content: Content

  /// The placeholder.
  public var body: some View { content }
}

extension AsyncImage where Content == Image {
  /// Makes a picture.
  public init(url: URL?, scale: CGFloat = 1) { content = Image("placeholder") }
}

extension AsyncImage {
  /// Makes a picture with a placeholder.
  public init<I: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: (Image) -> I,
    @ViewBuilder placeholder: () -> Content
  ) {
    self.content = placeholder()
  }

  /// Makes a picture that is shown by how far it has been loaded.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: (AsyncImagePhase) -> Content
  ) {
    self.content = content(.empty)
  }
}
