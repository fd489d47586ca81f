import Glibc

/// What `/proc` says about one process now.
struct ProcessStatus {
  var pid: pid_t
  var state: Character
  var parent: pid_t
  var group: pid_t
  /// Clock ticks since boot at which it started.
  var start: UInt64
  var threads: Int
  /// Resident memory in pages.
  var residentPages: Int

  var isZombie: Bool { state == "Z" || state == "X" }

  /// Reads one process; nil when it is gone.
  init?(_ pid: pid_t) {
    guard let text = Self.read("/proc/\(pid)/stat") else { return nil }
    // The name stands in parentheses and may hold anything, so fields are counted from the last one.
    guard let close = text.lastIndex(of: 0x29), close + 2 < text.count else { return nil }
    let fields = text[(close + 2)...].split(separator: 0x20)
    guard fields.count > 21, let letter = fields[0].first else { return nil }
    func number(_ index: Int) -> Int? { Int(String(decoding: fields[index], as: UTF8.self)) }
    guard let parent = number(1), let group = number(2), let threads = number(17),
      let start = number(19), let resident = number(21)
    else { return nil }
    self.pid = pid
    state = Character(Unicode.Scalar(letter))
    self.parent = pid_t(parent)
    self.group = pid_t(group)
    self.threads = threads
    self.start = UInt64(start)
    residentPages = resident
  }

  /// How many threads the machine has in all, told at once and without looking at each.
  static func threadsOfTheMachine() -> Int {
    let words = String(decoding: read("/proc/loadavg") ?? [], as: UTF8.self).split(separator: " ")
    return words.count > 3 ? Int(words[3].split(separator: "/").last ?? "") ?? 0 : 0
  }

  /// Every process of the machine.
  static func all() -> [ProcessStatus] {
    guard let folder = opendir("/proc") else { return [] }
    defer { closedir(folder) }
    var found: [ProcessStatus] = []
    while let entry = readdir(folder) {
      // Names of processes are numbers; atol reads 0 from anything else.
      let pid = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { atol($0) }
      }
      if pid > 0, let status = ProcessStatus(pid_t(pid)) { found.append(status) }
    }
    return found
  }

  /// The children of all threads of a process.
  static func children(of pid: pid_t) -> [pid_t] {
    guard let folder = opendir("/proc/\(pid)/task") else { return [] }
    defer { closedir(folder) }
    var found: [pid_t] = []
    while let entry = readdir(folder) {
      let thread = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { atol($0) }
      }
      guard thread > 0, let list = read("/proc/\(pid)/task/\(thread)/children") else { continue }
      found += list.split(separator: 0x20).compactMap {
        pid_t(String(decoding: $0, as: UTF8.self))
      }
    }
    return found
  }

  /// The words with which a process was started.
  static func words(of pid: pid_t) -> [String] {
    (read("/proc/\(pid)/cmdline") ?? []).split(separator: 0).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  /// The value of a variable in the environment with which a process was started.
  static func variable(_ name: String, of pid: pid_t) -> String? {
    guard let bytes = read("/proc/\(pid)/environ") else { return nil }
    let prefix = Array((name + "=").utf8)
    for entry in bytes.split(separator: 0) where entry.starts(with: prefix) {
      return String(decoding: entry.dropFirst(prefix.count), as: UTF8.self)
    }
    return nil
  }

  private static func read(_ path: String) -> [UInt8]? {
    let file = Descriptor(open(path, O_RDONLY | O_CLOEXEC))
    guard file.isOpen else { return nil }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = Glibc.read(file.number, &chunk, chunk.count)
      guard count > 0 else { break }
      bytes.append(contentsOf: chunk[..<count])
      if bytes.count > 1 << 20 { break }
    }
    return bytes.isEmpty ? nil : bytes
  }
}
