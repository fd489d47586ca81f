/// Something that a screen lets a person do now.
public struct ScreenOffer: Codable, Sendable, Equatable {
  /// What can be done.
  public enum Deed: String, Codable, Sendable {
    /// What a person does with a control, a list or what is presented.
    case tap, type, submit, select, scroll, dismiss, refresh
    /// Something that the probe's author gave a name, such as letting go of an object.
    case act
  }

  /// What can be done.
  public var deed: Deed
  /// The control's label, or the act's name; empty where there is only one of the kind.
  public var label: String
  /// The number among several controls with this label, from 0; nil for the only one.
  public var occurrence: Int?
  /// The values that can be chosen.
  public var choices: [String]
  /// How many rows there are to scroll to.
  public var rows: Int

  /// Makes an offer.
  public init(
    _ deed: Deed, label: String = "", occurrence: Int? = nil, choices: [String] = [], rows: Int = 0
  ) {
    self.deed = deed
    self.label = label
    self.occurrence = occurrence
    self.choices = choices
    self.rows = rows
  }
}
