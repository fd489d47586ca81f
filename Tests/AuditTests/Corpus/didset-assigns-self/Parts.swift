import Observation

@Observable final class Parts {
  var rows: [Int] = [] { didSet { /*!didset-assigns-self*/rows[0] = 1 } }
  var cells: [Item] = [] { didSet { /*!didset-assigns-self*/cells[0].x = 1 } }
  var insets = Insets() { didSet { /*!didset-assigns-self*/insets.top = 1 } }
  var typed: Insets { didSet { /*!didset-assigns-self*/self.typed.top += 1 } }
  var pair = 0 { didSet { (/*!didset-assigns-self*/pair, other) = (1, 2) } }
  var other = 0
  var swapped = 0 { didSet { swap(/*!didset-assigns-self*/&swapped, &other) } }
  var late = 0 { didSet { defer { /*!didset-assigns-self*/late = 1 } } }
  var objects: [Object] = [] { didSet { /*bait*/objects[0].x = 1 } }
  var object = Object() { didSet { /*bait*/object.x = 1 } }
  var held: Object { didSet { /*bait*/held.x = 1 } }
  var foreign = Foreign() { didSet { /*bait*/foreign.x = 1 } }
  var optional: Insets? { didSet { /*bait*/optional?.top = 1 } }
  var guarded: [Int] = [] { didSet { if guarded.isEmpty { /*bait*/guarded[0] = 1 } } }
  var indexed = 0 { didSet { /*bait*/rows[indexed] = 1 } }
  var tuple = 0 { didSet { (other, _) = (/*bait*/tuple, 2) } }
  var shadowed = Insets() { didSet(shadowed) { /*bait*/shadowed.top = 1 } }
}
struct Insets { var top = 0.0 }
struct Item { var x = 0 }
final class Object { var x = 0 }
