import Foundation
import Glibc

/// The words that start a program behind walls: `kata-wall enter`, `bwrap`, `kata-wall inner`, and
/// the program itself.
struct WalledCommand {
  /// The descriptor on which the inner supervisor tells how the program ended.
  static let status: Int32 = 4
  /// The host's own scratch folder, to which kept files are copied.
  private static let out = 5
  /// Where `kata-wall` lies inside.
  private static let program = "/.kata-wall"

  let walls: Walls
  let launch: Launch
  /// The words after `kata-wall`.
  private(set) var words: [String] = []

  init(_ launch: Launch, walls: Walls) throws(SpawnError) {
    self.launch = launch
    self.walls = walls
    guard WallProgram.isThere else {
      throw SpawnError(executable: WallProgram.path, code: ENOENT)
    }
    let user = walls.slot.user
    words = ["enter"] + walls.slot.groups.flatMap { ["--procs", $0.procs] }
    guard walls.level == .full else {
      // The supervisor stays who we are, so that the program, which does not, cannot signal it.
      words += ["--", WallProgram.path] + inner(shared: true, user: user)
      return
    }
    guard let bubblewrap = Bubblewrap.installed else {
      throw SpawnError(executable: "bwrap", code: ENOENT)
    }
    if let user { words += ["--user", "\(user)"] }
    if !walls.kept.isEmpty { words += ["--folder", "\(Self.out)", scratch] }
    let view = view(bubblewrap)
    words += view.staged + ["--", bubblewrap.path] + view.words
    words += ["--", Self.program] + inner(shared: false, user: nil)
  }

  private var scratch: String { walls.scratch.path }

  /// What is readable, at the paths by which it is named and at those where it really lies; what lies
  /// below another is part of it.
  private var readable: [String] {
    var paths: Set<String> = []
    for path in walls.readable {
      paths.insert(path)
      if let real = realpath(path, nil) {
        paths.insert(String(cString: real))
        free(real)
      }
    }
    var kept: [String] = []
    for path in paths.sorted() {
      let above = kept + ["/usr", "/proc"]
      // What lies below the scratch folder would be hidden by it, so it is bound over it.
      if above.contains(where: { path == $0 || path.hasPrefix($0 + "/") }),
        !path.hasPrefix(scratch + "/")
      {
        continue
      }
      kept.append(path)
    }
    return kept
  }

  /// The options of `bwrap`, and those of `enter` that bring what the slot's user may not reach to
  /// where it may.
  private func view(_ bubblewrap: Bubblewrap) -> (staged: [String], words: [String]) {
    var staged: [String] = []
    var words = [
      "--unshare-user", "--unshare-pid", "--unshare-net", "--unshare-ipc", "--unshare-uts",
      "--unshare-cgroup-try", "--hostname", "kata", "--as-pid-1", "--new-session",
      "--cap-drop", "ALL", "--chdir", "/",
    ]
    if bubblewrap.disablesUserNamespaces { words.append("--disable-userns") }
    words += ["--ro-bind", "/usr", "/usr"] + Self.systemFolders
    words += ["--ro-bind-try", "/etc/ld.so.cache", "/etc/ld.so.cache", "--proc", "/proc"]
    for name in ["null", "zero", "random", "urandom"] {
      words += ["--dev-bind", "/dev/\(name)", "/dev/\(name)"]
    }
    words += ["--symlink", "/proc/self/fd", "/dev/fd"]
    func bind(_ path: String, at place: String) {
      var source = path
      if walls.slot.user != nil && !Reach.isEverybodys(path) {
        let name = "\(staged.count / 4)"
        staged += ["--stage", WallSlot.folder, name, path]
        source = WallSlot.folder + "/" + name
      }
      words += ["--ro-bind", source, place]
    }
    bind(WallProgram.path, at: Self.program)
    // A folder before what lies in it.
    for path in (readable + [scratch]).sorted() {
      guard path == scratch else {
        bind(path, at: path)
        continue
      }
      words += ["--size", "\(walls.scratchBytes)", "--tmpfs", path]
      words += ["--dir", path + "/home", "--dir", path + "/tmp"]
    }
    if !(scratch + "/").hasPrefix("/tmp/"),
      !readable.contains(where: { ($0 + "/").hasPrefix("/tmp/") })
    {
      words += ["--symlink", scratch + "/tmp", "/tmp"]
    }
    return (staged, words + ["--remount-ro", "/"])
  }

  /// `/lib`, `/bin` and their like, which are links into `/usr` on most systems.
  private static let systemFolders: [String] = {
    var words: [String] = []
    for path in ["/bin", "/sbin", "/lib", "/lib32", "/lib64", "/libx32"] {
      if let target = try? FileManager.default.destinationOfSymbolicLink(atPath: path) {
        words += ["--symlink", target, path]
      } else if access(path, R_OK) == 0 {
        words += ["--ro-bind", path, path]
      }
    }
    return words
  }()

  /// The words for the supervisor behind the walls and, after `--`, the program's own.
  private func inner(shared: Bool, user: uid_t?) -> [String] {
    var words = ["inner", "--status", "\(Self.status)", "--scratch", scratch]
    words += ["--folder", launch.folder?.path ?? scratch]
    if let user { words += ["--user", "\(user)"] }
    if shared {
      words.append("--shared")
      let system = [
        "/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64", "/libx32", "/etc/ld.so.cache",
      ]
      for path in system + ["/proc"] + readable { words += ["--readable", path] }
    } else {
      // All that is there is there to be read.
      words += ["--readable", "/"]
      if !walls.kept.isEmpty { words += ["--out", "\(Self.out)"] }
    }
    for name in walls.kept { words += ["--kept", name] }
    // Without namespaces nothing else would gather what is started.
    if shared || !walls.startsProcesses { words.append("--alone") }
    if let seconds = walls.cpuSeconds { words += ["--cpu", "\(seconds)"] }
    if let bytes = walls.memoryBytes, !walls.slot.isMemoryCertain {
      // Private memory of one process; see `Limits.memoryBytes`.
      words += ["--data", "\(bytes * 4)"]
    }
    words += ["--file", "\(walls.fileBytes)", "--files", "\(walls.openFiles)"]
    // The kernel counts a user's tasks in the namespace at level full and as the slot's own user; else
    // all that the person runs would count.
    if !shared || user != nil { words += ["--tasks", "\(walls.tasks + 2)"] }
    return words + ["--", launch.executable] + launch.arguments
  }
}
