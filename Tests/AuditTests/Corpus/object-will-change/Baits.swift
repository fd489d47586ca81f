import Observation

// self./*bait*/objectWillChange.send()
/// Use `/*bait*/objectWillChange` no more.
@Observable final class Model {
  let text = "/*bait*/objectWillChange.send()"
  func /*bait*/objectWillChanged() {}
  func send(/*bait*/objectWillChange value: Int) {}
  func f() {
    /*bait*/objectWillChanged()
    send(/*bait*/objectWillChange: 1)
    self./*bait*/willChange.send()
    self./*bait*/objectDidChange.send()
    let /*bait*/objectWillChangeSoon = 1
    print(#"/*bait*/objectWillChange"#, /*bait*/objectWillChangeSoon)
    print("""
      /*bait*/objectWillChange
      """)
  }
  enum Event { case /*bait*/objectWillChange }
}
