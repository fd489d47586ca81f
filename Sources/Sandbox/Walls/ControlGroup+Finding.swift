import Foundation
import Glibc

extension ControlGroup {
  /// What a slot's groups are called: the owner's process id, then the slot's number.
  private static let prefix = "kata-"

  /// A group of this name in each hierarchy that has a controller for us: one of version 2, or one
  /// a controller of version 1; none where nothing can be written.
  static func make(slot: Int) -> [ControlGroup] {
    let name = "\(prefix)\(getpid())-\(slot)"
    let own = ownGroups()
    for parent in unifiedParents(own) {
      removeForgotten(in: parent)
      let both: Set<Controller> = [.memory, .pids]
      if let group = ControlGroup(in: parent, name: name, isUnified: true, controllers: both) {
        return [group]
      }
    }
    return Controller.allCases.compactMap { controller in
      guard let parent = own[controller.rawValue] else { return nil }
      removeForgotten(in: parent)
      return ControlGroup(in: parent, name: name, isUnified: false, controllers: [controller])
    }
  }

  /// The folders of version 2 in which a group with both controllers can be made: our own, once we
  /// have stepped aside within it, or the one above, where a scope was delegated with it.
  private static func unifiedParents(_ own: [String: String]) -> [String] {
    guard let folder = own[""] else { return [] }
    var parents: [String] = []
    for parent in [folder, (folder as NSString).deletingLastPathComponent] {
      guard words(parent + "/cgroup.controllers").isSuperset(of: ["memory", "pids"]) else {
        continue
      }
      if !words(parent + "/cgroup.subtree_control").isSuperset(of: ["memory", "pids"]) {
        // A group that hands controllers on may hold no process itself, so we move into a leaf.
        let leaf = parent + "/\(prefix)\(getpid())-own"
        let alone = words(parent + "/cgroup.procs") == [String(getpid())]
        if alone, mkdir(leaf, 0o755) == 0, !put(String(getpid()), leaf + "/cgroup.procs") {
          rmdir(leaf)
        }
        guard put("+memory +pids", parent + "/cgroup.subtree_control") else { continue }
      }
      parents.append(parent)
    }
    return parents
  }

  /// Where our own group lies, by controller; version 2 has an empty name.
  private static func ownGroups() -> [String: String] {
    let mounts = lines("/proc/self/mountinfo").map { $0.split(separator: " ").map(String.init) }
    var found: [String: String] = [:]
    for line in lines("/proc/self/cgroup") {
      let parts = line.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
      guard parts.count == 3 else { continue }
      for name in parts[1].split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      {
        for mount in mounts where mount.count > 6 {
          guard let dash = mount.firstIndex(of: "-"), dash + 3 < mount.count else { continue }
          let (kind, options) = (mount[dash + 1], mount[dash + 3].split(separator: ","))
          let fits =
            name.isEmpty ? kind == "cgroup2" : kind == "cgroup" && options.contains("\(name)")
          guard fits else { continue }
          // In a container the mount may begin below the root of the hierarchy.
          var below = String(parts[2])
          if mount[3] != "/" {
            below = below.hasPrefix(mount[3]) ? String(below.dropFirst(mount[3].count)) : ""
          }
          found[name] = below == "/" || below.isEmpty ? mount[4] : mount[4] + below
        }
      }
    }
    return found
  }

  /// Removes what a process left that was ended before it could.
  private static func removeForgotten(in parent: String) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: parent)) ?? []
    for name in names where name.hasPrefix(prefix) {
      guard let owner = pid_t(name.dropFirst(prefix.count).prefix { $0 != "-" }) else { continue }
      if kill(owner, 0) != 0 && errno == ESRCH { rmdir("\(parent)/\(name)") }
    }
  }

  private static func put(_ text: String, _ path: String) -> Bool {
    let file = Descriptor(open(path, O_WRONLY | O_CLOEXEC))
    guard file.isOpen else { return false }
    return text.withCString { Glibc.write(file.number, $0, strlen($0)) } >= 0
  }

  private static func lines(_ path: String) -> [String] {
    guard let file = FileHandle(forReadingAtPath: path) else { return [] }
    let text = String(decoding: (try? file.readToEnd()) ?? Data(), as: UTF8.self)
    return text.split(separator: "\n").map(String.init)
  }

  private static func words(_ path: String) -> Set<String> {
    Set(lines(path).flatMap { $0.split(separator: " ").map(String.init) })
  }
}
