/// Looks for what keeps an object alive, as far as stored properties can tell.
///
/// Stored properties can be walked, so a cycle through objects is found with its path. What a
/// closure or a task has captured cannot be looked into; the search then names the closures and
/// tasks that the object stores, because they are where a captured `self` usually sits.
struct HolderSearch {
  /// Values that are looked at; a few models have dozens, a mounted screen has more than we need.
  private static let valueLimit = 20_000

  private let target: AnyObject
  private var visited: Set<ObjectIdentifier> = []
  private var queue: [(value: Any, path: String)] = []
  /// The path from the object back to itself, such as `.child.parent`.
  private var cycle: String?
  /// The paths to stored closures, tasks and subscriptions.
  private var opaque: [String] = []

  init(for target: AnyObject) {
    self.target = target
    visited.insert(ObjectIdentifier(target))
    readProperties(of: target, "")
    var next = 0
    while next < queue.count, cycle == nil, next < Self.valueLimit {
      let (value, path) = queue[next]
      next += 1
      look(at: value, path)
    }
  }

  /// What holds the object, in a sentence for the learner.
  var sentence: String {
    let name = "\(type(of: target))"
    let start = "\(name) is still alive after everybody outside let go of it. "
    if let cycle {
      return start + "It holds itself: \(name)\(cycle) is that same object. "
        + "Make one reference on that way weak."
    }
    let blind = "What a closure or a task has captured cannot be seen from here: "
    guard !opaque.isEmpty else {
      return start + blind + "look for a running Task, a subscription or a closure that captured "
        + "self strongly, or for an owner that still has it."
    }
    var places: [String] = []
    for place in opaque.map({ Self.words(for: name + $0) }) where !places.contains(place) {
      places.append(place)
    }
    let stored = places.joined(separator: ", ")
    return start + blind + "look at what \(stored) captured. Does it need [weak self]? "
      + "Is it cancelled?"
  }

  /// The place as a learner knows it: what the registrar is made of is nobody's business.
  private static func words(for path: String) -> String {
    guard let registrar = path.range(of: ".$observationRegistrar") else { return path }
    return "an observation of \(path[..<registrar.lowerBound])"
      + " (Observations, withObservationTracking)"
  }

  private mutating func look(at value: Any, _ path: String) {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle != .optional, Self.isOpaque(value) {
      opaque.append(path)
      return
    }
    guard mirror.displayStyle == .class else {
      for (index, child) in mirror.children.enumerated() {
        queue.append((child.value, path + Self.step(child.label, index)))
      }
      return
    }
    let object = value as AnyObject
    if object === target {
      cycle = path
    } else if visited.insert(ObjectIdentifier(object)).inserted {
      readProperties(of: object, path)
    }
  }

  private mutating func readProperties(of object: AnyObject, _ path: String) {
    let references = StoredReferences(of: object)
    var layer: Mirror? = Mirror(reflecting: object)
    while let mirror = layer {
      for (index, child) in mirror.children.enumerated() {
        if let held = Self.reference(in: child.value),
          !references.holds(held, in: child.label ?? "")
        {
          continue
        }
        queue.append((child.value, path + Self.step(child.label, index)))
      }
      layer = mirror.superclassMirror
    }
  }

  /// The object that a value is, or that an optional has.
  private static func reference(in value: Any) -> AnyObject? {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .class { return value as AnyObject }
    guard mirror.displayStyle == .optional, let some = mirror.children.first else { return nil }
    return reference(in: some.value)
  }

  /// Whether a value can hold what nobody can look into: a closure, a task, a subscription.
  private static func isOpaque(_ value: Any) -> Bool {
    let type = "\(type(of: value))"
    return type.contains("->") || type.hasPrefix("Task<") || type.hasSuffix("AnyCancellable")
  }

  private static func step(_ label: String?, _ index: Int) -> String {
    guard let label else { return "[\(index)]" }
    // An optional's payload is no step that a learner wrote; @Observable stores `name` in `_name`.
    if label == "some" { return "" }
    if label.hasPrefix(".") { return label }
    return "." + (label.hasPrefix("_") ? String(label.dropFirst()) : label)
  }
}
