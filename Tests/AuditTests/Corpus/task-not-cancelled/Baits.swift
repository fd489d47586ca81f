import Observation
import SwiftUI

@MainActor @Observable final class Right {
  var n = 0
  @ObservationIgnored private var task: Task<Void, Never>?
  @ObservationIgnored private var tasks: [Task<Void, Never>] = []
  @ObservationIgnored private var loose: Task<Void, Never>?
  @ObservationIgnored private var own: AutoTask?
  @ObservationIgnored private let service = Service()
  init(stream: AsyncStream<Int>) {
    let s = Observations { [weak self] in self?.n }
    task = /*bait*/Task { [weak self] in for await _ in s { self?.b() } }
    tasks = [/*bait*/Task { [weak self] in for await _ in s { self?.b() } }]
    tasks.append(/*bait*/Task { [weak self] in for await _ in s { self?.b() } })
    // It ends when the other side of the stream is gone.
    loose = /*bait*/Task { [weak self] in for await _ in stream { self?.b() } }
    loose = /*bait*/Task { [weak self, stream] in
      for await _ in stream { guard self != nil else { return } }
    }
    // The next round sees that the object is gone.
    loose = /*bait*/Task { [weak self] in
      while !Task.isCancelled {
        guard let self else { return }
        self.b()
        try? await Task.sleep(for: .seconds(1))
      }
    }
    loose = /*bait*/Task { [weak self] in
      while true {
        if self == nil { break }
        try? await Task.sleep(for: .seconds(1))
      }
    }
    loose = /*bait*/Task { [weak self] in self?.b() }
    loose = /*bait*/Task { [service] in await service.load() }
    own = AutoTask(/*bait*/Task { [weak self] in for await _ in s { self?.b() } })
    loose = /*bait*/Task { [weak self] in
      for await n in s { if n == 3 { return }; self?.b() }
    }
  }
  isolated deinit {
    task?.cancel()
    for task in tasks { task.cancel() }
  }
  func b() {}
  func handedOn() -> Task<Void, Never> {
    /*bait*/Task { for await _ in Observations({ 1 }) {} }
  }
  static func listen() {
    /*bait*/Task { for await _ in Transaction.updates {} }
  }
}
final class Cleaned {
  private var task: Task<Void, Never>?
  private var handle: AutoTask?
  func start() {
    task = /*bait*/Task { [weak self] in while true { self?.step() } }
    handle = /*bait*/Task { [weak self] in while true { self?.step() } }.asAutoTask()
  }
  private func cleanUp() { task?.cancel() }
  deinit { cleanUp() }
  func step() {}
}
final class Stopped {
  private var task: Task<Void, Never>?
  func start() {
    task = /*bait*/Task { [weak self] in while true { self?.step() } }
  }
  func stop() { self.task?.cancel() }
  func step() {}
}
final class Once {
  private static let shared = Once()
  private var task: Task<Void, Never>?
  private init() {
    task = /*bait*/Task { [weak self] in while true { self?.step() } }
  }
  func step() {}
}
struct Screen: View {
  var body: some View {
    Text("a").task { for await _ in /*bait*/Observations({ 1 }) {} }
  }
}
class Base {
  var task: Task<Void, Never>?
  deinit { task?.cancel() }
}
final class Derived: Base {
  func start() {
    task = /*bait*/Task { [weak self] in while true { self?.step() } }
  }
  func step() {}
}
final class EndedOutside {
  var ticking: Task<Void, Never>?
  func start() {
    ticking = /*bait*/Task { [weak self] in while true { self?.step() } }
  }
  func step() {}
}
func end(_ other: EndedOutside) { other.ticking?.cancel() }
/// A stream whose closure says when it is over.
@MainActor final class Table {
  let dice = Dice()
  func join() {
    let counts = Observations<Int, Never>.untilFinished { [dice] in
      dice.isAway ? .finish : .next(dice.count)
    }
    /*bait*/Task { [dice] in for await count in counts { print(dice.count, count) } }
  }
}
@MainActor @Observable final class Dice { var count = 0; var isAway = false }
