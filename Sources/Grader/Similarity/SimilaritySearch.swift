import Checker
import Workbook

/// Finds the answers to one kata that share more structure than the kata itself asks for.
struct SimilaritySearch {
  /// From how much of the structure on two answers count as alike.
  static let threshold = 0.8
  /// With fewer fingerprints of its own an answer is too short to tell.
  static let fewest = 8

  private var answers: [(learner: String, hashes: Set<UInt64>)] = []
  /// What the shipped starter has, which everybody shares.
  private let shared: Set<UInt64>

  init(shared: [SourceSet]) {
    self.shared = shared.reduce(into: []) { $0.formUnion(Fingerprints(of: $1).hashes) }
  }

  mutating func add(_ sources: SourceSet, of learner: String) {
    answers.append((learner, Fingerprints(of: sources).hashes.subtracting(shared)))
  }

  /// The groups, the largest first.
  ///
  /// What a third of a large class has comes from the kata, not from one another.
  func groups() -> [SimilarityGroup] {
    var places: [UInt64: [Int]] = [:]
    for (index, answer) in answers.enumerated() {
      for hash in answer.hashes { places[hash, default: []].append(index) }
    }
    let common = answers.count < 10 ? Int.max : answers.count / 3
    let rare = places.filter { $0.value.count <= common && $0.value.count > 1 }
    let own = answers.map { answer in
      answer.hashes.count { (places[$0]?.count ?? 0) <= common }
    }
    var parent = Array(answers.indices)
    var best: [Int: Double] = [:]
    func root(_ index: Int) -> Int {
      var index = index
      while parent[index] != index { index = parent[index] }
      return index
    }
    for index in answers.indices where own[index] >= Self.fewest {
      var met: [Int: Int] = [:]
      for hash in answers[index].hashes {
        for other in rare[hash] ?? [] where other > index { met[other, default: 0] += 1 }
      }
      for (other, count) in met where own[other] >= Self.fewest {
        let likeness = Double(count) / Double(own[index] + own[other] - count)
        guard likeness >= Self.threshold else { continue }
        let (one, two) = (root(index), root(other))
        parent[max(one, two)] = min(one, two)
        let top = max(likeness, best[one] ?? 0, best[two] ?? 0)
        best[min(one, two)] = top
      }
    }
    let members = Dictionary(grouping: answers.indices, by: root)
    return members.values.filter { $0.count > 1 }.map { group in
      SimilarityGroup(
        learners: group.map { answers[$0].learner }.sorted(),
        percent: Int(((best[root(group[0])] ?? 0) * 100).rounded(.down)))
    }.sorted {
      $0.learners.count == $1.learners.count
        ? $0.learners[0] < $1.learners[0] : $0.learners.count > $1.learners.count
    }
  }
}
