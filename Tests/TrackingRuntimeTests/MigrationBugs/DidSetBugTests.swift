import Combine
import Observation
import XCTest

/// Bug reports about `didSet`, which the macro moves.
final class DidSetBugTests: XCTestCase {
  final class PlainClamp {
    let journal = Journal()
    var number = 0 {
      didSet {
        journal.add("plain")
        number = min(number, 10)
      }
    }
  }
  @Observable final class Clamp {
    @ObservationIgnored let journal = Journal()
    @ObservationIgnored var depth = 0
    var number = 0 {
      didSet {
        depth += 1
        // Without this it would never end.
        if depth > 3 { return }
        journal.add("observable")
        number = min(number, 10)
      }
    }
  }
  final class PublishedClamp: ObservableObject {
    let journal = Journal()
    var depth = 0
    @Published var number = 0 {
      didSet {
        depth += 1
        if depth > 3 { return }
        journal.add("published")
        number = min(number, 10)
      }
    }
  }
  @Observable final class ConditionalClamp {
    @ObservationIgnored var rounds = 0
    var number = 0 {
      didSet {
        rounds += 1
        if number > 10 { number = 10 }
      }
    }
  }

  // Conf: LNX.
  func test_MB43_didsetRecursion() {
    let (plain, observable) = (PlainClamp(), Clamp())
    plain.number = 99
    observable.number = 99
    XCTAssertEqual(plain.journal.entries, ["plain"])
    XCTAssertEqual(plain.number, 10)
    XCTAssertEqual(
      observable.journal.entries, ["observable", "observable", "observable"])
    XCTAssertEqual([observable.number, observable.depth], [10, 4])
  }

  // Conf: OC.
  func test_MB43_didsetRecursionOfAWrapper() {
    let model = PublishedClamp()
    model.number = 99
    XCTAssertEqual(model.journal.entries, ["published", "published", "published"])
    XCTAssertEqual([model.number, model.depth], [10, 4])
  }

  // Conf: LNX.
  func test_MB43_didsetWithACondition() {
    let model = ConditionalClamp()
    model.number = 99
    XCTAssertEqual([model.number, model.rounds], [10, 2])
  }

  final class Plain {
    var number = 0 { didSet { journal.add("plain") } }
    let journal: Journal
    init(_ journal: Journal) {
      self.journal = journal
      number = 1
    }
  }
  @Observable final class WithDefault {
    var number = 0 { didSet { journal.add("default") } }
    @ObservationIgnored let journal: Journal
    init(_ journal: Journal) {
      self.journal = journal
      number = 1
    }
  }
  @Observable final class NoDefault {
    var number: Int { didSet { journal.add("no default") } }
    @ObservationIgnored let journal: Journal
    init(_ journal: Journal) {
      self.journal = journal
      number = 1
    }
  }
  @Observable final class Twice {
    var number: Int { didSet { journal.add("second assignment") } }
    @ObservationIgnored let journal: Journal
    init(_ journal: Journal) {
      self.journal = journal
      number = 1
      number = 2
    }
  }
  @Observable final class Optionally {
    var number: Int? { didSet { journal.add("optional") } }
    @ObservationIgnored let journal: Journal
    init(_ journal: Journal) {
      self.journal = journal
      number = 1
    }
  }
  @Observable final class Ignored {
    @ObservationIgnored var number = 0 { didSet { journal.add("ignored") } }
    @ObservationIgnored let journal: Journal
    init(_ journal: Journal) {
      self.journal = journal
      number = 1
    }
  }

  // Conf: LNX.
  func test_MB44_didsetInInit() {
    let journal = Journal()
    let numbers = [
      Plain(journal).number, WithDefault(journal).number, NoDefault(journal).number,
      Twice(journal).number, Optionally(journal).number, Ignored(journal).number,
    ]
    XCTAssertEqual(journal.entries, ["default", "second assignment", "optional"])
    XCTAssertEqual(numbers, [1, 1, 1, 2, 1, 1])
  }

  final class Disk {
    var saved: String
    init(_ saved: String) { self.saved = saved }
    /// The saved list; nil when it cannot be read.
    func load() -> [String]? {
      saved.hasPrefix("v1:")
        ? saved.dropFirst(3).split(separator: ",").map(String.init) : nil
    }
  }
  @Observable final class SavingInDidSet {
    var list: [String] = [] { didSet { disk.saved = "v1:" + list.joined(separator: ",") } }
    @ObservationIgnored let disk: Disk
    init(_ disk: Disk) {
      self.disk = disk
      list = disk.load() ?? []
    }
  }
  @Observable final class SavingWithoutDefault {
    var list: [String] { didSet { disk.saved = "v1:" + list.joined(separator: ",") } }
    @ObservationIgnored let disk: Disk
    init(_ disk: Disk) {
      self.disk = disk
      list = disk.load() ?? []
    }
  }

  // Conf: LNX.
  func test_MB44_didsetInInitSavesBeforeItHasLoaded() {
    let (wiped, kept) = (Disk("v2:a;b"), Disk("v2:a;b"))
    XCTAssertEqual(SavingInDidSet(wiped).list, [])
    XCTAssertEqual(SavingWithoutDefault(kept).list, [])
    XCTAssertEqual([wiped.saved, kept.saved], ["v1:", "v2:a;b"])
  }

  @Observable final class WiredByDefault {
    @ObservationIgnored var wired = 0
    var source: String? = "intro" { didSet { wired += 1 } }
    init() {}
  }
  @Observable final class WiredInInit {
    @ObservationIgnored var wired = 0
    var source: String? { didSet { wired += 1 } }
    init(source: String? = "intro") { self.source = source }
  }

  // Conf: LNX.
  func test_MB45_didsetInitialMissing() {
    let (byDefault, inInit) = (WiredByDefault(), WiredInInit())
    XCTAssertEqual([byDefault.source, inInit.source], ["intro", "intro"])
    XCTAssertEqual([byDefault.wired, inInit.wired], [0, 1])
    byDefault.source = "next"
    XCTAssertEqual(byDefault.wired, 1)
  }
}
