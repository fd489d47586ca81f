/// Private declarations that nobody calls, of random structure: they change what an answer looks like
/// and not what it does.
struct MeaninglessCode {
  private var numbers: SeededNumbers
  private var used = 0

  init(seed: UInt64) {
    numbers = SeededNumbers(seed: seed)
  }

  /// So many declarations, each as lines at the left margin.
  mutating func declarations(_ count: Int) -> [String] {
    (0..<count).map { _ in
      switch roll(5) {
      case 0: structure()
      case 1: enumeration()
      default: function(named: fresh("drift"), indent: "", access: "private ")
      }
    }
  }

  /// A number below a bound, for whoever needs one more of the same row.
  mutating func roll(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &numbers) }

  /// The same things in an order of their own.
  mutating func shuffled<Element>(_ elements: [Element]) -> [Element] {
    elements.shuffled(using: &numbers)
  }

  private mutating func fresh(_ stem: String) -> String {
    used += 1
    return "\(stem)\(used)"
  }

  private mutating func structure() -> String {
    let name = fresh("Drift").capitalizedStem
    var lines = ["private struct \(name) {"]
    let fields = 1 + roll(4)
    for field in 0..<fields {
      lines.append("  var field\(field)\(roll(2) == 0 ? " = \(roll(90))" : ": Int")")
    }
    for _ in 0...roll(2) {
      lines.append("")
      lines.append(function(named: fresh("turn"), indent: "  ", access: ""))
    }
    return (lines + ["}"]).joined(separator: "\n")
  }

  private mutating func enumeration() -> String {
    let name = fresh("Drift").capitalizedStem
    let cases = 2 + roll(4)
    var lines = ["private enum \(name) {"]
    for number in 0..<cases { lines.append("  case way\(number)\(roll(3) == 0 ? "(Int)" : "")") }
    lines += ["", "  var weight: Int {", "    switch self {"]
    for number in 0..<cases {
      lines.append("    case .way\(number): return \(roll(40)) &+ \(roll(9))")
    }
    return (lines + ["    }", "  }", "}"]).joined(separator: "\n")
  }

  private mutating func function(named name: String, indent: String, access: String) -> String {
    let parameters = 1 + roll(3)
    let names = (0..<parameters).map { "p\($0)" }
    let list = names.map { "_ \($0): Int" }.joined(separator: ", ")
    var body = ["\(indent)\(access)func \(name)(\(list)) -> Int {", "\(indent)  var sum = p0"]
    for _ in 0...(1 + roll(4)) {
      body += statement(names + ["sum"], depth: 0).map { indent + "  " + $0 }
    }
    return (body + ["\(indent)  return sum", "\(indent)}"]).joined(separator: "\n")
  }

  private mutating func statement(_ names: [String], depth: Int) -> [String] {
    let inner = { (code: inout Self) in
      (0...code.roll(2)).flatMap { _ in code.statement(names, depth: depth + 1) }.map { "  " + $0 }
    }
    switch roll(depth < 2 ? 9 : 3) {
    case 0: return ["sum &+= \(expression(names, 2))"]
    case 1: return ["sum = \(1 + roll(30)) &- \(expression(names, 2))"]
    case 2: return ["sum ^= \(expression(names, 1))"]
    case 3: return ["if \(condition(names)) {"] + inner(&self) + ["}"]
    case 4: return ["if \(condition(names)) {"] + inner(&self) + ["} else {"] + inner(&self) + ["}"]
    case 5: return ["for _ in 0..<\(2 + roll(9)) {"] + inner(&self) + ["}"]
    case 6:
      var lines = ["switch \(pick(names)) {"]
      for number in 0...roll(3) { lines += ["case \(number):"] + inner(&self) }
      return lines + ["default:"] + inner(&self) + ["}"]
    case 7: return ["guard \(condition(names)) else { return \(expression(names, 1)) }"]
    default:
      let name = fresh("step")
      return [
        "let \(name) = { (value: Int) -> Int in value &+ \(pick(names)) }",
        "sum = \(name)(\(expression(names, 1)))",
      ]
    }
  }

  private mutating func condition(_ names: [String]) -> String {
    let one = "\(pick(names)) \(["<", ">", "==", "!="][roll(4)]) \(expression(names, 1))"
    guard roll(3) == 0 else { return one }
    return one + [" && ", " || "][roll(2)] + "\(pick(names)) > \(roll(50))"
  }

  private mutating func expression(_ names: [String], _ depth: Int) -> String {
    guard depth > 0 else { return roll(2) == 0 ? pick(names) : "\(1 + roll(99))" }
    switch roll(5) {
    case 0: return pick(names)
    case 1: return "(\(pick(names)) & \(1 + roll(99)))"
    case 2: return "min(\(pick(names)), \(expression(names, depth - 1)))"
    case 3: return "(\(pick(names)) &* \(expression(names, depth - 1)))"
    default: return "(\(expression(names, depth - 1)) &- \(pick(names)))"
    }
  }

  private mutating func pick(_ names: [String]) -> String { names[roll(names.count)] }
}

extension String {
  /// The same with a capital letter at its beginning.
  fileprivate var capitalizedStem: String { prefix(1).uppercased() + dropFirst() }
}
