import Observation

@Observable final class Detail: Hashable {
  let id = 1
  var text = ""
  var computed: Int { id }
  static let salt = 1
  static func == (a: Detail, b: Detail) -> Bool { a === b }
  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(/*bait*/self))
    hasher.combine(/*bait*/id)
    hasher.combine(/*bait*/computed)
    hasher.combine(/*bait*/Self.salt)
  }
  func hash(of value: inout Hasher) { value.combine(/*bait*/text) }
  func combine(_ hasher: inout Hasher) { hasher.combine(/*bait*/text) }
}
final class Plain: Hashable {
  var text = ""
  static func == (a: Plain, b: Plain) -> Bool { a === b }
  func hash(into hasher: inout Hasher) { hasher.combine(/*bait*/text) }
}
struct Value: Hashable {
  var text = ""
  func hash(into hasher: inout Hasher) { hasher.combine(/*bait*/text) }
}
enum Kind: Hashable {
  case a
  func hash(into hasher: inout Hasher) { hasher.combine(/*bait*/1) }
}
extension Foreign { func hash(into hasher: inout Hasher) { hasher.combine(/*bait*/text) } }
@Observable final class Other: Hashable {
  var text = ""
  let id = 1
  static func == (a: Other, b: Other) -> Bool { a === b }
  func hash(into hasher: inout Hasher) {
    let text = "constant"
    hasher.combine(/*bait*/id)
    print(/*bait*/text)
  }
}
