import Checker
import Foundation
import Workbook

extension Grader {
  /// The groups of answers to each kata that look alike, in the workbook's order.
  ///
  /// One kata is looked at a time. Equal files count as alike however short they are.
  public func similarities(
    _ body: (Kata, [SimilarityGroup]) -> Void
  ) throws(GradeFault) {
    var learners: [String: [String: [String]]] = [:]
    try forEachPlanned { planned throws(GradeFault) in
      for answer in planned.answers {
        guard let work = answer.work else { continue }
        learners[answer.kata, default: [:]][work, default: []].append(planned.learner)
      }
    }
    let store = WorkStore(folder: folder)
    for kata in katas {
      guard let works = learners[kata.id] else { continue }
      var search = SimilaritySearch(shared: shipped(kata))
      var copies: [String: [String]] = [:]
      for (work, names) in works.sorted(by: { $0.key < $1.key }) {
        let (_, sources) = try store.answer(of: work, among: katas)
        copies[names[0]] = names.count > 1 ? names : nil
        search.add(sources, of: names[0])
      }
      var groups = search.groups().map { group in
        SimilarityGroup(
          learners: group.learners.flatMap { copies.removeValue(forKey: $0) ?? [$0] }.sorted(),
          percent: group.percent)
      }
      let untouched = shipped(kata).map { store.name(of: kata, $0) }
      groups += copies.filter { name, _ in
        // Who handed in the starter as it was did not copy from anybody.
        !untouched.contains { works[$0]?.first == name }
      }.map { SimilarityGroup(learners: $0.value.sorted(), percent: 100) }
      body(kata, groups.sorted { $0.learners.count > $1.learners.count })
    }
  }

  private func shipped(_ kata: Kata) -> [SourceSet] {
    // The folder of a grading workbook is as shipped; nobody solves katas in it.
    (try? SourceSet(folder: kata.folder, of: kata)).map { [$0] } ?? []
  }
}
