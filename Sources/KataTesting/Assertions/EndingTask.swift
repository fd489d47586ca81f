/// A task of whatever result, asked only whether it has ended.
protocol EndingTask: Sendable {
  func end() async
}

extension Task: EndingTask {
  func end() async { _ = await result }
}
