import Foundation
import Reports
import Synchronization
import Workbook

/// A workshop without people: learners write real files, a board reads them meanwhile, and all is
/// counted twice.
public struct WorkshopSimulation: Sendable {
  private let learners: Int
  private let events: Int
  private let place: URL
  private let isRealTime: Bool
  private let writers: Int

  /// Plans a workshop.
  ///
  /// - Parameters:
  ///   - events: How many each learner makes, one in each second of a virtual clock.
  ///   - place: A folder that may be filled; who calls removes it.
  ///   - isRealTime: Whether a second of the virtual clock lasts one.
  public init(
    learners: Int, events: Int, in place: URL, isRealTime: Bool = false, writers: Int = 2
  ) {
    self.learners = learners
    self.events = events
    self.place = place
    self.isRealTime = isRealTime
    self.writers = writers
  }

  /// Where files are quickest: in memory, where the machine has a place for that.
  ///
  /// A folder of files that are replaced 200 times a second by two threads is a disk's measure, not ours.
  public static var quickPlace: URL {
    access("/dev/shm", W_OK | X_OK) == 0
      ? URL(fileURLWithPath: "/dev/shm", isDirectory: true)
      : FileManager.default.temporaryDirectory
  }

  private struct Written: Sendable {
    var truths: [String: SimulatedLearner.Truth] = [:]
    var accidents = 0
    var failure: String?
    var running: Int
    var seconds = 0
  }

  /// Runs it; what cannot be written ends it.
  public func run() throws(WorkshopFault) -> SimulationFigures {
    let room = WorkshopFolder(place.appendingPathComponent("room"))
    let katas = (1...12).map { "kata-\($0)" }
    let plan = WorkshopPlan(
      title: "Simulation", language: .english,
      steps: katas.map { .init(kata: $0, minutes: 5) })
    let note = LeaderNote(plan: plan, at: Date())
    try? FileManager.default.createDirectory(at: room.url, withIntermediateDirectories: true)
    try room.publish(note)
    let start = ContinuousClock.now
    let written = Shared(Mutex(Written(running: writers)))
    var board = SimulatedBoard(room, note: note, page: place.appendingPathComponent("board.html"))
    board.refresh(learners: learners)
    for writer in 0..<writers {
      let thread = Thread { [self] in write(writer, room, katas, written, start) }
      thread.stackSize = 8 << 20
      thread.start()
    }
    var figures = SimulationFigures()
    while written.mutex.withLock({ $0.running > 0 }) {
      usleep(isRealTime ? 1_000_000 : 100_000)
      board.refresh(learners: learners)
      let share = written.mutex.withLock { $0.seconds }
      if figures.memoryEarly == 0, share * 4 >= events * learners {
        figures.memoryEarly = Self.residentBytes()
      }
    }
    board.refresh(learners: learners)
    figures.memoryLate = Self.residentBytes()
    figures.seconds = (ContinuousClock.now - start) / .seconds(1)
    let result = written.mutex.withLock { $0 }
    if let failure = result.failure { throw WorkshopFault(failure, failure) }
    figures.accidents = result.accidents
    figures.written = result.truths.values.reduce(0) { $0 + $1.events }
    figures.checks = result.truths.values.reduce(0) { $0 + $1.checks }
    figures.passes = result.truths.values.reduce(0) { $0 + $1.passed.count }
    board.count(into: &figures)
    return figures
  }

  private func write(
    _ writer: Int, _ room: WorkshopFolder, _ katas: [String], _ written: Shared,
    _ start: ContinuousClock.Instant
  ) {
    var mine = stride(from: writer, to: learners, by: writers).map { number in
      SimulatedLearner(
        number, room: room, desk: place.appendingPathComponent("desks/\(number)"), katas: katas,
        events: events, seed: 7)
    }
    do {
      for second in 0..<events {
        if isRealTime { wait(until: start + .seconds(second)) }
        for index in mine.indices { try mine[index].live(second: second) }
        let count = mine.count
        written.mutex.withLock { $0.seconds += count }
      }
      for index in mine.indices { mine[index].close() }
    } catch {
      written.mutex.withLock { $0.failure = "\(error)" }
    }
    let ended = mine
    written.mutex.withLock { written in
      for learner in ended {
        written.truths[learner.id] = learner.truth
        written.accidents += learner.accidents
      }
      written.running -= 1
    }
  }

  private func wait(until time: ContinuousClock.Instant) {
    let left = (time - .now) / .seconds(1)
    if left > 0 { Thread.sleep(forTimeInterval: left) }
  }

  private final class Shared: Sendable {
    let mutex: Mutex<Written>

    init(_ mutex: consuming Mutex<Written>) {
      self.mutex = mutex
    }
  }

  /// The bytes of this process that are in memory.
  private static func residentBytes() -> Int {
    let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
    let pages = text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    return pages * Int(sysconf(Int32(_SC_PAGESIZE)))
  }
}
