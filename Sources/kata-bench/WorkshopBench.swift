import Foundation
import Workshop

/// What a board costs in a room of hundreds, with all that can happen to their files.
struct WorkshopBench {
  private let learners: Int
  private let events: Int
  private let isRealTime: Bool
  private let root: URL

  init(_ words: [String]) {
    func value(_ name: String) -> String? {
      words.firstIndex(of: name).flatMap { place in
        place + 1 < words.count ? words[place + 1] : nil
      }
    }
    func number(_ name: String) -> Int? { value(name).flatMap { Int($0) } }
    root =
      value("--in").map { URL(fileURLWithPath: $0, isDirectory: true) }
      ?? WorkshopSimulation.quickPlace
    learners = min(max(number("--learners") ?? 200, 1), RoomReader.mostLearners)
    events = min(max(number("--events") ?? 3600, 12), 100_000)
    isRealTime = words.contains("--hour")
  }

  func run() throws {
    let place = root.appendingPathComponent("room-\(UUID())")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: place) }
    let clock = isRealTime ? "the real clock" : "a virtual clock"
    print("\(learners) learners, \(events) events each, on \(clock)")
    let figures = try WorkshopSimulation(
      learners: learners, events: events, in: place, isRealTime: isRealTime
    ).run()
    print(figures.text, terminator: "")
  }
}
