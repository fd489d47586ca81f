import Foundation
import Sandbox
import Synchronization

/// A git bundle, of which the newest commit is read; nothing is checked out and nothing is run.
final class GitBundleTree: SubmissionTree {
  private let bundle: URL
  /// The bare repository of our own that the bundle was fetched into; made at the first look.
  private let opened = Mutex<Opened?>(nil)

  private struct Opened {
    let folder: URL
    let repository: String
    let commit: String
  }

  init(bundle: URL) {
    self.bundle = bundle
  }

  deinit {
    opened.withLock { $0.map { try? FileManager.default.removeItem(at: $0.folder) } }
  }

  func entries() throws(IntakeRefusal) -> [TreeEntry] {
    let opened = try open()
    let listing = try git(
      ["--git-dir", opened.repository, "ls-tree", "-r", "-l", "-z", opened.commit], limit: 4 << 20)
    var found: [TreeEntry] = []
    for line in listing.split(separator: 0) {
      // 100644 blob 0123…    1234<TAB>path
      let text = String(decoding: line, as: UTF8.self)
      guard let tab = text.firstIndex(of: "\t") else { continue }
      let facts = text[..<tab].split(separator: " ", omittingEmptySubsequences: true)
      guard facts.count == 4 else { continue }
      let path = text[text.index(after: tab)...].split(separator: "/").map(String.init)
      let kind: TreeEntry.Kind
      switch facts[0] {
      case "100644", "100755": kind = Int(facts[3]).map { .file(size: $0) } ?? .special
      case "120000": kind = .symbolicLink
      default: kind = .special
      }
      found.append(TreeEntry(path: path, kind: kind))
      guard found.count <= SubmissionLimits.entries else {
        throw IntakeRefusal(
          .tooMany, "the bundle holds more than \(SubmissionLimits.entries) files")
      }
    }
    return found.sorted { $0.path.lexicographicallyPrecedes($1.path) }
  }

  func bytes(of entry: TreeEntry, limit: Int) throws(IntakeRefusal) -> Data {
    let opened = try open()
    let path = entry.path.joined(separator: "/")
    let bytes = try git(
      ["--git-dir", opened.repository, "cat-file", "blob", "\(opened.commit):\(path)"],
      limit: limit + 1)
    guard bytes.count <= limit else {
      throw IntakeRefusal(.size, "\(entry.shown) is longer than \(limit >> 10) KiB")
    }
    return bytes
  }

  private func open() throws(IntakeRefusal) -> Opened {
    let outcome = opened.withLock { opened -> Result<Opened, IntakeRefusal> in
      if let opened { return .success(opened) }
      do throws(IntakeRefusal) {
        let made = try fetch()
        opened = made
        return .success(made)
      } catch {
        return .failure(error)
      }
    }
    return try outcome.get()
  }

  /// Fetches the bundle into a bare repository of our own.
  private func fetch() throws(IntakeRefusal) -> Opened {
    let size = (try? bundle.resourceValues(forKeys: [.fileSizeKey]))?.fileSize ?? 0
    guard size <= SubmissionLimits.archiveBytes else {
      throw IntakeRefusal(
        .size, "the bundle is longer than \(SubmissionLimits.archiveBytes >> 20) MiB")
    }
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "kata-bundle-\(UUID().uuidString)")
    guard
      (try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true))
        != nil
    else { throw IntakeRefusal(.unreadable, "there is no room for a temporary folder") }
    let repository = folder.appendingPathComponent("bundle.git").path
    do throws(IntakeRefusal) {
      return Opened(
        folder: folder, repository: repository, commit: try fetch(into: repository))
    } catch {
      try? FileManager.default.removeItem(at: folder)
      throw error
    }
  }

  /// Fetches the bundle and says which commit is meant.
  private func fetch(into repository: String) throws(IntakeRefusal) -> String {
    _ = try git(["init", "--quiet", "--bare", repository], limit: 1 << 16)
    let heads = try git(["bundle", "list-heads", bundle.path], limit: 1 << 16)
    let lines = String(decoding: heads, as: UTF8.self).split(separator: "\n")
    // 0123…<SPACE>refs/heads/main
    let refs = lines.compactMap { line -> (commit: String, name: String)? in
      let parts = line.split(separator: " ", maxSplits: 1).map(String.init)
      return parts.count == 2 ? (parts[0], parts[1]) : nil
    }
    let wanted = ["HEAD", "refs/heads/main", "refs/heads/master"]
    let head = wanted.lazy.compactMap { name in refs.first { $0.name == name } }.first ?? refs.first
    guard let head, head.commit.allSatisfy(\.isHexDigit) else {
      throw IntakeRefusal(.archive, "the bundle holds no branch")
    }
    _ = try git(["--git-dir", repository, "bundle", "unbundle", bundle.path], limit: 1 << 20)
    return head.commit
  }

  private func git(_ words: [String], limit: Int) throws(IntakeRefusal) -> Data {
    guard let path = ExecutableSearch(environment: ["PATH": "/usr/bin:/bin"]).path(of: "git") else {
      throw IntakeRefusal(.archive, "bundles need git: apt-get install git")
    }
    let launch = Launch(
      path, ["-c", "core.hooksPath=/dev/null", "-c", "protocol.allow=never"] + words,
      environment: [
        "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8", "HOME": "/nonexistent",
        "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_SYSTEM": "/dev/null",
        "GIT_TERMINAL_PROMPT": "0",
      ])
    let limits = Limits(
      wallSeconds: 20, cpuSeconds: 20, memoryBytes: 512 << 20, fileBytes: 64 << 20,
      keptOutputBytes: limit, outputBytes: max(limit, 1 << 16))
    guard let (ending, output) = try? ChildProcess.run(launch, limits: limits) else {
      throw IntakeRefusal(.archive, "git cannot be started")
    }
    if ending == .stopped(.output) {
      throw IntakeRefusal(.size, "the bundle holds more than may be read of it")
    }
    guard ending.isSuccess else {
      throw IntakeRefusal(.archive, "the bundle is broken, or no git bundle")
    }
    return output.bytes
  }
}
