/// Something that comes back: a prediction that was missed, or a kata that was passed.
public struct DueItem: Sendable, Equatable {
  /// The kata.
  public let kata: Kata
  /// The place of the prediction in the kata's facts, from 0; nil for the kata itself.
  public let prediction: Int?
  /// The day from which it is due.
  public let day: LocalDay
  /// The day on which it last counted.
  public let since: LocalDay
  /// How many steps of the ladder it has climbed.
  public let step: Int
}
