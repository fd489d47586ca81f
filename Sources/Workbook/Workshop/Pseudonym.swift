/// A name for somebody who need not be known: short, easy to say and to point at.
public enum Pseudonym {
  private static let qualities = [
    "amber", "azure", "brave", "brisk", "calm", "clear", "coral", "deep", "early", "fair", "fleet",
    "fresh", "gold", "grand", "green", "ivory", "jade", "keen", "late", "light", "lucid", "mild",
    "neat", "pale", "plain", "quick", "quiet", "rapid", "rosy", "round", "silver", "swift",
  ]
  private static let animals = [
    "badger", "bear", "crane", "crow", "deer", "dove", "eagle", "eel", "falcon", "finch", "fox",
    "frog", "gecko", "goose", "hare", "hawk", "heron", "ibis", "koi", "lark", "lynx", "mole",
    "moth", "newt", "otter", "owl", "panda", "raven", "robin", "seal", "swan", "wren",
  ]

  /// Draws a name that is not taken.
  public static func drawn(without taken: Set<String>) -> String {
    var name = ""
    for round in 0..<1000 {
      name = "\(qualities.randomElement() ?? "calm")-\(animals.randomElement() ?? "owl")"
      // Rooms of a few dozen need no number.
      if round >= 20 { name += "-\(Int.random(in: 2...99))" }
      if !taken.contains(name) { break }
    }
    return name
  }
}
