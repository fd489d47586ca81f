extension Model {
  func stop() { task?.cancel() }
}
