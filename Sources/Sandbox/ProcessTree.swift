import Glibc

/// A confined child and all that came from it, including those who left its process group.
struct ProcessTree {
  let root: pid_t
  let mark: String
  /// When the root started, in ticks since boot.
  let start: UInt64

  init(root: pid_t, mark: String) {
    self.root = root
    self.mark = mark
    start = ProcessStatus(root)?.start ?? 0
  }

  /// Resident memory in bytes of the root and all its descendants.
  func residentBytes() -> Int {
    let pages = ChildRegistry.withChildren { members(of: ProcessStatus.all(), children: $0) }
      .reduce(0) { $0 + $1.residentPages }
    return pages * Int(getpagesize())
  }

  /// How many threads the tree has; its group stands still meanwhile, because a tree that forks
  /// without end leaves nobody else the time to count.
  func threadsStandingStill() -> Int {
    kill(-root, SIGSTOP)
    defer { kill(-root, SIGCONT) }
    return ChildRegistry.withChildren { members(of: ProcessStatus.all(), children: $0) }
      .reduce(0) { $0 + $1.threads }
  }

  /// Ends every process of the tree but reaps only orphans: the root is left for its owner.
  ///
  /// First everybody is stopped, so that nobody can fork away, then everybody is killed.
  func end() {
    kill(-root, SIGKILL)
    kill(root, SIGKILL)
    var stopped: Set<pid_t> = []
    for round in 0..<500 {
      if round > 0 { usleep(1000) }
      let living = ChildRegistry.withChildren { children in
        let members = members(of: ProcessStatus.all(), children: children)
        for orphan in members where orphan.isZombie && orphan.parent == getpid() {
          if !children.contains(orphan.pid) { waitpid(orphan.pid, nil, WNOHANG) }
        }
        return members.filter { !$0.isZombie && $0.pid != root }
      }
      if living.isEmpty { return }
      let fresh = living.filter { !stopped.contains($0.pid) }
      for process in fresh { kill(process.pid, SIGSTOP) }
      stopped.formUnion(fresh.map(\.pid))
      if fresh.isEmpty {
        for process in living { kill(process.pid, SIGKILL) }
      }
    }
  }

  /// Ends the root and all that descends from it now, also those in process groups of their own.
  ///
  /// Enough for a program that hides nothing, such as `swift build` with its compilers.
  func endDescendants() {
    var stopped: Set<pid_t> = []
    while true {
      let fresh = descendants(in: ProcessStatus.all(), of: [root]).subtracting(stopped)
      if fresh.isEmpty { break }
      for process in fresh { kill(process, SIGSTOP) }
      stopped.formUnion(fresh)
    }
    for process in stopped { kill(process, SIGKILL) }
  }

  private func members(of all: [ProcessStatus], children: Set<pid_t>) -> [ProcessStatus] {
    let own = getpid()
    var roots: Set<pid_t> = [root]
    for process in all where process.parent == own && !children.contains(process.pid) {
      if isOurOrphan(process) { roots.insert(process.pid) }
    }
    let members = descendants(in: all, of: roots)
    return all.filter { members.contains($0.pid) }
  }

  /// The roots and everybody below them.
  private func descendants(in all: [ProcessStatus], of roots: Set<pid_t>) -> Set<pid_t> {
    var members = roots
    var grows = true
    while grows {
      grows = false
      for process in all where members.contains(process.parent) {
        if members.insert(process.pid).inserted { grows = true }
      }
    }
    return members
  }

  /// An orphan is ours by its mark; one that hides its mark is taken for ours if it is young enough.
  private func isOurOrphan(_ process: ProcessStatus) -> Bool {
    guard process.start >= start else { return false }
    let found = ProcessStatus.variable(ChildRegistry.markName, of: process.pid)
    guard let found else { return true }
    return found == mark
  }
}
