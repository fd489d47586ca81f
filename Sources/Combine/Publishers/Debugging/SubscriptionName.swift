/// What a subscription is called in the lines of `print()`.
enum SubscriptionName {
  /// Its own description, else the name of the operator that made it.
  static func of(_ subscription: any Subscription) -> String {
    if let described = subscription as? any CustomStringConvertible { return described.description }
    // `Combine.Publishers.Merge<A, B>.(Inner in …)<C>`: the last name outside of brackets counts.
    var names: [String] = [""]
    var depth = 0
    for character in _typeName(type(of: subscription), qualified: true) {
      if "<(".contains(character) { depth += 1 }
      if depth == 0 && character == "." { names.append("") }
      if depth == 0 && character != "." && character != ">" && character != ")" {
        names[names.count - 1].append(character)
      }
      if ">)".contains(character) { depth -= 1 }
    }
    return names.last { !$0.isEmpty && $0 != "Inner" } ?? "Subscription"
  }
}
