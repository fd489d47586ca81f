import Foundation
import Glibc

/// A folder of the kernel's control groups that is one slot's own, in one hierarchy.
struct ControlGroup: Sendable {
  /// What is limited here.
  enum Controller: String, Sendable, CaseIterable {
    case memory, pids
  }

  /// The folder.
  let path: String
  /// Whether it is of version 2, where all controllers share a folder.
  let isUnified: Bool
  /// What it limits.
  let controllers: Set<Controller>

  /// Makes the folder; nil where that is not allowed or the controllers are not there.
  init?(in parent: String, name: String, isUnified: Bool, controllers: Set<Controller>) {
    path = "\(parent)/\(name)"
    self.isUnified = isUnified
    self.controllers = controllers
    guard mkdir(path, 0o755) == 0 || errno == EEXIST else { return nil }
    let names = [memoryName, tasksName].compactMap { $0 }
    guard names.allSatisfy({ access("\(path)/\($0)", W_OK) == 0 }) else {
      rmdir(path)
      return nil
    }
  }

  private var memoryName: String? {
    guard controllers.contains(.memory) else { return nil }
    return isUnified ? "memory.max" : "memory.limit_in_bytes"
  }

  private var tasksName: String? { controllers.contains(.pids) ? "pids.max" : nil }

  /// The file that a process writes itself into.
  var procs: String { path + "/cgroup.procs" }

  /// Sets what the processes here may use together.
  func limit(memoryBytes: Int?, tasks: Int) {
    if let memoryName {
      // Version 1 wants the sum with swap to be no smaller at any moment, so it is lifted first.
      let both = isUnified ? nil : "memory.memsw.limit_in_bytes"
      if let both { write("-1", to: both) }
      write(memoryBytes.map(String.init) ?? (isUnified ? "max" : "-1"), to: memoryName)
      if let both, let memoryBytes { write(String(memoryBytes), to: both) }
      if isUnified { write(memoryBytes == nil ? "max" : "0", to: "memory.swap.max") }
    }
    if let tasksName { write(String(tasks), to: tasksName) }
  }

  /// How many processes the kernel has ended here because memory was used up.
  func outOfMemoryKills() -> Int {
    guard controllers.contains(.memory) else { return 0 }
    let text = read(isUnified ? "memory.events" : "memory.oom_control")
    for line in text.split(separator: "\n") where line.hasPrefix("oom_kill ") {
      return Int(line.dropFirst("oom_kill ".count)) ?? 0
    }
    return 0
  }

  /// The processes that are here now.
  func processes() -> [pid_t] {
    read("cgroup.procs").split(separator: "\n").compactMap { pid_t($0) }
  }

  /// Ends all that is here and waits until nothing is.
  func endAll() {
    for round in 0..<500 {
      let living = processes()
      if living.isEmpty { return }
      if !(isUnified && write("1", to: "cgroup.kill")) {
        for process in living { kill(process, SIGKILL) }
      }
      usleep(round < 20 ? 500 : 5000)
    }
  }

  /// Takes the folder away; the kernel refuses as long as a process is in it.
  func remove() { rmdir(path) }

  @discardableResult
  private func write(_ text: String, to name: String) -> Bool {
    let file = Descriptor(open("\(path)/\(name)", O_WRONLY | O_CLOEXEC))
    guard file.isOpen else { return false }
    return text.withCString { Glibc.write(file.number, $0, strlen($0)) } >= 0
  }

  private func read(_ name: String) -> String {
    guard let file = FileHandle(forReadingAtPath: "\(path)/\(name)") else { return "" }
    return String(decoding: (try? file.readToEnd()) ?? Data(), as: UTF8.self)
  }
}
