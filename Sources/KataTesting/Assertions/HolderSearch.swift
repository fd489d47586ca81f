import SwiftUI
import TrackingRuntime

/// Looks for what keeps an object alive.
///
/// It walks what the object holds strongly: properties, elements, what closures have captured,
/// subscriptions and observations; and what scheduled timers hold. A way that leads back to the
/// object is a proof. A task's captures cannot be read, nor a notification centre's blocks: those
/// that were met are suspects.
struct HolderSearch {
  /// Values that are looked at; a few models have dozens, a mounted screen has more than we need.
  private static let valueLimit = 20_000

  private enum Stop {
    case value(Any)
    case context(ClosureContext)
  }

  /// The ways back to the object, the shortest first.
  private(set) var proofs: [HolderProof] = []
  /// What might hold it where there is no proof.
  private(set) var suspects: [HolderSuspect] = []

  private let target: AnyObject
  private var visited: Set<ObjectIdentifier> = []
  private var visitedContexts: Set<ClosureContext> = []
  private var queue: [(stop: Stop, way: HolderWay)] = []

  init(for target: AnyObject) {
    self.target = target
    visited.insert(ObjectIdentifier(target))
    readProperties(of: target, HolderWay("\(type(of: target))"))
    walk()
    for timer in ReleasingTimer.scheduled
    where visited.insert(ObjectIdentifier(timer)).inserted {
      readProperties(of: timer, HolderWay("a scheduled Timer").by(.timer))
    }
    walk()
  }

  private mutating func walk() {
    var next = 0
    while next < queue.count, next < Self.valueLimit {
      let (stop, way) = queue[next]
      next += 1
      switch stop {
      case .value(let value): look(at: value, way)
      case .context(let context): look(into: context, way)
      }
    }
    queue = []
  }

  private mutating func look(at value: Any, _ way: HolderWay) {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .class {
      if let object = HeldObject.of(value) { look(at: object, way) }
      return
    }
    if let task = value as? any EndingTask { return suspects.append(.task(way.path, task)) }
    let name = String(reflecting: mirror.subjectType)
    let way = name.hasPrefix("Combine.Publishers.") ? way.through(operator: name) : way
    if let context = ClosureContext(of: value) {
      return look(into: context, way.by(.closure))
    }
    readChildren(of: mirror, way)
  }

  private mutating func look(at object: AnyObject, _ way: HolderWay) {
    guard object !== target else { return note(HolderProof(way: way)) }
    guard visited.insert(ObjectIdentifier(object)).inserted else { return }
    let name = String(reflecting: type(of: object))
    if object is ReleasingTimer {
      readProperties(of: object, way.by(.timer))
    } else if name.hasPrefix("Combine.Subscribers.Assign<") {
      readProperties(of: object, way.by(.assignment))
    } else if name.hasPrefix("Combine.") {
      readProperties(of: object, way.by(.subscription).through(operator: name))
    } else {
      if name.hasSuffix("NotificationObserverToken") { suspects.append(.notification(way.path)) }
      readProperties(of: object, way)
    }
  }

  private mutating func look(into context: ClosureContext, _ way: HolderWay) {
    guard visitedContexts.insert(context).inserted else { return }
    let (kept, isComplete) = context.contents()
    if !isComplete {
      suspects.append(suspect(way))
    }
    for content in kept {
      switch content {
      case .value(let value):
        queue.append((.value(value), way.captured("\(type(of: value))")))
      case .context(let context):
        queue.append((.context(context), way))
      }
    }
  }

  /// Whoever holds a closure whose captures cannot be read.
  private func suspect(_ way: HolderWay) -> HolderSuspect {
    switch way.means {
    case .observation: .observation(way.path)
    case .subscription, .assignment: .subscription(way.path)
    case .property, .closure, .timer: .closure(way.path)
    }
  }

  private mutating func readProperties(of object: AnyObject, _ way: HolderWay) {
    var layer: Mirror? = Mirror(reflecting: object)
    while let mirror = layer {
      readChildren(of: mirror, way)
      layer = mirror.superclassMirror
    }
  }

  /// Queues what a value holds strongly.
  private mutating func readChildren(of mirror: Mirror, _ way: HolderWay) {
    if mirror.displayStyle == .dictionary { return readEntries(of: mirror, way) }
    let fields = UnretainedFields(of: mirror.subjectType)
    var place = mirror.children.startIndex
    var index = 0
    while place != mirror.children.endIndex {
      // Not to be asked for before it is known that it can be.
      if fields.isReadable(index) {
        let child = mirror.children[place]
        if fields.keeps(child.label) {
          queue.append((.value(child.value), way.step(child.label, index)))
        }
      }
      mirror.children.formIndex(after: &place)
      index += 1
    }
  }

  /// Queues the keys and values of a dictionary.
  private mutating func readEntries(of mirror: Mirror, _ way: HolderWay) {
    for entry in mirror.children {
      let parts = Mirror(reflecting: entry.value).children.map(\.value)
      guard let key = parts.first, parts.count == 2 else { continue }
      let way = way.entry(of: key)
      for part in parts { queue.append((.value(part), way)) }
    }
  }

  private mutating func note(_ proof: HolderProof) {
    guard !proofs.contains(where: { $0.sentence == proof.sentence }) else { return }
    proofs.append(proof)
  }
}
