import LineEditing

extension Session {
  /// Runs a command of the command line so that Ctrl-C stops what it started before it ends.
  public func runStoppable(_ command: any ShellCommand, _ words: [String]) -> Int32 {
    let cancellation = cancellation
    return EventLoop().work(stop: { cancellation.cancel() }) {
      command.run(words, in: self)
    }
  }
}
