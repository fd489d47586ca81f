import Combine
import SwiftUI

final class Favorites: ObservableObject {
  private var ids: Set<String> = []
  func add(_ id: String) {
    /*!object-will-change*/objectWillChange.send()
    self./*!object-will-change*/objectWillChange.send()
    ids.insert(id)
  }
  var count = 0 { willSet { /*!object-will-change*/objectWillChange.send() } }
}
final class Custom: ObservableObject {
  let /*!object-will-change*/objectWillChange = PassthroughSubject<Void, Never>()
  init(child: Favorites) {
    child./*!object-will-change*/objectWillChange.sink { [weak self] _ in self?./*!object-will-change*/objectWillChange.send() }
  }
}
struct A: View {
  let m: Favorites
  var body: some View { Text("").onReceive(m./*!object-will-change*/objectWillChange) { _ in } }
}
extension Custom {
  func announce() { DispatchQueue.main.async { [weak self] in self?./*!object-will-change*/objectWillChange.send() } }
}
func listen(_ a: Favorites, _ b: Favorites) {
  _ = a./*!object-will-change*/objectWillChange.merge(with: b./*!object-will-change*/objectWillChange)
}
