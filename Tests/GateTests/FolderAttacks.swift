import Foundation
import Glibc
import XCTest

@testable import Checker

/// The folder attacks of the catalogue, F1 to F13, and more of their kind.
enum FolderAttacks {
  /// What is aimed at: the small kata of `Tests/Attacks`.
  struct Aim {
    let right: String
    let idle: String
    let solution: String
    /// A file that nobody may read, and a word that is in it only.
    let secret = "/etc/passwd"
  }

  /// All of them, in the catalogue's order.
  static func all() throws -> [HostileEntry] {
    let corpus = try AttackCorpus()
    func text(_ name: String) throws -> String {
      try String(contentsOf: corpus.folder.appendingPathComponent(name), encoding: .utf8)
    }
    let aim = Aim(
      right: try text("00-right.swift"), idle: try text("01-idle.swift"),
      solution: corpus.kata.solutionFolder.appendingPathComponent("Counter.swift").path)
    return links(aim) + names(aim) + bytes(aim) + extras(aim) + learners(aim)
      + ArchiveAttacks.all(aim)
  }

  static func refused(
    _ id: String, _ rule: String, handIn: @escaping (Desk) throws -> Void
  ) -> HostileEntry {
    HostileEntry(
      .folder, id: id, kata: "counter", gatesOn: ["invalid"], gatesOff: ["invalid"], rules: [rule]
    ) { folder, learner in try handIn(Desk(folder: folder, learner: learner)) }
  }

  /// What is left aside: the verdict is that of the answer beside it.
  private static func aside(
    _ id: String, _ verdict: String, note: String?, handIn: @escaping (Desk) throws -> Void
  ) -> HostileEntry {
    HostileEntry(
      .folder, id: id, kata: "counter", gatesOn: [verdict], gatesOff: [verdict], note: note
    ) { folder, learner in try handIn(Desk(folder: folder, learner: learner)) }
  }

  private static func links(_ aim: Aim) -> [HostileEntry] {
    [
      refused("F1-link-to-the-solution", "symbolic-link") { desk in
        try desk.link("counter/Counter.swift", to: aim.solution)
      },
      refused("F2-link-to-a-secret", "symbolic-link") { desk in
        try desk.link("counter/Counter.swift", to: aim.secret)
      },
      refused("F2-link-in-the-place-of-the-folder", "symbolic-link") { desk in
        try desk.link("counter", to: (aim.solution as NSString).deletingLastPathComponent)
      },
      refused("F2-learner-is-a-link", "symbolic-link") { desk in
        try desk.link("", to: "/etc")
      },
      refused("F2-second-name-of-the-solution", "hard-link") { desk in
        try desk.write("x", to: "counter/note.txt")
        // A copy beside the class plays the solution, which may lie on another disk.
        let copy = desk.folder.deletingLastPathComponent().appendingPathComponent("copy.swift")
        try Data(aim.right.utf8).write(to: copy)
        guard Glibc.link(copy.path, desk.path("counter/Counter.swift")) == 0 else {
          throw CocoaError(.fileWriteUnknown)
        }
      },
    ]
  }

  private static func names(_ aim: Aim) -> [HostileEntry] {
    [
      refused("F4-response-file", "file-name") { desk in
        try desk.write(aim.right, to: "counter/Counter.swift")
        try desk.write("-version\n", to: "counter/@args")
      },
      refused("F5-option-as-a-name", "file-name") { desk in
        try desk.write(aim.right, to: "counter/Counter.swift")
        try desk.write("let a = 1\n", to: "counter/-Ounchecked.swift")
      },
      refused("F5-shell-words-as-a-name", "file-name") { desk in
        try desk.write(aim.right, to: "counter/Counter.swift")
        try desk.write("let a = 1\n", to: "counter/$(touch pwned);.swift")
      },
    ]
  }

  private static func bytes(_ aim: Aim) -> [HostileEntry] {
    [
      refused("F6-four-sparse-gigabytes", "size") { desk in
        try desk.write("", to: "counter/Counter.swift")
        truncate(desk.path("counter/Counter.swift"), 4 << 30)
      },
      refused("F7-link-to-dev-zero", "symbolic-link") { desk in
        try desk.link("counter/Counter.swift", to: "/dev/zero")
      },
      refused("F7-a-pipe-that-nobody-writes", "not-a-file") { desk in
        try desk.write("x", to: "counter/note.txt")
        mkfifo(desk.path("counter/Counter.swift"), 0o644)
      },
      refused("F11-NUL", "encoding") { desk in
        try desk.write(aim.right + "let text = \"x\0y\"\n", to: "counter/Counter.swift")
      },
      refused("F11-no-UTF-8", "encoding") { desk in
        try desk.write(
          Data(aim.right.utf8) + [0x2F, 0x2F, 0xFF, 0xFE], to: "counter/Counter.swift")
      },
      aside("F11-another-direction", "passed", note: "U+202E") { desk in
        try desk.write(aim.right + "// \u{202E}tfiws\n", to: "counter/Counter.swift")
      },
      refused("own-two-answers", "two-answers") { desk in
        try desk.write(aim.right, to: "counter/Counter.swift")
        try desk.write(aim.idle, to: "spare/counter/Counter.swift")
      },
      refused("own-a-hundred-files", "too-many") { desk in
        for number in 0..<100 { try desk.write("\n", to: "counter/File\(number).swift") }
      },
      refused("own-six-thousand-entries", "too-many") { desk in
        try desk.write(aim.right, to: "counter/Counter.swift")
        for number in 0..<6000 { try desk.write("", to: "more/\(number)") }
      },
    ]
  }

  private static func extras(_ aim: Aim) -> [HostileEntry] {
    let module = "module Evil { header \"evil.h\" }\n"
    let header = "static inline void evil(void) { __builtin_trap(); }\n"
    return [
      aside("F8-manifest", "failed", note: "a manifest of the learner's is never evaluated") {
        desk in
        try desk.write(aim.idle, to: "counter/Counter.swift")
        let place = desk.path("ran")
        try desk.write(
          "import Foundation\nimport PackageDescription\ntry \"x\".write(toFile: \"\(place)\","
            + " atomically: true, encoding: .utf8)\nlet package = Package(name: \"x\")\n",
          to: "Package.swift")
      },
      aside("F9-main", "failed", note: "a kata has no top-level code") { desk in
        try desk.write(aim.idle, to: "counter/Counter.swift")
        try desk.write("print(\"top\")\n", to: "counter/main.swift")
      },
      aside("F10-module-map", "failed", note: "only the kata's own kind of file") { desk in
        try desk.write(aim.idle, to: "counter/Counter.swift")
        try desk.write(module, to: "counter/module.modulemap")
        try desk.write(header, to: "counter/evil.h")
      },
      HostileEntry(
        .folder, id: "F10-module-map-imported", kata: "counter", gatesOn: ["forbidden"],
        gatesOff: ["didNotCompile"], rules: ["import"], note: "only the kata's own kind of file"
      ) { folder, learner in
        let desk = Desk(folder: folder, learner: learner)
        try desk.write("import Evil\n" + aim.right, to: "counter/Counter.swift")
        try desk.write(module, to: "counter/module.modulemap")
        try desk.write(header, to: "counter/evil.h")
      },
      aside("F13-tests-of-the-learner", "failed", note: "tests come from the course alone") {
        desk in
        try desk.write(aim.idle, to: "counter/Counter.swift")
        try desk.write(
          "import XCTest\nfinal class CounterTests: XCTestCase {}\n",
          to: "counter/CounterTests.swift")
        try desk.write(
          "import XCTest\n", to: "Tests/KataSuites/01-attacks/01-counter/CounterTests.swift")
      },
      aside("own-facts-and-audit-rules", "failed", note: "only the kata's own kind of file") {
        desk in
        try desk.write(aim.idle, to: "counter/Counter.swift")
        try desk.write("{\"version\": 1, \"weights\": {}}\n", to: "counter/facts.json")
        try desk.write("{\"rules\": {}}\n", to: "counter/.kata-audit.json")
        try desk.write("\u{7F}ELF", to: "counter/libMacros.so")
      },
    ]
  }

  /// F12: names that are formulas, paths and markup.
  private static func learners(_ aim: Aim) -> [HostileEntry] {
    let names = [
      "formula": "=HYPERLINK(\"http:x\",1)", "commas-and-quotes": "a,b\"c'd", "upwards": "..bob",
      "markup": "<script>alert(1)<br>&amp;", "longest": String(repeating: "n", count: 200),
      "command": "::error title=x::y\u{1B}[2J", "option": "--output=x", "lower": "case a",
      "upper": "CASE A",
    ]
    return names.sorted { $0.key < $1.key }.map { id, name in
      var entry = aside("F12-\(id)", "failed", note: nil) { desk in
        try desk.write(aim.idle, to: "counter/Counter.swift")
      }
      entry.name = name
      // What begins with a dot is no learner; the teacher is told.
      if name.hasPrefix(".") { entry.gatesOn = ["-"] }
      entry.gatesOff = entry.gatesOn
      return entry
    }
  }
}
