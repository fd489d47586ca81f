import Checker
import Foundation
import Reports
import Sandbox
import Workbook

/// What `doctor` looks at, one finding each; nothing is built or changed.
struct Examination {
  /// The version that everything was tried with.
  static let triedVersion = "6.3.1"

  let workbook: Workbook
  let state: StateFolder
  let environment: [String: String]

  init(
    of workbook: Workbook, state: StateFolder,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    self.workbook = workbook
    self.state = state
    self.environment = environment
  }

  /// Everything, in the order in which it is needed.
  func findings() -> [DoctorFinding] {
    var findings: [DoctorFinding] = []
    do throws(CheckFault) {
      let toolchain = try Toolchain(path: environment["PATH"] ?? "")
      findings += [version(toolchain), programs(toolchain), pieces(toolchain), macros(toolchain)]
    } catch {
      findings.append(DoctorFinding("toolchain", .missing, "\(error)"))
    }
    return findings + [
      cache(), walls(), lineEditing(), katas(), progress(), policies(), git(), editor(),
      languageServer(),
    ]
  }

  private func version(_ toolchain: Toolchain) -> DoctorFinding {
    let launch = Launch(toolchain.frontend, ["--version"], environment: environment)
    guard let (ending, output) = try? ChildProcess.run(launch, limits: Limits(wallSeconds: 20)),
      ending.isSuccess, let match = output.text.firstMatch(of: /Swift version ([0-9.]+)/)
    else {
      return DoctorFinding(
        "toolchain", .missing, "\(toolchain.frontend) does not run",
        remedy: "install Swift \(Self.triedVersion) from https://swift.org/install")
    }
    let version = String(match.1)
    let detail = "Swift \(version) in \(toolchain.root.path)"
    if version == Self.triedVersion { return DoctorFinding("toolchain", .fine, detail) }
    return DoctorFinding(
      "toolchain", .notice, "\(detail), which was not tried",
      remedy: "kata was tried with Swift \(Self.triedVersion); install that one if checks misbehave"
    )
  }

  private func programs(_ toolchain: Toolchain) -> DoctorFinding {
    let missing = [toolchain.frontend, toolchain.linker].filter {
      !FileManager.default.isExecutableFile(atPath: $0)
    }
    guard missing.isEmpty else {
      return DoctorFinding(
        "compiler", .missing, "\(missing.joined(separator: " and ")) is not there",
        remedy: "install the whole toolchain from https://swift.org/install")
    }
    return DoctorFinding("compiler", .fine, "swift-frontend and ld.lld are there")
  }

  private func pieces(_ toolchain: Toolchain) -> DoctorFinding {
    switch RuntimePieces.standing(toolchain: toolchain) {
    case .current(let folder):
      DoctorFinding("runtime", .fine, "built and current in \(folder.path)")
    case .toBeMade:
      DoctorFinding(
        "runtime", .notice, "not built yet, or older than its sources",
        remedy: "the first check builds it, once")
    case .impossible(let fault): DoctorFinding("runtime", .missing, fault.description)
    }
  }

  /// The program that expands `#Preview` and `@Entry` leaves when there is nothing to read.
  private func macros(_ toolchain: Toolchain) -> DoctorFinding {
    guard case .current(let folder) = RuntimePieces.standing(toolchain: toolchain) else {
      return DoctorFinding("macros", .notice, "built with the runtime")
    }
    let program = RuntimePieces.macroProgram(in: folder)
    let launch = Launch(program, [], environment: environment)
    guard let (ending, _) = try? ChildProcess.run(launch, limits: Limits(wallSeconds: 5)),
      ending.isSuccess
    else {
      return DoctorFinding(
        "macros", .notice, "\(program) does not run, so #Preview, @Previewable and @Entry do not",
        remedy: "remove \(folder.path) and check again; it needs the toolchain's lib/swift/host")
    }
    return DoctorFinding("macros", .fine, "#Preview, @Previewable and @Entry are expanded")
  }

  private func cache() -> DoctorFinding {
    do throws(CheckFault) {
      let folder = try CacheFolder(below: workbook.folder).url
      let detail = "\(folder.path) holds \(Self.size(of: folder) / 1_000_000) MB"
      guard let free = Self.freeBytes(at: folder), free < Self.neededBytes else {
        return DoctorFinding("cache", .fine, detail)
      }
      return DoctorFinding(
        "cache", .notice, "\(detail); \(free / 1_000_000) MB are free",
        remedy: "free some space: what checks need takes about 40 MB")
    } catch {
      return DoctorFinding("cache", .missing, error.description)
    }
  }

  private func walls() -> DoctorFinding {
    guard Landlock.keepsWrites else {
      return DoctorFinding(
        "walls", .notice, "a check's process can change your files: this kernel has no Landlock",
        remedy: "nothing to do for your own code; Linux 6.2 or newer has it")
    }
    return DoctorFinding(
      "walls", .fine,
      "a check's process can change only its own folder"
        + (Landlock.keepsSignals ? " and signal only itself" : ""))
  }

  private func lineEditing() -> DoctorFinding {
    // Read as a stream: the size of a file in /proc is always said to be 0.
    let bytes = try? FileHandle(forReadingAtPath: "/proc/self/maps")?.readToEnd()
    let maps = String(decoding: bytes ?? Data(), as: UTF8.self)
    let library = maps.split(separator: "\n").first { $0.contains("/libedit") }?
      .split(separator: " ").last
    // The program does not start without it; where it lies is worth knowing all the same.
    return DoctorFinding("libedit", .fine, library.map(String.init) ?? "linked")
  }

  private func katas() -> DoctorFinding {
    let count = "\(workbook.katas.count) katas in \(workbook.folder.path)"
    guard let problem = workbook.problems.first else {
      guard !workbook.katas.isEmpty else {
        return DoctorFinding(
          "katas", .missing, count, remedy: "git checkout brings the shipped katas back")
      }
      return DoctorFinding("katas", .fine, count)
    }
    return DoctorFinding(
      "katas", workbook.katas.isEmpty ? .missing : .notice,
      "\(count), \(workbook.problems.count) left out", remedy: "\(problem)")
  }

  private func progress() -> DoctorFinding {
    guard let notice = state.notice else {
      return DoctorFinding("progress", .fine, "kept in \(state.url.path)")
    }
    return DoctorFinding("progress", .notice, notice)
  }

  private func policies() -> DoctorFinding {
    let defaults = KataFacts.Policies.defaults
    let pinned = workbook.katas.filter { $0.facts.policies != nil }.map(\.id)
    var detail = "closures \(defaults.closures ?? ""), state \(defaults.state ?? "")"
    if !pinned.isEmpty { detail += "; pinned by \(pinned.joined(separator: ", "))" }
    return DoctorFinding("policies", .fine, detail)
  }

  private func git() -> DoctorFinding {
    if let path = ExecutableSearch(environment: environment).path(of: "git") {
      return DoctorFinding("git", .fine, path)
    }
    return DoctorFinding(
      "git", .notice, "not on the PATH",
      remedy: "only needed when .kata/starters was deleted: apt-get install git")
  }

  private func editor() -> DoctorFinding {
    guard let editor = EditorChoice(environment: environment) else {
      return DoctorFinding(
        "editor", .notice, "neither VISUAL nor EDITOR is set",
        remedy: "export EDITOR=nano (or yours), so that `edit` can open it")
    }
    guard let path = ExecutableSearch(environment: environment).path(of: editor.program) else {
      return DoctorFinding(
        "editor", .notice, "\(editor.program.quotedForTerminal) is not on the PATH",
        remedy: "install it or set EDITOR to another")
    }
    return DoctorFinding("editor", .fine, path)
  }

  private func languageServer() -> DoctorFinding {
    if let path = ExecutableSearch(environment: environment).path(of: "sourcekit-lsp") {
      return DoctorFinding("sourcekit-lsp", .fine, path)
    }
    return DoctorFinding(
      "sourcekit-lsp", .notice, "not on the PATH",
      remedy: "add the toolchain's bin folder to the PATH for completion in your editor")
  }

  /// The bytes that the pieces of all checks and a few katas need, with room to spare.
  private static let neededBytes = 60_000_000

  /// What is free where a folder is, or would be made.
  private static func freeBytes(at folder: URL) -> Int? {
    var facts = statvfs()
    var place = folder
    while statvfs(place.path, &facts) != 0 {
      guard place.path != "/" else { return nil }
      place.deleteLastPathComponent()
    }
    return Int(facts.f_bavail) * Int(facts.f_frsize)
  }

  /// The bytes of all files below a folder; links are not followed.
  private static func size(of folder: URL) -> Int {
    let files = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: [.fileSizeKey, .isRegularFileKey])
    var size = 0
    while let file = files?.nextObject() as? URL {
      let facts = try? file.resourceValues(forKeys: [.fileSizeKey, .isRegularFileKey])
      if facts?.isRegularFile == true { size += facts?.fileSize ?? 0 }
    }
    return size
  }
}
