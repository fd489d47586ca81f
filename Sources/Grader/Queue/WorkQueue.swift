import Foundation
import Glibc
import Synchronization

/// The queue of a grading, which any number of processes on any number of machines take from.
///
/// It is a folder: work is claimed by renaming its file, which only one can do, and done when its
/// grade is there. Whoever finds a claim whose owner is gone puts the work back.
final class WorkQueue: Sendable {
  let folder: GradeFolder
  /// Names that were seen waiting, so that the folder is not listed for each claim.
  private let seen = Mutex<[String]>([])

  init(_ folder: GradeFolder) {
    self.folder = folder
  }

  /// Puts work into the queue unless it is graded by the same suite and tools already, and not as a
  /// fault of ours.
  func add(_ work: String, judgedBy identity: String) throws(GradeFault) {
    if let grade = grade(of: work), grade.judgedBy == identity, grade.verdict != .error { return }
    let file = folder.waiting.appendingPathComponent(work)
    let descriptor = open(file.path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw .cannotWrite(file, errno) }
    close(descriptor)
  }

  /// Takes one piece of work; nil when none waits.
  func claim() -> Claim? {
    for isFresh in [false, true] {
      if isFresh {
        let names = GradeFolder.names(in: folder.waiting).shuffled()
        seen.withLock { $0 = names }
      }
      while let work = seen.withLock({ $0.popLast() }) {
        let file = folder.claimed.appendingPathComponent("\(work)~\(Claim.owner)")
        let waiting = folder.waiting.appendingPathComponent(work)
        // Touched first: a claim with an old time would count as left behind on another machine.
        utimes(waiting.path, nil)
        if rename(waiting.path, file.path) == 0 { return Claim(work: work, file: file) }
      }
    }
    return nil
  }

  /// Says that this process still works on a claim.
  func touch(_ claim: Claim) {
    utimes(claim.file.path, nil)
  }

  /// Keeps the grade and gives the claim up.
  func finish(_ claim: Claim, with grade: KataGrade) throws(GradeFault) {
    let file = folder.grades.appendingPathComponent("\(claim.work).json")
    guard let bytes = try? JSONEncoder.ofGrades.encode(grade) else { throw .broken(file) }
    try GradeFolder.write(bytes, to: file)
    unlink(claim.file.path)
  }

  /// Gives a claim back, so that it waits again.
  func giveBack(_ claim: Claim) {
    rename(claim.file.path, folder.waiting.appendingPathComponent(claim.work).path)
  }

  /// Puts back what is claimed by processes that are gone; says how much that was.
  @discardableResult
  func recover() -> Int {
    var count = 0
    for name in GradeFolder.names(in: folder.claimed) {
      let file = folder.claimed.appendingPathComponent(name)
      guard !Claim.isAlive(file) else { continue }
      let work = name.split(separator: "~").first.map(String.init) ?? name
      if grade(of: work) != nil {
        unlink(file.path)
      } else if rename(file.path, folder.waiting.appendingPathComponent(work).path) == 0 {
        count += 1
      }
    }
    return count
  }

  /// The names of the work that somebody is at.
  var claimedWork: Set<String> {
    Set(
      GradeFolder.names(in: folder.claimed).compactMap {
        $0.split(separator: "~").first.map(String.init)
      })
  }

  /// How much is waiting, and how much is being worked on.
  var left: (waiting: Int, claimed: Int) {
    (
      GradeFolder.names(in: folder.waiting).count, GradeFolder.names(in: folder.claimed).count
    )
  }

  /// The grade of a piece of work, when it is there.
  func grade(of work: String) -> KataGrade? {
    let file = folder.grades.appendingPathComponent("\(work).json")
    guard let bytes = FileManager.default.contents(atPath: file.path) else { return nil }
    return try? JSONDecoder().decode(KataGrade.self, from: bytes)
  }
}

extension JSONEncoder {
  /// As all files of a grading are written: keys sorted, so that equal grades are equal bytes.
  static var ofGrades: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return encoder
  }
}
