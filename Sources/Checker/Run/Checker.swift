import Foundation
import Sandbox
import Synchronization
import Workbook

/// The judge: compiles an answer to a kata, runs the kata's suite on it and says what it found.
///
/// One value serves any number of threads. The pieces that checks share are made at the first check,
/// or by `prepare`.
public final class Checker: Sendable {
  /// The workbook's folder.
  public let workbook: URL
  /// What keeps compiled pieces, chosen at the first check.
  private let shared: Mutex<Shared?>
  private let given: RuntimePieces?
  /// The path of `kata-audit`, from the first kata on that the audit judges.
  let audit: Mutex<String?>
  /// The gates of each kata whose submissions were judged, by its id.
  let gates = Mutex<[String: Gates]>([:])
  let progress: @Sendable (Sentence) -> Void

  /// What all checks of one checker use.
  struct Shared: Sendable {
    let pieces: RuntimePieces
    let cache: CacheFolder
    /// The shipped starters; nil when the folder is no workbook.
    let starters: StarterStore?

    /// The shipped files of a kata, as far as they can be found.
    func shipped(_ kata: Kata) -> [SourceFile] {
      let files = (try? starters?.shipped(kata)) ?? []
      return files.map { SourceFile(name: $0.name, bytes: $0.data) }
    }

    /// The samples of a kata whose answer is a configuration: the shipped ones, then the unseen.
    func samples(_ kata: Kata) throws(CheckFault) -> [SourceFile] {
      guard let starters else {
        throw CheckFault(
          "the samples of \(kata.id) are not there: its folder is no workbook",
          "\(kata.id) のサンプルがありません。フォルダがワークブックではありません。")
      }
      let shown: [ShippedStarter]
      do throws(WorkbookError) {
        shown = try starters.samples(of: kata)
      } catch {
        let sentence = error.description
        throw CheckFault(sentence.hasSuffix(".") ? String(sentence.dropLast()) : sentence)
      }
      return shown.map { SourceFile(name: $0.name, bytes: $0.data) } + (try UnseenSamples.of(kata))
    }
  }

  /// Makes a checker for the katas of a workbook; nothing is looked at or built yet.
  ///
  /// - Parameters:
  ///   - pieces: Pieces that are there already; found or made when nil.
  ///   - audit: The path of a `kata-audit` that is there already; found or made when nil.
  ///   - progress: Given one line before something that takes long.
  public init(
    workbook: URL, pieces: RuntimePieces? = nil, audit: String? = nil,
    progress: @escaping @Sendable (Sentence) -> Void = { _ in }
  ) {
    self.workbook = workbook
    given = pieces
    self.audit = Mutex(audit)
    self.progress = progress
    shared = Mutex(nil)
  }

  /// Finds or makes what checks need: nothing to do when it is there, up to a minute when it is not.
  ///
  /// - Throws: `CheckFault` when checking is impossible, with the remedy.
  public func prepare(cancellation: Cancellation? = nil) throws(CheckFault) {
    _ = try ready(cancellation: cancellation)
  }

  func ready(cancellation: Cancellation?) throws(CheckFault) -> Shared {
    let outcome: Result<Shared, CheckFault> = shared.withLock { shared in
      if let shared, shared.pieces.areThere { return .success(shared) }
      do throws(CheckFault) {
        let cache = try CacheFolder(below: workbook)
        cache.removeDebris()
        for kind in [
          KataModule.kind, SuiteObject.kind, SuiteObject.commonKind, KataBundle.kind,
        ] { cache.prune(kind) }
        let pieces: RuntimePieces
        if let given, given.areThere {
          pieces = given
        } else {
          pieces = try RuntimePieces.prepare(
            toolchain: Toolchain(), cancellation: cancellation, progress: progress)
        }
        let git = GitBlob(repositoryOf: workbook)
        let book = try? Workbook(folder: workbook)
        let starters = book.map {
          StarterStore(
            workbook: $0, state: StateFolder(for: $0), blob: { try git.bytes($0) })
        }
        if let book { EditorWiring(workbook: book, pieces: pieces).write() }
        let made = Shared(pieces: pieces, cache: cache, starters: starters)
        shared = made
        return .success(made)
      } catch {
        return .failure(error)
      }
    }
    return try outcome.get()
  }
}
