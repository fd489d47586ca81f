import CSandbox
import Foundation
import Glibc

extension ChildProcess {
  /// Waits at most so long for something to happen, and takes in what did.
  public func pump(milliseconds: Int32) {
    guard ending == nil else { return }
    sendPending()
    var polled: [pollfd] = []
    func watch(_ descriptor: Descriptor?, _ events: Int32) {
      guard let descriptor, descriptor.isOpen else { return }
      polled.append(pollfd(fd: descriptor.number, events: Int16(events), revents: 0))
    }
    watch(exit, POLLIN)
    watch(outputPipe, POLLIN)
    watch(recordPipe, POLLIN)
    if !unsent.isEmpty { watch(input, POLLOUT) }
    // Without a process descriptor (kernels before 5.3) the end is found by asking often.
    let patience = exit.isOpen ? milliseconds : min(milliseconds, 5)
    _ = poll(&polled, nfds_t(polled.count), patience)
    drain()
    if hasEnded { finish(because: nil) }
  }

  func sendPending() {
    guard let input, input.isOpen else { return }
    while !unsent.isEmpty {
      let count = unsent.withUnsafeBytes { kata_send(input.number, $0.baseAddress, $0.count) }
      if count > 0 {
        unsent.removeFirst(count)
      } else {
        // A full channel is tried again in the next round; a closed one takes nothing any more.
        if count != -Int(EAGAIN) && count != -Int(EINTR) { unsent = Data() }
        break
      }
    }
    if unsent.isEmpty && inputEndsWhenSent { input.close() }
  }

  /// Ends the tree, takes in what was written last, and keeps how the child ended.
  func finish(because reason: Ending.Stop?) {
    if walls != nil {
      ending = endWalls(because: reason)
      closeStreams()
      return
    }
    if isConfined {
      tree.end()
    } else if reason != nil {
      tree.endDescendants()
      if hasOwnGroup { kill(-processIdentifier, SIGKILL) }
      kill(processIdentifier, SIGKILL)
    }
    let end = ChildRegistry.reap(processIdentifier)
    ending = reason.map { .stopped($0) } ?? end
    closeStreams()
  }

  private func closeStreams() {
    input?.close()
    drain()
    outputPipe?.close()
    recordPipe?.close()
  }

  /// Whether the child has left; it stays a zombie, and its id ours, until `reap`.
  var hasEnded: Bool {
    var info = siginfo_t()
    return waitid(P_PID, id_t(processIdentifier), &info, WEXITED | WNOHANG | WNOWAIT) == 0
      && info.si_signo == SIGCHLD
  }

  private func drain() {
    read(outputPipe) { output.append($0) }
    read(recordPipe) {
      recordBytes += $0.count
      lines += records.append($0)
    }
  }

  /// Takes in what a pipe holds now, at most 16 MB at a time so that limits are looked at in between.
  private func read(_ pipe: Descriptor?, _ take: (ArraySlice<UInt8>) -> Void) {
    guard let pipe, pipe.isOpen else { return }
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    for _ in 0..<256 {
      let count = Glibc.read(pipe.number, &chunk, chunk.count)
      if count > 0 {
        take(chunk[..<count])
      } else if count < 0 && errno == EINTR {
        continue
      } else {
        if count == 0 { pipe.close() }
        return
      }
    }
  }
}
