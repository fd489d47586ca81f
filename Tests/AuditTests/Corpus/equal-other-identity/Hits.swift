import Observation

@Observable final class User: Equatable {
  let id: Int
  var name: String
  init(_ id: Int, _ name: String) { self.id = id; self.name = name }
  static func == (a: User, b: User) -> Bool { a.id == b.id }
}
final class Plain: Hashable {
  var name = ""
  static func == (a: Plain, b: Plain) -> Bool { a.name == b.name }
  func hash(into hasher: inout Hasher) {}
}
class Extended { var id = 1 }
extension Extended: Comparable {
  static func == (a: Extended, b: Extended) -> Bool { return a.id == b.id }
  static func < (a: Extended, b: Extended) -> Bool { a.id < b.id }
}
@Observable final class Session {
  var /*!equal-other-identity*/user = User(1, "old")
  var /*!equal-other-identity*/optional: User?
  private(set) var /*!equal-other-identity*/users: [User] = []
  var /*!equal-other-identity*/plain: Plain
  var /*!equal-other-identity*/extended = Extended() { didSet { print(extended) } }
  #if DEBUG
    var /*!equal-other-identity*/probe: User?
  #endif
  var /*!equal-other-identity*/unwrapped: User!
  init() { plain = Plain() }
}
@MainActor @Observable class Base {
  var /*!equal-other-identity*/selected: Plain?
  @MainActor public var /*!equal-other-identity*/current: [User]?
  final class Inner { var /*bait*/user: User? }
  @Observable final class Tracked { var /*!equal-other-identity*/user: User? }
}

// An id that comes from outside is the same for two copies of one thing.
final class Article: Identifiable, Equatable {
  let id: Int
  var title = ""
  init(id: Int) { self.id = id }
  static func == (a: Article, b: Article) -> Bool { a.id == b.id }
}
@Observable final class Reader { var /*!equal-other-identity*/article: Article? }
