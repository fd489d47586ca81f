import Observation

final class Poller {
  private var task: Task<Void, Never>?
  private var other: Task<Void, Never>?
  func start() {
    task = /*!task-strong-self*/Task { [weak self] in await self?.loop() }
    other = /*!task-strong-self*/Task { [weak self] in await self?.listen() }
    task = /*bait*/Task { [weak self] in await self?.once() }
    task = /*bait*/Task { [weak self] in await self?.leaving() }
    task = /*bait*/Task { [weak self] in await self?.foreign() }
  }
  private func loop() async {
    while !Task.isCancelled { try? await Task.sleep(for: .seconds(1)) }
  }
  private func listen() async {
    for await _ in NotificationCenter.default.notifications(named: .init("a")) { step() }
  }
  private func once() async { step() }
  private func leaving() async {
    while true { if step() { return } }
  }
  func step() -> Bool { true }
}
final class Stopping {
  private var task: Task<Void, Never>?
  func start() { task = /*bait*/Task { [weak self] in await self?.loop() } }
  func stop() { task?.cancel() }
  func loop() async { while true { await Task.yield() } }
}
