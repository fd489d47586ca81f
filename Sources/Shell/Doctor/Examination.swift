import Checker
import Foundation
import Reports
import Sandbox
import Workbook

/// What `doctor` looks at, one finding each; nothing is built or changed, and nothing of the hostile
/// attempts at the walls stays.
struct Examination {
  /// The version that everything was tried with.
  static let triedVersion = "6.3.1"

  let workbook: Workbook
  let state: StateFolder
  let language: Language
  let words: DoctorWords
  let environment: [String: String]

  init(
    of workbook: Workbook, state: StateFolder, language: Language,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    self.workbook = workbook
    self.state = state
    self.language = language
    words = Phrases(language).doctor
    self.environment = environment
  }

  /// Everything, in the order in which it is needed.
  func findings() -> [DoctorFinding] {
    var findings: [DoctorFinding] = []
    do throws(CheckFault) {
      let toolchain = try Toolchain(path: environment["PATH"] ?? "")
      findings += [version(toolchain), programs(toolchain), pieces(toolchain), macros(toolchain)]
    } catch {
      findings.append(DoctorFinding("toolchain", .missing, error.sentence.text(in: language)))
    }
    return findings + [cache(), walls()] + grading() + [
      lineEditing(), katas(), progress(), policies(), git(), editor(),
      languageServer(),
    ]
  }

  private func version(_ toolchain: Toolchain) -> DoctorFinding {
    let launch = Launch(toolchain.frontend, ["--version"], environment: environment)
    guard let (ending, output) = try? ChildProcess.run(launch, limits: Limits(wallSeconds: 20)),
      ending.isSuccess, let match = output.text.firstMatch(of: /Swift version ([0-9.]+)/)
    else {
      return DoctorFinding(
        "toolchain", .missing, words.brokenToolchain(toolchain.frontend),
        remedy: words.install(Self.triedVersion))
    }
    let version = String(match.1)
    let folder = toolchain.root.path
    guard version == Self.triedVersion else {
      return DoctorFinding(
        "toolchain", .notice, words.untriedToolchain(version, folder),
        remedy: words.installTried(Self.triedVersion))
    }
    return DoctorFinding("toolchain", .fine, words.toolchain(version, folder))
  }

  private func programs(_ toolchain: Toolchain) -> DoctorFinding {
    let missing = [toolchain.frontend, toolchain.linker].filter {
      !FileManager.default.isExecutableFile(atPath: $0)
    }
    guard missing.isEmpty else {
      return DoctorFinding(
        "compiler", .missing, words.noPrograms(missing), remedy: words.installWhole)
    }
    return DoctorFinding("compiler", .fine, words.programs)
  }

  private func pieces(_ toolchain: Toolchain) -> DoctorFinding {
    switch RuntimePieces.standing(toolchain: toolchain) {
    case .current(let folder):
      DoctorFinding("runtime", .fine, words.runtime(folder.path))
    case .toBeMade:
      DoctorFinding("runtime", .notice, words.noRuntime, remedy: words.buildRuntime)
    case .impossible(let fault):
      DoctorFinding("runtime", .missing, fault.sentence.text(in: language))
    }
  }

  /// The program that expands `#Preview` and `@Entry` leaves when there is nothing to read.
  private func macros(_ toolchain: Toolchain) -> DoctorFinding {
    guard case .current(let folder) = RuntimePieces.standing(toolchain: toolchain) else {
      return DoctorFinding("macros", .notice, words.macrosToCome)
    }
    let program = RuntimePieces.macroProgram(in: folder)
    let launch = Launch(program, [], environment: environment)
    guard let (ending, _) = try? ChildProcess.run(launch, limits: Limits(wallSeconds: 5)),
      ending.isSuccess
    else {
      return DoctorFinding(
        "macros", .notice, words.noMacros(program), remedy: words.makeMacros(folder.path))
    }
    return DoctorFinding("macros", .fine, words.macros)
  }

  private func cache() -> DoctorFinding {
    do throws(CheckFault) {
      let folder = try CacheFolder(below: workbook.folder).url
      let megabytes = Self.size(of: folder) / 1_000_000
      guard let free = Self.freeBytes(at: folder), free < Self.neededBytes else {
        return DoctorFinding("cache", .fine, words.cache(folder.path, megabytes))
      }
      return DoctorFinding(
        "cache", .notice, words.fullCache(folder.path, megabytes, free / 1_000_000),
        remedy: words.freeSpace)
    } catch {
      return DoctorFinding("cache", .missing, error.sentence.text(in: language))
    }
  }

  private func walls() -> DoctorFinding {
    guard Landlock.keepsWrites else {
      return DoctorFinding("walls", .notice, words.noWalls, remedy: words.newerKernel)
    }
    return DoctorFinding("walls", .fine, words.walls(Landlock.keepsSignals))
  }

  private func lineEditing() -> DoctorFinding {
    // Read as a stream: the size of a file in /proc is always said to be 0.
    let bytes = try? FileHandle(forReadingAtPath: "/proc/self/maps")?.readToEnd()
    let maps = String(decoding: bytes ?? Data(), as: UTF8.self)
    let library = maps.split(separator: "\n").first { $0.contains("/libedit") }?
      .split(separator: " ").last
    // The program does not start without it; where it lies is worth knowing all the same.
    return DoctorFinding("libedit", .fine, library.map(String.init) ?? words.linked)
  }

  private func katas() -> DoctorFinding {
    let (count, folder) = (workbook.katas.count, workbook.folder.path)
    guard let problem = workbook.problems.first else {
      guard !workbook.katas.isEmpty else {
        return DoctorFinding(
          "katas", .missing, words.katas(count, folder), remedy: words.bringKatas)
      }
      return DoctorFinding("katas", .fine, words.katas(count, folder))
    }
    return DoctorFinding(
      "katas", workbook.katas.isEmpty ? .missing : .notice,
      words.someKatas(count, folder, workbook.problems.count),
      remedy: problem.sentence(in: language))
  }

  private func progress() -> DoctorFinding {
    guard let notice = state.notice else {
      return DoctorFinding("progress", .fine, words.progress(state.url.path))
    }
    return DoctorFinding("progress", .notice, notice.text(in: language))
  }

  private func policies() -> DoctorFinding {
    let defaults = KataFacts.Policies.defaults
    let pinned = workbook.katas.filter { $0.facts.policies != nil }.map(\.id)
    return DoctorFinding(
      "policies", .fine, words.policies(defaults.closures ?? "", defaults.state ?? "", pinned))
  }

  private func git() -> DoctorFinding {
    if let path = ExecutableSearch(environment: environment).path(of: "git") {
      return DoctorFinding("git", .fine, path)
    }
    return DoctorFinding("git", .notice, words.notOnPath, remedy: words.installGit)
  }

  private func editor() -> DoctorFinding {
    guard let editor = EditorChoice(environment: environment) else {
      return DoctorFinding("editor", .notice, words.noEditor, remedy: words.setEditor)
    }
    guard let path = ExecutableSearch(environment: environment).path(of: editor.program) else {
      return DoctorFinding(
        "editor", .notice, words.editorNotOnPath(editor.program.quotedForTerminal),
        remedy: words.otherEditor)
    }
    return DoctorFinding("editor", .fine, path)
  }

  private func languageServer() -> DoctorFinding {
    if let path = ExecutableSearch(environment: environment).path(of: "sourcekit-lsp") {
      return DoctorFinding("sourcekit-lsp", .fine, path)
    }
    return DoctorFinding(
      "sourcekit-lsp", .notice, words.notOnPath, remedy: words.findLanguageServer)
  }

  /// The bytes that the pieces of all checks and a few katas need, with room to spare.
  static let neededBytes = 60_000_000

  /// What is free where a folder is, or would be made.
  static func freeBytes(at folder: URL) -> Int? {
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
