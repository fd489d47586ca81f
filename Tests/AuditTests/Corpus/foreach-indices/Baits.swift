import SwiftUI

@Observable final class M {
  var rows = ["a", "b", "c"]
  let fixed = ["a"]
}
struct Rows: View {
  static let tabs = ["a", "b"]
  let m: M
  let titles = ["a", "b"]
  let handed: [String]
  @State private var names = ["a"]
  @State private var other = ["a"]
  var body: some View {
    /*bait*/ForEach(m.rows, id: \.self) { row in Text(row) }
    /*bait*/ForEach($names, id: \.self) { $name in TextField("x", text: $name) }
    // Its own copies cannot change below it.
    /*bait*/ForEach(titles.indices, id: \.self) { i in Text(titles[i]) }
    /*bait*/ForEach(handed.indices, id: \.self) { i in Text(handed[i]) }
    /*bait*/ForEach(Self.tabs.indices, id: \.self) { i in Text(Self.tabs[i]) }
    /*bait*/ForEach(m.fixed.indices, id: \.self) { i in Text(m.fixed[i]) }
    // The index is shown, nothing is looked up.
    /*bait*/ForEach(names.indices, id: \.self) { i in Text("\(i)") }
    // Another collection is looked up.
    /*bait*/ForEach(names.indices, id: \.self) { i in Text(titles[i]) }
    // It checks.
    /*bait*/ForEach(names.indices, id: \.self) { i in
      if names.indices.contains(i) { Text(names[i]) }
    }
    /*bait*/ForEach(0..<names.count, id: \.self) { i in
      if i < names.count { Text(names[i]) }
    }
    /*bait*/ForEach(0..<5, id: \.self) { i in Text(names[0]) }
    /*bait*/ForEach(Array(names.enumerated()), id: \.offset) { i, name in Text(name) }
    copied
  }
  private var copied: some View {
    let rows = m.rows
    return /*bait*/ForEach(rows.indices, id: \.self) { i in Text(rows[i]) }
  }
  func work() {
    names.indices./*bait*/forEach { print(names[$0]) }
    for i in /*bait*/names.indices { print(names[i]) }
  }
}
// The fields of a code: their number never changes.
struct CodeFields: View {
  @State private var digits = Array(repeating: "", count: 6)
  var body: some View {
    /*bait*/ForEach(0..<digits.count, id: \.self) { i in TextField("", text: $digits[i]) }
    Button("Clear") { for i in digits.indices { self.digits[i] = "" } }
    Text(digits.joined())
  }
}
struct LiteralFields: View {
  @State private var digits = ["", "", "", ""]
  var body: some View {
    /*bait*/ForEach(digits.indices, id: \.self) { i in TextField("", text: $digits[i]) }
    Button("Next") { digits.swapAt(0, 1) }.disabled(digits.contains(""))
  }
}
// A board has as many fields in every round.
struct Board: View {
  @State private var fields = Array(repeating: "", count: 9)
  @State private var lights = [true, false, true]
  @State private var game = Game()
  var body: some View {
    /*bait*/ForEach(fields.indices, id: \.self) { i in Button(fields[i]) { fields[i] = "x" } }
    /*bait*/ForEach(lights.indices, id: \.self) { i in Toggle("", isOn: $lights[i]) }
    /*bait*/ForEach(game.board.indices, id: \.self) { i in
      Button(game.board[i]) { game.board[i] = "o" }
    }
  }
  func restart() {
    fields = Array(repeating: "", count: 9)
    self.lights = [false, false, false]
    game.restart()
  }
}
@Observable final class Game {
  var board = Array(repeating: "", count: 9)
  func restart() { board = Array(repeating: "", count: 9) }
}
