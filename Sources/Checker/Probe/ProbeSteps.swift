import KataEvents
import Workbook

/// Draws the steps of a probe from what the reference's screen offers at that moment.
struct ProbeSteps {
  private var generator: SeededGenerator
  private let words: [String]
  private var last: Command?
  private var isDropped = false

  init(seed: UInt64, facts: KataFacts.Probe) {
    generator = SeededGenerator(seed: seed)
    words = facts.texts ?? []
  }

  /// The next step.
  mutating func next(after facts: ProbeFacts) -> Command {
    let command = draw(after: facts)
    isDropped = command == .drop
    last = command
    return command
  }

  private mutating func draw(after facts: ProbeFacts) -> Command {
    if isDropped { return .mountAgain }
    if chance(of: 14) || facts.offers.isEmpty { return .drop }
    // Twice the same: what a second tap does is another matter than what the first did.
    if let last, chance(of: 5), Self.isRepeatable(last) { return last }
    return command(for: pick(facts.offers), facts)
  }

  /// One of the kinds of offers, then one of its kind: sixty hearts do not hide the one button.
  private mutating func pick(_ offers: [ScreenOffer]) -> ScreenOffer {
    var kinds: [String: [ScreenOffer]] = [:]
    var order: [String] = []
    for offer in offers {
      let kind = "\(offer.deed) \(offer.label.filter { !$0.isNumber })"
      if kinds[kind] == nil { order.append(kind) }
      kinds[kind, default: []].append(offer)
    }
    let kind = order[Int.random(in: order.indices, using: &generator)]
    let same = kinds[kind] ?? offers
    return same[Int.random(in: same.indices, using: &generator)]
  }

  private mutating func command(for offer: ScreenOffer, _ facts: ProbeFacts) -> Command {
    switch offer.deed {
    case .tap: .tap(label: offer.label, occurrence: offer.occurrence)
    case .type: .type(text: text(facts), label: offer.label)
    case .submit: .submit(label: offer.label)
    case .select:
      .select(
        value: offer.choices.randomElement(using: &generator) ?? "", label: offer.label)
    case .scroll: .scroll(row: Int.random(in: 0..<max(1, offer.rows), using: &generator))
    case .dismiss: .dismiss
    case .refresh: .refresh
    case .act: .act(name: offer.label)
    }
  }

  /// Something to type: a word of the author's or of the screen, a part of one, or nothing like it.
  private mutating func text(_ facts: ProbeFacts) -> String {
    let shown = facts.text.flatMap { [$0] + $0.split(separator: " ").map(String.init) }
    let word =
      (chance(of: 2) ? words.randomElement(using: &generator) : nil)
      ?? shown.randomElement(using: &generator) ?? "a"
    switch Int.random(in: 0..<8, using: &generator) {
    case 0: return ""
    case 1: return String(word.prefix(Int.random(in: 1...3, using: &generator)))
    case 2: return word.uppercased()
    case 3: return " \(word) "
    case 4:
      let letters = "abcdefghijklmnopqrstuvwxyz0123456789"
      return String(
        (0..<Int.random(in: 1...6, using: &generator)).compactMap { _ in
          letters.randomElement(using: &generator)
        })
    default: return word
    }
  }

  private mutating func chance(of one: Int) -> Bool {
    Int.random(in: 0..<one, using: &generator) == 0
  }

  private static func isRepeatable(_ command: Command) -> Bool {
    switch command {
    case .tap, .submit, .act, .refresh: true
    default: false
    }
  }
}
