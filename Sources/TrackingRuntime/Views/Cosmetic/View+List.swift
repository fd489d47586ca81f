// Generated from Tests/TrackingRuntimeTests/Tables/cosmetics.txt; do not edit.
import Foundation

extension View {
  /// Sets the background of a row; it is not mounted.
  public nonisolated func listRowBackground<V: View>(_ view: V?) -> StyledView<Self, V?> {
    look("listRowBackground", (view))
  }

  /// Sets the room in a row.
  public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> StyledView<Self, EdgeInsets?> {
    look("listRowInsets", (insets))
  }

  /// Shows the lines between rows.
  public nonisolated func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all)
    -> StyledView<Self, (Visibility, VerticalEdge.Set)>
  {
    look("listRowSeparator", (visibility, edges))
  }

  /// Sets the colour of the lines between rows.
  public nonisolated func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all)
    -> StyledView<Self, (Color?, VerticalEdge.Set)>
  {
    look("listRowSeparatorTint", (color, edges))
  }

  /// Sets the room between rows.
  public nonisolated func listRowSpacing(_ spacing: CGFloat?) -> StyledView<Self, CGFloat?> {
    look("listRowSpacing", (spacing))
  }

  /// Shows the lines between sections.
  public nonisolated func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> StyledView<Self, (Visibility, VerticalEdge.Set)> {
    look("listSectionSeparator", (visibility, edges))
  }

  /// Sets the colour of the lines between sections.
  public nonisolated func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all)
    -> StyledView<Self, (Color?, VerticalEdge.Set)>
  {
    look("listSectionSeparatorTint", (color, edges))
  }

  /// Sets the room between sections.
  public nonisolated func listSectionSpacing(_ spacing: ListSectionSpacing) -> StyledView<
    Self, ListSectionSpacing
  > {
    look("listSectionSpacing", (spacing))
  }

  /// Sets the room between sections, in points.
  public nonisolated func listSectionSpacing(_ spacing: CGFloat) -> StyledView<Self, CGFloat> {
    look("listSectionSpacing", (spacing))
  }

  /// Sets the colour of a row's symbol.
  public nonisolated func listItemTint(_ tint: Color?) -> StyledView<Self, Color?> {
    look("listItemTint", (tint))
  }

  /// Shows the background of lists.
  public nonisolated func scrollContentBackground(_ visibility: Visibility) -> StyledView<
    Self, Visibility
  > {
    look("scrollContentBackground", (visibility))
  }

  /// Shows how far something is scrolled.
  public nonisolated func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> StyledView<Self, (ScrollIndicatorVisibility, Axis.Set)> {
    look("scrollIndicators", (visibility, axes))
  }

  /// Shows how far something is scrolled for a moment.
  public nonisolated func scrollIndicatorsFlash(onAppear: Bool) -> StyledView<Self, Bool> {
    look("scrollIndicatorsFlash", (onAppear))
  }

  /// Hides the keyboard while scrolling.
  public nonisolated func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode)
    -> StyledView<Self, ScrollDismissesKeyboardMode>
  {
    look("scrollDismissesKeyboard", (mode))
  }

  /// Says whether scrolling springs back.
  public nonisolated func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> StyledView<Self, (ScrollBounceBehavior, Axis.Set)> {
    look("scrollBounceBehavior", (behavior, axes))
  }

  /// Switches scrolling off.
  public nonisolated func scrollDisabled(_ disabled: Bool) -> StyledView<Self, Bool> {
    look("scrollDisabled", (disabled))
  }

  /// Draws beyond a scroll view's edges.
  public nonisolated func scrollClipDisabled(_ disabled: Bool = true) -> StyledView<Self, Bool> {
    look("scrollClipDisabled", (disabled))
  }

  /// Lets scrolling stop at the views inside.
  public nonisolated func scrollTargetLayout(isEnabled: Bool = true) -> StyledView<Self, Bool> {
    look("scrollTargetLayout", (isEnabled))
  }

  /// Says where scrolling stops.
  public nonisolated func scrollTargetBehavior(_ behavior: AnyScrollTargetBehavior) -> StyledView<
    Self, AnyScrollTargetBehavior
  > {
    look("scrollTargetBehavior", (behavior))
  }

  /// Connects the place of a scroll view.
  public nonisolated func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil)
    -> StyledView<Self, (Binding<ID?>, UnitPoint?)>
  {
    look("scrollPosition", (id, anchor))
  }

  /// Sets the look of edges that content scrolls under.
  public nonisolated func scrollEdgeEffectStyle(
    _ style: ScrollEdgeEffectStyle?, for edges: Edge.Set
  ) -> StyledView<Self, (ScrollEdgeEffectStyle?, Edge.Set)> {
    look("scrollEdgeEffectStyle", (style, edges))
  }

  /// Connects the place of a scroll view.
  public nonisolated func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> StyledView<Self, (Binding<ScrollPosition>, UnitPoint?)> {
    look("scrollPosition", (position, anchor))
  }

  /// Runs an action while something scrolls; never here.
  public nonisolated func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> StyledView<Self, (T.Type, ((ScrollGeometry) -> T), ((_ oldValue: T, _ newValue: T) -> Void))>
  {
    look("onScrollGeometryChange", (type, transform, action))
  }

  /// Runs an action when scrolling begins or ends; never here.
  public nonisolated func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> StyledView<Self, ((_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void)> {
    look("onScrollPhaseChange", (action))
  }

  /// Runs an action when this view comes into view or goes; never here.
  public nonisolated func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> StyledView<Self, (Double, ((Bool) -> Void))> {
    look("onScrollVisibilityChange", (threshold, action))
  }

  /// Runs an action when views come into view; never here.
  public nonisolated func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> StyledView<Self, (ID.Type, Double, (([ID]) -> Void))> {
    look("onScrollTargetVisibilityChange", (idType, threshold, action))
  }

  /// Sets how high text is read.
  public nonisolated func speechAdjustedPitch(_ value: Double) -> StyledView<Self, Double> {
    look("speechAdjustedPitch", (value))
  }
}

/// What a scroll view is doing.
public enum ScrollPhase: Hashable, Sendable {
  /// Idle.
  case idle
  /// Tracking.
  case tracking
  /// Interacting.
  case interacting
  /// Decelerating.
  case decelerating
  /// Animating.
  case animating
}

/// The room between sections.
public struct ListSectionSpacing: Hashable, Sendable, Worded {
  let words: String
}

extension ListSectionSpacing {
  /// Default.
  public static let `default` = ListSectionSpacing(words: "default")

  /// Compact.
  public static let compact = ListSectionSpacing(words: "compact")

  /// Custom.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing("custom", (spacing))
  }
}

/// Whether it is shown how far something is scrolled.
public struct ScrollIndicatorVisibility: Hashable, Sendable, Worded {
  let words: String
}

extension ScrollIndicatorVisibility {
  /// Automatic.
  public static let automatic = ScrollIndicatorVisibility(words: "automatic")

  /// Visible.
  public static let visible = ScrollIndicatorVisibility(words: "visible")

  /// Hidden.
  public static let hidden = ScrollIndicatorVisibility(words: "hidden")

  /// Never.
  public static let never = ScrollIndicatorVisibility(words: "never")
}

/// When scrolling hides the keyboard.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable, Worded {
  let words: String
}

extension ScrollDismissesKeyboardMode {
  /// Automatic.
  public static let automatic = ScrollDismissesKeyboardMode(words: "automatic")

  /// Immediately.
  public static let immediately = ScrollDismissesKeyboardMode(words: "immediately")

  /// Interactively.
  public static let interactively = ScrollDismissesKeyboardMode(words: "interactively")

  /// Never.
  public static let never = ScrollDismissesKeyboardMode(words: "never")
}

/// Whether scrolling springs back.
public struct ScrollBounceBehavior: Hashable, Sendable, Worded {
  let words: String
}

extension ScrollBounceBehavior {
  /// Automatic.
  public static let automatic = ScrollBounceBehavior(words: "automatic")

  /// Always.
  public static let always = ScrollBounceBehavior(words: "always")

  /// Based on size.
  public static let basedOnSize = ScrollBounceBehavior(words: "basedOnSize")
}

/// Where scrolling stops.
public struct AnyScrollTargetBehavior: Hashable, Sendable, Worded {
  let words: String
}

extension AnyScrollTargetBehavior {
  /// Paging.
  public static let paging = AnyScrollTargetBehavior(words: "paging")

  /// View aligned.
  public static let viewAligned = AnyScrollTargetBehavior(words: "viewAligned")

  /// View aligned.
  public static func viewAligned(limitBehavior: ViewAlignedLimitBehavior) -> AnyScrollTargetBehavior
  {
    AnyScrollTargetBehavior("viewAligned", (limitBehavior))
  }
}

/// How far one movement scrolls.
public struct ViewAlignedLimitBehavior: Hashable, Sendable, Worded {
  let words: String
}

extension ViewAlignedLimitBehavior {
  /// Automatic.
  public static let automatic = ViewAlignedLimitBehavior(words: "automatic")

  /// Always.
  public static let always = ViewAlignedLimitBehavior(words: "always")

  /// Never.
  public static let never = ViewAlignedLimitBehavior(words: "never")

  /// Always by few.
  public static let alwaysByFew = ViewAlignedLimitBehavior(words: "alwaysByFew")

  /// Always by one.
  public static let alwaysByOne = ViewAlignedLimitBehavior(words: "alwaysByOne")
}

/// The look of an edge that content scrolls under.
public struct ScrollEdgeEffectStyle: Hashable, Sendable, Worded {
  let words: String
}

extension ScrollEdgeEffectStyle {
  /// Automatic.
  public static let automatic = ScrollEdgeEffectStyle(words: "automatic")

  /// Soft.
  public static let soft = ScrollEdgeEffectStyle(words: "soft")

  /// Hard.
  public static let hard = ScrollEdgeEffectStyle(words: "hard")
}
