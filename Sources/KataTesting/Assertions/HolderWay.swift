/// How a search has come to a value: the properties on the way, and by what it was led on.
struct HolderWay {
  /// What led on where properties alone do not.
  enum Means: Hashable {
    case property, closure, subscription, assignment, observation, timer
  }

  /// The properties as a learner writes them: `Node.child.onChange`; up to the means, if there is one.
  private(set) var path: String
  private(set) var means = Means.property
  /// What a closure captured and the properties from there on: `Leaf.child`.
  private(set) var beyond = ""
  /// The operator of the pipeline whose closure comes next: `map`, `sink`; absent where it has no name.
  private(set) var operation: String?
  /// Whether the inside of something that the learner did not write has been reached.
  private var isSealed = false

  init(_ path: String) {
    self.path = path
  }

  /// One property, element or payload further.
  func step(_ label: String?, _ index: Int) -> HolderWay {
    // An optional's payload is no step that a learner wrote.
    if label == "some" { return self }
    if label?.contains("$observationRegistrar") == true { return by(.observation) }
    var next = self
    // @Observable and property wrappers keep `name` in `_name`, `lazy` in a name with a prefix.
    let name = label.map { label in
      let plain = label.replacing("$__lazy_storage_$_", with: "")
      if plain.hasPrefix(".[") { return String(plain.dropFirst()) }
      if plain.hasPrefix(".") { return plain }
      return "." + (plain.hasPrefix("_") ? String(plain.dropFirst()) : plain)
    }
    let step = name ?? "[\(index)]"
    if !beyond.isEmpty { next.beyond += step } else if !isSealed { next.path += step }
    return next
  }

  /// Into an entry of a dictionary.
  func entry(of key: Any) -> HolderWay {
    let text = "\(key)".prefix(40)
    return step(key is String ? ".[\"\(text)\"]" : ".[\(text)]", 0)
  }

  /// Into a part of a pipeline, by its full name: `Combine.Publishers.Map<…>.Inner<…>`.
  func through(operator name: String) -> HolderWay {
    var next = self
    let parts = name.split(separator: ".", maxSplits: 3)
    let known = parts.count > 2 && (parts[1] == "Publishers" || parts[1] == "Subscribers")
    let word = known ? parts[2].prefix { $0.isLetter || $0.isNumber } : ""
    next.operation = word.isEmpty ? nil : word.prefix(1).lowercased() + word.dropFirst()
    return next
  }

  /// Led on by something that is not a property; what comes first is what the learner knows.
  func by(_ means: Means) -> HolderWay {
    var next = self
    next.isSealed = true
    // The number of a token in a set of them tells nobody anything.
    if means == .subscription || means == .assignment, path.hasSuffix("]"),
      let bracket = path.lastIndex(of: "[")
    {
      next.path = String(path[..<bracket])
    }
    let isBetter = self.means == .property || means == .assignment && self.means == .subscription
    if isBetter { next.means = means }
    return next
  }

  /// Into a value that a closure captured.
  func captured(_ type: String) -> HolderWay {
    var next = self
    next.beyond = type
    return next
  }
}
