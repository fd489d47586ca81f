import Observation

@Observable final class Detail: Hashable {
  var text = ""
  var count: Int
  let id = 1
  init() { count = 0 }
  static func == (a: Detail, b: Detail) -> Bool { a.text == b.text }
  func hash(into hasher: inout Hasher) {
    hasher.combine(/*!hash-of-mutable*/text)
    hasher.combine(/*!hash-of-mutable*/self.count)
    hasher.combine(/*bait*/id)
  }
}
@Observable final class Extended { var name = ""; private(set) var rows = [1] }
extension Extended: Hashable {
  static func == (a: Extended, b: Extended) -> Bool { a.name == b.name }
  nonisolated func hash(into h: inout Hasher) {
    h.combine(/*!hash-of-mutable*/name)
    h.combine(/*!hash-of-mutable*/rows)
  }
}
@MainActor @Observable public class Base: Hashable {
  var id: Int = 0
  var optional: String?
  @ObservationIgnored var ignored = 0
  public static func == (a: Base, b: Base) -> Bool { a.id == b.id }
  nonisolated public func hash(into hasher: inout Hasher) {
    hasher.combine(/*bait*/id)
    hasher.combine(/*!hash-of-mutable*/optional)
    hasher.combine(/*!hash-of-mutable*/ignored)
  }
  @Observable final class Inner: Hashable {
    var id = 0
    static func == (a: Inner, b: Inner) -> Bool { a === b }
    func hash(into hasher: inout Hasher) { hasher.combine(/*!hash-of-mutable*/id) }
  }
}
#if os(iOS)
  @Observable final class Conditional: Hashable {
    var a = 0, b = 1
    static func == (a: Conditional, b: Conditional) -> Bool { a === b }
    func hash(into hasher: inout Hasher) {
      hasher.combine(/*!hash-of-mutable*/a)
      hasher.combine(/*!hash-of-mutable*/self.b)
    }
  }
#endif
struct Renumbering { func run(_ inner: Base.Inner) { inner.id = 2 } }
@Observable final class Renamed: Hashable {
  var title: String?
  static func == (a: Renamed, b: Renamed) -> Bool { a === b }
  func hash(into hasher: inout Hasher) { hasher.combine(/*!hash-of-mutable*/title) }
}
