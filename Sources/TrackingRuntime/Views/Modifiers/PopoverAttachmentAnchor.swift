import Foundation

/// Where a popover points to.
public enum PopoverAttachmentAnchor: Hashable, Sendable {
  /// The frame of a view.
  case rect(Source)
  /// A point of a view.
  case point(UnitPoint)

  /// Which frame.
  public enum Source: Hashable, Sendable {
    /// All of the view.
    case bounds
    /// A part of the view.
    case rect(CGRect)
  }
}
