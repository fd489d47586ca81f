// Generated from Tests/TrackingRuntimeTests/Tables/cosmetics.txt; do not edit.
import Foundation

/// The size of controls.
public enum ControlSize: Hashable, Sendable, CaseIterable {
  /// Mini.
  case mini
  /// Small.
  case small
  /// Regular.
  case regular
  /// Large.
  case large
  /// Extra large.
  case extraLarge
}

/// How loud something is.
public enum Prominence: Hashable, Sendable {
  /// Standard.
  case standard
  /// Increased.
  case increased
}

/// How loud badges are.
public struct BadgeProminence: Hashable, Sendable, Worded {
  let words: String
}

extension BadgeProminence {
  /// Decreased.
  public static let decreased = BadgeProminence(words: "decreased")

  /// Standard.
  public static let standard = BadgeProminence(words: "standard")

  /// Increased.
  public static let increased = BadgeProminence(words: "increased")
}

/// Whether dragging onto something opens it.
public struct SpringLoadingBehavior: Hashable, Sendable, Worded {
  let words: String
}

extension SpringLoadingBehavior {
  /// Automatic.
  public static let automatic = SpringLoadingBehavior(words: "automatic")

  /// Enabled.
  public static let enabled = SpringLoadingBehavior(words: "enabled")

  /// Disabled.
  public static let disabled = SpringLoadingBehavior(words: "disabled")
}

/// The outline of a button.
public struct ButtonBorderShape: Hashable, Sendable, Worded {
  let words: String
}

extension ButtonBorderShape {
  /// Automatic.
  public static let automatic = ButtonBorderShape(words: "automatic")

  /// Capsule.
  public static let capsule = ButtonBorderShape(words: "capsule")

  /// Rounded rectangle.
  public static let roundedRectangle = ButtonBorderShape(words: "roundedRectangle")

  /// Circle.
  public static let circle = ButtonBorderShape(words: "circle")

  /// Rounded rectangle.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape("roundedRectangle", (radius))
  }
}

/// Whether a held button goes on.
public struct ButtonRepeatBehavior: Hashable, Sendable, Worded {
  let words: String
}

extension ButtonRepeatBehavior {
  /// Automatic.
  public static let automatic = ButtonRepeatBehavior(words: "automatic")

  /// Enabled.
  public static let enabled = ButtonRepeatBehavior(words: "enabled")

  /// Disabled.
  public static let disabled = ButtonRepeatBehavior(words: "disabled")
}

/// How wide a button is.
public struct ButtonSizing: Hashable, Sendable, Worded {
  let words: String
}

extension ButtonSizing {
  /// Automatic.
  public static let automatic = ButtonSizing(words: "automatic")

  /// Fitted.
  public static let fitted = ButtonSizing(words: "fitted")

  /// Flexible.
  public static let flexible = ButtonSizing(words: "flexible")
}

/// What a button is for.
public struct ButtonRole: Hashable, Sendable, Worded {
  let words: String
}

extension ButtonRole {
  /// Destructive.
  public static let destructive = ButtonRole(words: "destructive")

  /// Cancel.
  public static let cancel = ButtonRole(words: "cancel")

  /// Close.
  public static let close = ButtonRole(words: "close")

  /// Confirm.
  public static let confirm = ButtonRole(words: "confirm")
}

/// The order of a menu's items.
public struct MenuOrder: Hashable, Sendable, Worded {
  let words: String
}

extension MenuOrder {
  /// Automatic.
  public static let automatic = MenuOrder(words: "automatic")

  /// Priority.
  public static let priority = MenuOrder(words: "priority")

  /// Fixed.
  public static let fixed = MenuOrder(words: "fixed")
}

/// Whether a menu closes.
public struct MenuActionDismissBehavior: Hashable, Sendable, Worded {
  let words: String
}

extension MenuActionDismissBehavior {
  /// Automatic.
  public static let automatic = MenuActionDismissBehavior(words: "automatic")

  /// Enabled.
  public static let enabled = MenuActionDismissBehavior(words: "enabled")

  /// Disabled.
  public static let disabled = MenuActionDismissBehavior(words: "disabled")
}

/// The look of the pointer.
public struct PointerStyle: Hashable, Sendable, Worded {
  let words: String
}

extension PointerStyle {
  /// Default.
  public static let `default` = PointerStyle(words: "default")

  /// Link.
  public static let link = PointerStyle(words: "link")

  /// Horizontal text.
  public static let horizontalText = PointerStyle(words: "horizontalText")

  /// Vertical text.
  public static let verticalText = PointerStyle(words: "verticalText")

  /// Rect selection.
  public static let rectSelection = PointerStyle(words: "rectSelection")

  /// Grab idle.
  public static let grabIdle = PointerStyle(words: "grabIdle")

  /// Grab active.
  public static let grabActive = PointerStyle(words: "grabActive")

  /// Zoom in.
  public static let zoomIn = PointerStyle(words: "zoomIn")

  /// Zoom out.
  public static let zoomOut = PointerStyle(words: "zoomOut")
}

/// What pointing at something does.
public struct HoverEffect: Hashable, Sendable, Worded {
  let words: String
}

extension HoverEffect {
  /// Automatic.
  public static let automatic = HoverEffect(words: "automatic")

  /// Highlight.
  public static let highlight = HoverEffect(words: "highlight")

  /// Lift.
  public static let lift = HoverEffect(words: "lift")
}

/// Keys that are held.
public struct EventModifiers: OptionSet, Hashable, Sendable, CustomStringConvertible {
  /// The bits.
  public let rawValue: Int
  /// Makes a set of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Command.
  public static let command = EventModifiers(rawValue: 1 << 0)
  /// Shift.
  public static let shift = EventModifiers(rawValue: 1 << 1)
  /// Option.
  public static let option = EventModifiers(rawValue: 1 << 2)
  /// Control.
  public static let control = EventModifiers(rawValue: 1 << 3)
  /// Caps lock.
  public static let capsLock = EventModifiers(rawValue: 1 << 4)
  /// Numeric pad.
  public static let numericPad = EventModifiers(rawValue: 1 << 5)
  /// Function.
  public static let function = EventModifiers(rawValue: 1 << 6)
  /// Every one.
  public static let all = EventModifiers(rawValue: 127)
  /// The names of those that are in it.
  public var description: String {
    Looks.names(
      of: rawValue, "command", "shift", "option", "control", "capsLock", "numericPad", "function")
  }
}
