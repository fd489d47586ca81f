// Generated from Tests/TrackingRuntimeTests/Tables/cosmetics.txt; do not edit.
import Foundation

extension View {
  /// Hides this view from assistive technology.
  public nonisolated func accessibilityHidden(_ hidden: Bool) -> StyledView<Self, Bool> {
    look("accessibilityHidden", (hidden))
  }

  /// Names this view for tests.
  public nonisolated func accessibilityIdentifier(_ identifier: String) -> StyledView<Self, String>
  {
    look("accessibilityIdentifier", (identifier))
  }

  /// Says what value this view has.
  public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey) -> StyledView<
    Self, LocalizedStringKey
  > {
    look("accessibilityValue", (valueKey))
  }

  /// Says what value this view has.
  @_disfavoredOverload public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S)
    -> StyledView<Self, S>
  {
    look("accessibilityValue", (value))
  }

  /// Says what value this view has.
  public nonisolated func accessibilityValue(_ valueDescription: Text) -> StyledView<Self, Text> {
    look("accessibilityValue", (valueDescription))
  }

  /// Says what this view does.
  public nonisolated func accessibilityHint(_ hintKey: LocalizedStringKey) -> StyledView<
    Self, LocalizedStringKey
  > {
    look("accessibilityHint", (hintKey))
  }

  /// Says what this view does.
  @_disfavoredOverload public nonisolated func accessibilityHint<S: StringProtocol>(_ hint: S)
    -> StyledView<Self, S>
  {
    look("accessibilityHint", (hint))
  }

  /// Says what this view does.
  public nonisolated func accessibilityHint(_ hint: Text) -> StyledView<Self, Text> {
    look("accessibilityHint", (hint))
  }

  /// Says what this view is.
  public nonisolated func accessibilityAddTraits(_ traits: AccessibilityTraits) -> StyledView<
    Self, AccessibilityTraits
  > {
    look("accessibilityAddTraits", (traits))
  }

  /// Says what this view is not.
  public nonisolated func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> StyledView<
    Self, AccessibilityTraits
  > {
    look("accessibilityRemoveTraits", (traits))
  }

  /// Makes one element of this view.
  public nonisolated func accessibilityElement(children: AccessibilityChildBehavior = .ignore)
    -> StyledView<Self, AccessibilityChildBehavior>
  {
    look("accessibilityElement", (children))
  }

  /// Says what this view can be called.
  public nonisolated func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey])
    -> StyledView<Self, [LocalizedStringKey]>
  {
    look("accessibilityInputLabels", (inputLabelKeys))
  }

  /// Says what this view can be called.
  @_disfavoredOverload public nonisolated func accessibilityInputLabels<S: StringProtocol>(
    _ inputLabels: [S]
  ) -> StyledView<Self, [S]> {
    look("accessibilityInputLabels", (inputLabels))
  }

  /// Says which element comes first.
  public nonisolated func accessibilitySortPriority(_ sortPriority: Double) -> StyledView<
    Self, Double
  > {
    look("accessibilitySortPriority", (sortPriority))
  }

  /// Says which heading this is.
  public nonisolated func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> StyledView<
    Self, AccessibilityHeadingLevel
  > {
    look("accessibilityHeading", (level))
  }

  /// Says what a text is.
  public nonisolated func accessibilityTextContentType(_ value: AccessibilityTextContentType)
    -> StyledView<Self, AccessibilityTextContentType>
  {
    look("accessibilityTextContentType", (value))
  }

  /// Keeps colours when others are inverted.
  public nonisolated func accessibilityIgnoresInvertColors(_ active: Bool = true) -> StyledView<
    Self, Bool
  > {
    look("accessibilityIgnoresInvertColors", (active))
  }

  /// Shows this view enlarged.
  public nonisolated func accessibilityShowsLargeContentViewer() -> StyledView<Self, ()> {
    look("accessibilityShowsLargeContentViewer", ())
  }

  /// Says whether a person can use this view.
  public nonisolated func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true
  ) -> StyledView<Self, Bool> {
    look("accessibilityRespondsToUserInteraction", (respondsToUserInteraction))
  }

  /// Adds something that a person can do.
  public nonisolated func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> StyledView<Self, (AccessibilityActionKind, (() -> Void))> {
    look("accessibilityAction", (actionKind, handler))
  }

  /// Adds something that a person can do, by name.
  public nonisolated func accessibilityAction(named name: Text, _ handler: @escaping () -> Void)
    -> StyledView<Self, (Text, (() -> Void))>
  {
    look("accessibilityAction", (name, handler))
  }

  /// Adds more to say about this view.
  public nonisolated func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey
  ) -> StyledView<Self, (LocalizedStringKey, LocalizedStringKey)> {
    look("accessibilityCustomContent", (labelKey, valueKey))
  }

  /// Connects the focus of assistive technology.
  public nonisolated func accessibilityFocused(_ condition: Binding<Bool>) -> StyledView<
    Self, Binding<Bool>
  > {
    look("accessibilityFocused", (condition))
  }

  /// Joins views that belong together.
  public nonisolated func accessibilityLinkedGroup<ID: Hashable>(id: ID, in namespace: Namespace.ID)
    -> StyledView<Self, (ID, Namespace.ID)>
  {
    look("accessibilityLinkedGroup", (id, namespace))
  }

  /// Adds something that a person can do, by name.
  public nonisolated func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> StyledView<Self, (LocalizedStringKey, (() -> Void))> {
    look("accessibilityAction", (nameKey, handler))
  }

  /// Adds something that a person can do, by name.
  @_disfavoredOverload public nonisolated func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping () -> Void
  ) -> StyledView<Self, (S, (() -> Void))> {
    look("accessibilityAction", (name, handler))
  }

  /// Adds what turning up and down does.
  public nonisolated func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> StyledView<Self, ((AccessibilityAdjustmentDirection) -> Void)> {
    look("accessibilityAdjustableAction", (handler))
  }

  /// Adds what scrolling does.
  public nonisolated func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void)
    -> StyledView<Self, ((Edge) -> Void)>
  {
    look("accessibilityScrollAction", (handler))
  }

  /// Gives touches to this view at once.
  public nonisolated func accessibilityDirectTouch(_ isDirectTouchArea: Bool = true) -> StyledView<
    Self, Bool
  > {
    look("accessibilityDirectTouch", (isDirectTouchArea))
  }

  /// Adds what zooming does.
  public nonisolated func accessibilityZoomAction(_ handler: @escaping (CGFloat) -> Void)
    -> StyledView<Self, ((CGFloat) -> Void)>
  {
    look("accessibilityZoomAction", (handler))
  }
}

/// Up or down.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  /// Increment.
  case increment
  /// Decrement.
  case decrement
}

/// The level of a heading.
public enum AccessibilityHeadingLevel: Hashable, Sendable {
  /// Unspecified.
  case unspecified
  /// H1.
  case h1
  /// H2.
  case h2
  /// H3.
  case h3
  /// H4.
  case h4
  /// H5.
  case h5
  /// H6.
  case h6
}

/// What becomes of the elements inside.
public struct AccessibilityChildBehavior: Hashable, Sendable, Worded {
  let words: String
}

extension AccessibilityChildBehavior {
  /// Ignore.
  public static let ignore = AccessibilityChildBehavior(words: "ignore")

  /// Contain.
  public static let contain = AccessibilityChildBehavior(words: "contain")

  /// Combine.
  public static let combine = AccessibilityChildBehavior(words: "combine")
}

/// What a text is.
public struct AccessibilityTextContentType: Hashable, Sendable, Worded {
  let words: String
}

extension AccessibilityTextContentType {
  /// Plain.
  public static let plain = AccessibilityTextContentType(words: "plain")

  /// Console.
  public static let console = AccessibilityTextContentType(words: "console")

  /// File system.
  public static let fileSystem = AccessibilityTextContentType(words: "fileSystem")

  /// Messaging.
  public static let messaging = AccessibilityTextContentType(words: "messaging")

  /// Narrative.
  public static let narrative = AccessibilityTextContentType(words: "narrative")

  /// Source code.
  public static let sourceCode = AccessibilityTextContentType(words: "sourceCode")

  /// Spreadsheet.
  public static let spreadsheet = AccessibilityTextContentType(words: "spreadsheet")

  /// Word processing.
  public static let wordProcessing = AccessibilityTextContentType(words: "wordProcessing")
}

/// Something that a person can do.
public struct AccessibilityActionKind: Hashable, Sendable, Worded {
  let words: String
}

extension AccessibilityActionKind {
  /// Default.
  public static let `default` = AccessibilityActionKind(words: "default")

  /// Escape.
  public static let escape = AccessibilityActionKind(words: "escape")

  /// Magic tap.
  public static let magicTap = AccessibilityActionKind(words: "magicTap")

  /// Delete.
  public static let delete = AccessibilityActionKind(words: "delete")

  /// Show menu.
  public static let showMenu = AccessibilityActionKind(words: "showMenu")
}

/// What a view is.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable, CustomStringConvertible {
  /// The bits.
  public let rawValue: Int
  /// Makes a set of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Is button.
  public static let isButton = AccessibilityTraits(rawValue: 1 << 0)
  /// Is header.
  public static let isHeader = AccessibilityTraits(rawValue: 1 << 1)
  /// Is selected.
  public static let isSelected = AccessibilityTraits(rawValue: 1 << 2)
  /// Is link.
  public static let isLink = AccessibilityTraits(rawValue: 1 << 3)
  /// Is search field.
  public static let isSearchField = AccessibilityTraits(rawValue: 1 << 4)
  /// Is image.
  public static let isImage = AccessibilityTraits(rawValue: 1 << 5)
  /// Plays sound.
  public static let playsSound = AccessibilityTraits(rawValue: 1 << 6)
  /// Is keyboard key.
  public static let isKeyboardKey = AccessibilityTraits(rawValue: 1 << 7)
  /// Is static text.
  public static let isStaticText = AccessibilityTraits(rawValue: 1 << 8)
  /// Is summary element.
  public static let isSummaryElement = AccessibilityTraits(rawValue: 1 << 9)
  /// Updates frequently.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 10)
  /// Starts media sessionows direct interaction.
  public static let startsMediaSessionowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 11)
  /// Causes page turn.
  public static let causesPageTurn = AccessibilityTraits(rawValue: 1 << 12)
  /// Is modal.
  public static let isModal = AccessibilityTraits(rawValue: 1 << 13)
  /// Is toggle.
  public static let isToggle = AccessibilityTraits(rawValue: 1 << 14)
  /// Is tab bar.
  public static let isTabBar = AccessibilityTraits(rawValue: 1 << 15)
  /// Every one.
  public static let all = AccessibilityTraits(rawValue: 65535)
  /// The names of those that are in it.
  public var description: String {
    Looks.names(
      of: rawValue, "isButton", "isHeader", "isSelected", "isLink", "isSearchField", "isImage",
      "playsSound", "isKeyboardKey", "isStaticText", "isSummaryElement", "updatesFrequently",
      "startsMediaSessionowsDirectInteraction", "causesPageTurn", "isModal", "isToggle", "isTabBar")
  }
}
