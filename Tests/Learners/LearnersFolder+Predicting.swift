import Foundation

extension LearnersFolder {
  /// Adds `rows`, a kata of three rows as shipped and of six when it is right, which all run at a tap.
  ///
  /// It asks for the rows of the starter, then for those of the learner's own answer.
  package func addRows() throws {
    let path = "01-start/03-rows"
    let questions = ["starter", "mine"].map {
      #"{"steps":["tap More"],"count":"Row","on":"\#($0)"}"#
    }
    try addKata(path, id: "rows", predictions: questions.joined(separator: ","))
    try write(
      """
      import SwiftUI
      @testable import Kata

      struct Row: View {
        let number: Int
        var body: some View { Text("row \\(number)") }
      }

      struct Counter: View {
        @State var count = 0
        var body: some View {
          VStack {
            Button("More") { count += 1 }
            ForEach(0..<(answer * 3), id: \\.self) { Row(number: $0 + count) }
          }
        }
      }

      @MainActor func screen() -> some View { Counter() }

      """, to: "Tests/KataSuites/\(path)/Screen.swift")
  }

  /// The file that a learner of `rows` edits.
  package var rowsAnswer: URL { url("Katas/01-start/03-rows/Answer.swift") }

  /// Writes the journal, an event a line, each so many days ago.
  package func journal(_ events: (daysAgo: Int, fields: String)...) throws {
    let lines = events.map { event in
      let time = Date() - Double(event.daysAgo) * 86_400
      let stamp = time.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true))
      return #"{"v":1,"time":"\#(stamp)","kata":"rows",\#(event.fields)}"# + "\n"
    }
    try write(lines.joined(), to: ".kata/journal.jsonl")
  }
}
