// Generated from Tests/TrackingRuntimeTests/Tables/cosmetics.txt; do not edit.
import Foundation

/// The look of gauges.
public protocol GaugeStyle: Sendable {}

/// Automatic.
public struct DefaultGaugeStyle: GaugeStyle {
  /// Makes the look.
  public nonisolated init() {}
}
extension GaugeStyle where Self == DefaultGaugeStyle {
  /// Automatic.
  public nonisolated static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

/// Accessory circular.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  /// Makes the look.
  public nonisolated init() {}
}
extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// Accessory circular.
  public nonisolated static var accessoryCircular: AccessoryCircularGaugeStyle {
    AccessoryCircularGaugeStyle()
  }
}

/// Accessory circular capacity.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  /// Makes the look.
  public nonisolated init() {}
}
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// Accessory circular capacity.
  public nonisolated static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}

/// Accessory linear.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
  /// Makes the look.
  public nonisolated init() {}
}
extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// Accessory linear.
  public nonisolated static var accessoryLinear: AccessoryLinearGaugeStyle {
    AccessoryLinearGaugeStyle()
  }
}

/// Linear capacity.
public struct LinearCapacityGaugeStyle: GaugeStyle {
  /// Makes the look.
  public nonisolated init() {}
}
extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// Linear capacity.
  public nonisolated static var linearCapacity: LinearCapacityGaugeStyle {
    LinearCapacityGaugeStyle()
  }
}

/// The look of signs of progress.
public protocol ProgressViewStyle: Sendable {}

/// Automatic.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  /// Makes the look.
  public nonisolated init() {}
}
extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// Automatic.
  public nonisolated static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

/// The look of boxes.
public protocol GroupBoxStyle: Sendable {}

/// Automatic.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  /// Makes the look.
  public nonisolated init() {}
}
extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// Automatic.
  public nonisolated static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

/// The look of labelled content.
public protocol LabeledContentStyle: Sendable {}

/// Automatic.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  /// Makes the look.
  public nonisolated init() {}
}
extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// Automatic.
  public nonisolated static var automatic: AutomaticLabeledContentStyle {
    AutomaticLabeledContentStyle()
  }
}

/// The look of groups that open.
public protocol DisclosureGroupStyle: Sendable {}

/// Automatic.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  /// Makes the look.
  public nonisolated init() {}
}
extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// Automatic.
  public nonisolated static var automatic: AutomaticDisclosureGroupStyle {
    AutomaticDisclosureGroupStyle()
  }
}

/// A line.
public struct LinearProgressViewStyle: ProgressViewStyle, SelfDescribing {
  let tint: Color?
  nonisolated var lookWords: String { Looks.words("LinearProgressViewStyle", (tint)) }
  /// Makes the look.
  public nonisolated init(tint: Color? = nil) {
    self.tint = tint
  }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A line.
  public nonisolated static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

/// A circle.
public struct CircularProgressViewStyle: ProgressViewStyle, SelfDescribing {
  let tint: Color?
  nonisolated var lookWords: String { Looks.words("CircularProgressViewStyle", (tint)) }
  /// Makes the look.
  public nonisolated init(tint: Color? = nil) {
    self.tint = tint
  }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A circle.
  public nonisolated static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

/// Rows inset from the edges.
public struct InsetListStyle: ListStyle, SelfDescribing {
  let alternatesRowBackgrounds: Bool
  nonisolated var lookWords: String { Looks.words("InsetListStyle", (alternatesRowBackgrounds)) }
  /// Makes the look.
  public nonisolated init(alternatesRowBackgrounds: Bool = false) {
    self.alternatesRowBackgrounds = alternatesRowBackgrounds
  }
}
extension ListStyle where Self == InsetListStyle {
  /// Rows inset from the edges.
  public nonisolated static var inset: InsetListStyle { InsetListStyle() }

  /// Rows inset from the edges.
  public nonisolated static func inset(alternatesRowBackgrounds: Bool = false) -> InsetListStyle {
    InsetListStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}
