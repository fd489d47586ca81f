import Foundation

/// `TrackingRuntime.docc/Parity.md`: what SwiftUI does, what we do, and the tests that prove it.
struct ParityPage {
  private static let folder = Checkout.folder.appendingPathComponent(
    "Sources/TrackingRuntime/TrackingRuntime.docc")
  static let file = folder.appendingPathComponent("Parity.md")

  let entries: [ParityEntry]
  let tests: [IdentifiedTest]
  /// Every test, named by an id or not, such as `FocusTests.testTheProgramMovesTheFocus`.
  let testNames: Set<String>

  init() throws {
    let list = try Data(contentsOf: Self.folder.appendingPathComponent("Parity.json"))
    entries = try JSONDecoder().decode([ParityEntry].self, from: list)
    let files = try Checkout.folders(in: "Tests").filter {
      $0.hasSuffix("Tests") && $0 != "HouseTests"
    }
    .flatMap { try Checkout.swiftFiles(below: "Tests/" + $0) }
    tests = files.flatMap(IdentifiedTest.found)
    testNames = Set(files.flatMap(IdentifiedTest.names))
  }

  func tests(of entry: ParityEntry) -> [IdentifiedTest] { tests.filter { $0.id == entry.id } }

  /// What proves a row: the tests of its id, then the entries and tests that it names.
  func proofs(of entry: ParityEntry) -> [String] {
    tests(of: entry).map(\.name) + (entry.provedBy ?? [])
  }

  var text: String { Self.head + Self.chapters.map(chapter).joined() }

  private static let chapters = [
    ("A", "ObservableObject"), ("B", "@Observable"), ("C", "The view graph"),
    ("D", "Wrappers and traps"), ("E", "withObservationTracking"), ("F", "Observations"),
    ("G", "Retain cycles"), ("X", "Compile errors of wrappers"),
    ("M", "Compile errors of the macro"), ("MB", "Bug reports of migrations"),
    ("S", "The gallery scenario"), ("O", "Open points"), ("R", "The ten rules"), ("P", "Passes"),
  ]

  private static let head = """
    # Parity with SwiftUI

    Each entry of the behaviour reference and each bug report: what SwiftUI does, what the runtime does, and the tests that prove it.

    ## Overview

    Generated from `Parity.json` and the names of the tests; do not edit. After a change there:
    `KATA_WRITE_PARITY=1 swift test --filter ParityTests`.

    The source of each row says how certain SwiftUI's side is: **DOC** Apple's documents, **MNT** an engineer of Apple's
    or Swift's, **DUAL** tests that also run against Apple's SwiftUI, **MULTI** and **ONE** several reports or one,
    **LNX** run here with Swift's own Observation, **OC** run with OpenCombine, **RE** reverse-engineered source,
    **INF** inferred. Where it is uncertain, the row names the policy that the tests pin.

    """

  private func chapter(_ letter: String, _ title: String) -> String {
    let rows = entries.filter { $0.chapter == letter }.map(row)
    return """

      ## \(letter): \(title)

      | Entry | SwiftUI | The runtime | Policy | Source | Tests |
      |---|---|---|---|---|---|
      \(rows.joined(separator: "\n"))

      """
  }

  private func row(_ entry: ParityEntry) -> String {
    let names = proofs(of: entry).map { $0.contains(".") ? "`\($0)`" : $0 }
      .joined(separator: "<br>")
    let cells = [
      entry.id, entry.swiftUI, entry.runtime ?? "the same", entry.policy ?? "",
      "\(entry.confidence): \(entry.source)", names.isEmpty ? "none" : names,
    ]
    return "| \(cells.joined(separator: " | ")) |"
  }
}
