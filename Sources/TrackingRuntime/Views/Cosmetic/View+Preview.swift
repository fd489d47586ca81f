// Generated from Tests/TrackingRuntimeTests/Tables/cosmetics.txt; do not edit.
import Foundation

extension View {
  /// Names a preview.
  public nonisolated func previewDisplayName(_ value: String?) -> StyledView<Self, String?> {
    look("previewDisplayName", (value))
  }

  /// Chooses the device that shows a preview.
  public nonisolated func previewDevice(_ value: PreviewDevice?) -> StyledView<Self, PreviewDevice?>
  {
    look("previewDevice", (value))
  }

  /// Says how large a preview is.
  public nonisolated func previewLayout(_ value: PreviewLayout) -> StyledView<Self, PreviewLayout> {
    look("previewLayout", (value))
  }

  /// Turns the device that shows a preview.
  public nonisolated func previewInterfaceOrientation(_ value: InterfaceOrientation) -> StyledView<
    Self, InterfaceOrientation
  > {
    look("previewInterfaceOrientation", (value))
  }
}

/// How large a preview is.
public struct PreviewLayout: Hashable, Sendable, Worded {
  let words: String
}

extension PreviewLayout {
  /// Device.
  public static let device = PreviewLayout(words: "device")

  /// Size that fits.
  public static let sizeThatFits = PreviewLayout(words: "sizeThatFits")

  /// Fixed.
  public static func fixed(width: CGFloat, height: CGFloat) -> PreviewLayout {
    PreviewLayout("fixed", (width, height))
  }
}

/// Which way a device is held.
public struct InterfaceOrientation: Hashable, Sendable, Worded {
  let words: String
}

extension InterfaceOrientation {
  /// Portrait.
  public static let portrait = InterfaceOrientation(words: "portrait")

  /// Portrait upside down.
  public static let portraitUpsideDown = InterfaceOrientation(words: "portraitUpsideDown")

  /// Landscape left.
  public static let landscapeLeft = InterfaceOrientation(words: "landscapeLeft")

  /// Landscape right.
  public static let landscapeRight = InterfaceOrientation(words: "landscapeRight")
}
