import Foundation
import Learners
import Sandbox
import XCTest

/// How `kata audit` finds `kata-audit`: with copies of both, in a checkout that holds nothing else.
final class AuditProgramTests: XCTestCase {
  private let building = "Building the audit (once, about a minute) …\n"

  /// A folder with a copy of `kata` in `.build/debug`, where a build puts it.
  private func copy(isCheckout: Bool, swift script: String = "exit 1") throws -> ProjectFolder {
    let project = try ProjectFolder(self, ["App/A.swift": "struct A {}\n"])
    try copyProgram("kata", into: project)
    if isCheckout {
      for path in ["Package.swift", "Sources/TrackingRuntime/A.swift", "Sources/Audit/A.swift"] {
        try project.write(Data(), to: path)
      }
    }
    let tools = ["swift": script, "swiftc": "", "swift-frontend": "", "ld.lld": ""]
    for (name, text) in tools {
      try project.write(Data("#!/bin/sh\n\(text)\n".utf8), to: "usr/bin/\(name)")
      XCTAssertEqual(chmod(project.url("usr/bin/\(name)").path, 0o755), 0)
    }
    for architecture in ["x86_64", "aarch64"] {
      try project.write(Data(), to: "usr/lib/swift/linux/\(architecture)/swiftrt.o")
    }
    return project
  }

  /// What a build would leave on the scratch path, which is the sixth word.
  private var buildsIt: String {
    "mkdir -p \"$6/debug\" && cp '\(Self.built("kata-audit").path)' \"$6/debug/\""
  }

  private static func built(_ name: String) -> URL {
    RunningKata.binary.deletingLastPathComponent().appendingPathComponent(name)
  }

  private func copyProgram(_ name: String, into project: ProjectFolder) throws {
    let place = project.url(".build/debug/\(name)")
    try FileManager.default.createDirectory(
      at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.copyItem(at: Self.built(name), to: place)
  }

  private func launch(
    _ words: [String], in project: ProjectFolder, input: String = "", from folder: URL? = nil,
    program: String = "kata"
  ) -> Launch {
    Launch(
      project.url(".build/debug/\(program)").path, words,
      environment: [
        "PATH": "\(project.url("usr/bin").path):/usr/bin:/bin", "HOME": project.folder.path,
        "LANG": "C.UTF-8",
      ], folder: folder ?? project.folder, input: .bytes(Data(input.utf8)))
  }

  private func run(_ words: String..., in project: ProjectFolder) throws -> (Ending, String) {
    let result = try ChildProcess.run(launch(words, in: project))
    return (result.ending, result.output.text)
  }

  func testHelpAndUsageNeedNoAudit() throws {
    let project = try copy(isCheckout: false)
    let (ending, text) = try run("audit", "--help", in: project)
    XCTAssertEqual(ending, .exited(0), text)
    XCTAssertTrue(text.contains("\nusage: kata audit [--format text|json|sarif|github] "), text)
    let wrong = try run("audit", "App", "--write", in: project)
    XCTAssertEqual(wrong.0, .exited(2))
    XCTAssertEqual(
      wrong.1,
      "kata: --write belongs to --fix: `kata audit --fix --write` changes files.\n")
  }

  func testTheAuditBesideNeedsNoCheckout() throws {
    let project = try copy(isCheckout: false)
    try copyProgram("kata-audit", into: project)
    let (ending, text) = try run("audit", "App", in: project)
    XCTAssertEqual(text, "nothing found · 1 file, 1 line read\n")
    XCTAssertEqual(ending, .exited(0))
  }

  func testNeitherTheAuditNorACheckoutIsASentence() throws {
    let project = try copy(isCheckout: false)
    let (ending, text) = try run("audit", "App", in: project)
    XCTAssertEqual(ending, .exited(3))
    XCTAssertTrue(text.hasPrefix("kata: kata-audit is not beside "), text)
    XCTAssertTrue(text.hasSuffix("build kata in its checkout with `swift build`\n"), text)
  }

  func testInACheckoutItIsBuiltOnceAndSaysSo() throws {
    let project = try copy(isCheckout: true, swift: buildsIt)
    let report = "nothing found · 1 file, 1 line read\n"
    XCTAssertEqual(try run("audit", "App", in: project).1, building + report)
    XCTAssertEqual(try run("audit", "App", in: project).1, report)
  }

  func testItSaysSoInJapaneseToo() throws {
    let project = try copy(isCheckout: true, swift: buildsIt)
    XCTAssertEqual(
      try run("--lang", "ja", "audit", "App", in: project).1,
      "監査プログラムをビルドしています（初回のみ、約 1 分）…\n指摘はありません · 1 ファイル、1 行を確認\n")
  }

  func testAPathThatIsNotThereIsToldBeforeAnythingIsBuilt() throws {
    let project = try copy(isCheckout: true, swift: buildsIt)
    let (ending, text) = try run("audit", "/nowhere", in: project)
    XCTAssertEqual(text, "kata: \"/nowhere\": there is no such file or folder.\n")
    XCTAssertEqual(ending, .exited(3))
    XCTAssertEqual(
      try run("--lang", "ja", "audit", "/nowhere", in: project).1,
      "kata: \"/nowhere\" というファイルやフォルダはありません。\n")
  }

  func testInTheShellItIsBuiltOnceToo() throws {
    let project = try copy(isCheckout: true, swift: buildsIt)
    let folder = try LearnersFolder(self)
    try folder.write("@Observable class Model: ObservableObject {}\n", to: "App/A.swift")
    let shell = launch(
      [], in: project, input: "audit App --format github\naudit App --format github\n",
      from: folder.folder)
    let (ending, output) = try ChildProcess.run(shell)
    XCTAssertEqual(ending, .exited(1), output.text)
    XCTAssertTrue(output.text.hasPrefix(building + "::error file=App/A.swift"), output.text)
    XCTAssertEqual(output.text.components(separatedBy: "::error ").count, 3, output.text)
    XCTAssertEqual(output.text.components(separatedBy: building).count, 2, output.text)
  }

  func testABuildThatFailsIsASentence() throws {
    let project = try copy(isCheckout: true, swift: "echo 'error: no space'; exit 1")
    let (ending, text) = try run("audit", "App", in: project)
    XCTAssertEqual(ending, .exited(3))
    XCTAssertEqual(
      text,
      building + "kata: the audit does not build: error: no space; run"
        + " `swift build --product kata-audit` in \(project.folder.path) to see why\n")
  }

  func testCtrlCStopsTheBuild() throws {
    let project = try copy(isCheckout: true, swift: "exec sleep 600")
    let child = try ChildProcess(launch(["audit", "App"], in: project))
    while child.ending == nil && !child.output.text.contains(building) {
      child.pump(milliseconds: 20)
    }
    kill(child.processIdentifier, SIGINT)
    XCTAssertEqual(child.wait(limits: Limits(wallSeconds: 60)), .exited(130))
    XCTAssertEqual(child.output.text, building + "The audit was stopped.\n")
  }

  func testByItselfItSaysTheSame() throws {
    let project = try copy(isCheckout: false)
    try copyProgram("kata-audit", into: project)
    let words = ["App", "nowhere", "--format", "json"]
    let alone = try ChildProcess.run(launch(words, in: project, program: "kata-audit"))
    let whole = try ChildProcess.run(launch(["audit"] + words, in: project))
    XCTAssertEqual(alone.output.text, whole.output.text)
    XCTAssertEqual(alone.ending, whole.ending)
    XCTAssertEqual(alone.ending, .exited(3))
  }
}
