import Foundation

extension LearnersFolder {
  /// Adds `doubts`, a kata whose wrong answers 3 and 4 have a page, and 5 looks like either of two.
  package func addDoubts() throws {
    let path = "01-start/04-doubts"
    try addKata(path, id: "doubts")
    func mutant(_ misconception: String, says: String, hint: Int) -> String {
      #"{"misconception":"\#(misconception)","killedBy":"AnswerTests/testTheAnswerIsTwo","#
        + #""says":"\#(says)","hint":\#(hint),"fails":["AnswerTests/testTheAnswerIsTwo"]}"#
    }
    let mutants = [
      #""three":\#(mutant("counting-from-one", says: "the answer is 3", hint: 2))"#,
      #""four":\#(mutant("doubling", says: "the answer is 4", hint: 3))"#,
      #""five":\#(mutant("counting-from-one", says: "the answer is 5", hint: 2))"#,
      #""fifth":\#(mutant("doubling", says: "the answer is 5", hint: 3))"#,
      #""shipped":\#(mutant("doubling", says: "the answer is 1", hint: 3))"#,
    ]
    let facts = try read("Katas/\(path)/kata.json").replacingOccurrences(
      of: #""mutants":{}"#, with: "\"mutants\":{\(mutants.joined(separator: ","))}")
    try write(facts, to: "Katas/\(path)/kata.json")
    try write(
      "## counting-from-one\nIt looks as if you count from one.\n\n## doubling\nIt doubles.\n",
      to: "Katas/\(path)/misconceptions.en.md")
    try write(
      "## counting-from-one\n1 から数えているようです。\n\n## doubling\n倍になっています。\n",
      to: "Katas/\(path)/misconceptions.ja.md")
  }

  /// Saves a wrong answer to `doubts`; its starter was kept by an earlier start.
  package func doubt(_ answer: Int) throws {
    try write(Self.starter, to: ".kata/starters/doubts/Answer.swift")
    try write("let answer = \(answer)\n", to: "Katas/01-start/04-doubts/Answer.swift")
  }
}
