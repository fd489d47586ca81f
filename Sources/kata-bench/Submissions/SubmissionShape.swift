import SourceOutline

/// What is left of an answer without comments, names and literals, and without the order of what it
/// declares: two answers of equal shape would be alike.
struct SubmissionShape: Hashable {
  /// How many tokens in a row are looked at together.
  private static let run = 12

  private let runs: [UInt64]

  init(of texts: [String]) {
    var runs: [UInt64] = []
    for text in texts {
      let kinds = SyntaxTokens(of: text).kinds
      guard kinds.count >= Self.run else { continue }
      for start in 0...(kinds.count - Self.run) {
        runs.append(
          kinds[start..<(start + Self.run)].reduce(14_695_981_039_346_656_037) {
            ($0 ^ $1) &* 1_099_511_628_211
          })
      }
    }
    // A set: what stands twice or elsewhere changes nothing.
    self.runs = Set(runs).sorted()
  }

  /// One number for it, so that ten thousand can be held.
  var number: UInt64 {
    runs.reduce(14_695_981_039_346_656_037) { ($0 ^ $1) &* 1_099_511_628_211 }
  }
}
