import Checker
import SourceOutline

/// The fingerprints of an answer: hashes of runs of syntax tokens, chosen by winnowing.
///
/// Names and literals count as their kind only, so renaming changes nothing; as each declaration is read
/// by itself and the hashes are a set, neither does another order of declarations. In each window of hashes the smallest is kept, so that
/// any run of `run + window - 1` equal tokens shares one (Schleimer, Wilkerson and Aiken, 2003).
struct Fingerprints: Sendable {
  /// Tokens in one hash.
  static let run = 8
  /// Hashes in one window.
  static let window = 4

  let hashes: Set<UInt64>

  init(of sources: SourceSet) {
    var hashes: Set<UInt64> = []
    for file in sources.files {
      for declaration in SyntaxTokens(of: file.text).declarations {
        hashes.formUnion(Self.chosen(from: declaration))
      }
    }
    self.hashes = hashes
  }

  init(hashes: Set<UInt64>) {
    self.hashes = hashes
  }

  private static func chosen(from kinds: [UInt64]) -> Set<UInt64> {
    // A declaration that is shorter than a run is one; `}` or `var a` says nothing.
    let run = min(run, kinds.count)
    guard run > 3 else { return [] }
    let all = (0...(kinds.count - run)).map { start in
      kinds[start..<(start + run)].reduce(14_695_981_039_346_656_037) {
        ($0 ^ $1) &* 1_099_511_628_211
      }
    }
    guard all.count >= window else { return Set(all.min().map { [$0] } ?? []) }
    var chosen: Set<UInt64> = []
    for start in 0...(all.count - window) {
      if let least = all[start..<(start + window)].min() { chosen.insert(least) }
    }
    return chosen
  }
}
