import Foundation
import KataEvents
import Sandbox
import Workbook

/// A host, started while the compiler still works, that waits to be told what to open.
struct HostProcess {
  let child: ChildProcess
  /// The secret of this run.
  let key: String
  private let home: ScratchFolder

  /// What a learner's process may take. The wall time is the fold's matter.
  static let limits = Limits(
    cpuSeconds: 120, memoryBytes: 512 << 20, threads: 300, fileBytes: 64 << 20,
    keptOutputBytes: 64 << 10,
    outputBytes: 64 << 20, recordBytes: 16 << 20)

  /// Starts a host in a home of its own, with the kata's closure policy.
  ///
  /// - Parameters:
  ///   - confinement: The walls around it; nil for self-study.
  ///   - bundle: What it will open, which has to be known before walls are built.
  init(
    pieces: RuntimePieces, cache: CacheFolder, facts: KataFacts, confinement: Confinement? = nil,
    bundle: KataBundle? = nil
  ) throws(CheckFault) {
    do {
      home = try ScratchFolder(in: cache.homes)
    } catch {
      throw CheckFault.cannotWrite(cache.homes, error)
    }
    var environment = home.environment
    environment["KATA_CLOSURES"] = facts.policies?.closures
    var launch = Launch(
      pieces.host, [], environment: environment,
      folder: home.url.appendingPathComponent("home"), input: .channel, hasRecords: true,
      isConfined: true, writableFolder: home.url)
    if let confinement, confinement.level > .none {
      launch.walls = Self.walls(confinement, pieces, bundle, home)
    }
    do {
      child = try ChildProcess(launch, keptOutputBytes: Self.limits.keptOutputBytes)
    } catch {
      home.remove()
      throw CheckFault(
        "\(error); remove \(pieces.folder.path) and check again",
        "\(error)。\(pieces.folder.path) を削除して、もう一度判定してください。")
    }
    if launch.walls == nil { child.confine(to: Self.limits) }
    var generator = SystemRandomNumberGenerator()
    key = (0..<4).map { _ in String(generator.next(), radix: 36) }.joined()
  }

  /// What a stranger's code may see and take: the libraries and its own bundle, nothing else.
  private static func walls(
    _ confinement: Confinement, _ pieces: RuntimePieces, _ bundle: KataBundle?,
    _ home: ScratchFolder
  ) -> Walls {
    let folder = bundle.map { URL(fileURLWithPath: $0.path).deletingLastPathComponent().path }
    var walls = Walls(
      slot: confinement.running,
      readable: [pieces.toolchain.libraries, pieces.folder.path] + (folder.map { [$0] } ?? []),
      scratch: home.url)
    walls.level = confinement.level
    walls.memoryBytes = limits.memoryBytes
    walls.tasks = limits.threads ?? walls.tasks
    walls.cpuSeconds = limits.cpuSeconds
    walls.fileBytes = limits.fileBytes ?? walls.fileBytes
    return walls
  }

  /// Tells the host something.
  func send(_ command: Command) throws(CheckFault) {
    do {
      child.send(try JSONLine.encode(command))
    } catch {
      throw CheckFault(
        "a command cannot be written as JSON: \(error)", "命令を JSON で書けません：\(error)")
    }
  }

  /// Ends the host, its tree and its home.
  func end() {
    child.stop(.asked)
    home.remove()
  }
}
