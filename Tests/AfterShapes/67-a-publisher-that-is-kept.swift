import Combine

final class Fast: ObservableObject {
  let objectWillChange = ObservableObjectPublisher()
  var value = 0 { willSet { objectWillChange.send() } }
}
