import Combine

struct Game {
  var /*bait*/objectWillChange: Int { 3 }
  func go() { print(/*bait*/objectWillChange, self./*bait*/objectWillChange) }
}
final class Flags { var /*bait*/objectWillChange: Flag; var hook: Hook }
struct Flag {}
struct Hook { let /*bait*/objectWillChange: () -> Void }
func use(_ game: Game) { print(game./*bait*/objectWillChange) }
final class Store {
  let /*!object-will-change*/objectWillChange = PassthroughSubject<Void, Never>()
  func save() { /*!object-will-change*/objectWillChange.send() }
}
final class Typed { var /*!object-will-change*/objectWillChange: AnyPublisher<Void, Never> }
final class Inherited: ObservableObject {
  func save() { self./*!object-will-change*/objectWillChange.send() }
}
