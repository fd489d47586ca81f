/// Where a part of the bar around a screen stands.
public enum ToolbarItemPlacement: Sendable {
  /// Where it fits.
  case automatic
  /// The main action.
  case primaryAction
  /// The title.
  case principal
  /// Leaves with saving.
  case confirmationAction
  /// Leaves without saving.
  case cancellationAction
  /// In the leading corner.
  case topBarLeading
  /// In the trailing corner.
  case topBarTrailing
  /// In the leading corner.
  case navigationBarLeading
  /// In the trailing corner.
  case navigationBarTrailing
  /// Below the screen.
  case bottomBar
}
