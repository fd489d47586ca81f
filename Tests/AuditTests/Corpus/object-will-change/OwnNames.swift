import Foundation

/// A name of one's own.
struct Signal {
  var /*bait*/objectWillChange = false
  let notifier = 1
}
final class Notifier { func send() {} }
final class Model {
  let /*bait*/objectWillChange = Notifier()
  var signal = Signal()
  func save() {
    /*bait*/objectWillChange.send()
    self./*bait*/objectWillChange.send()
    if signal./*bait*/objectWillChange { signal./*bait*/objectWillChange = false }
  }
}
func count() {
  var /*bait*/objectWillChange = 0
  /*bait*/objectWillChange += 1
  print(/*bait*/objectWillChange)
}
