import Foundation
import Sandbox
import Workbook

/// A program of our own that not everybody needs: it is beside the running one, or built once at its
/// first use.
package struct ToolProgram: Sendable {
  /// The product, and the rooms that it is made of.
  package let build: CheckoutBuild

  /// `kata-audit`, which reads any Swift project.
  package static let audit = ToolProgram(
    "kata-audit", Sentence("the audit", "監査プログラム"), rooms: ["Audit", "AuditReports"])
  /// `kata-grade`, which grades submissions.
  package static let grade = ToolProgram(
    "kata-grade", Sentence("the grader", "採点プログラム"),
    rooms: ["Grader", "GradeReports", "kata-wall"], beside: ["kata-wall"])
  /// `kata-board`, with which a workshop is led.
  package static let board = ToolProgram(
    "kata-board", Sentence("the board", "ボード"), rooms: ["Workshop"])

  /// The rooms that every door has behind it.
  private static let commonRooms = [
    "KataEvents", "Workbook", "CSandbox", "Sandbox", "SourceOutline", "Checker", "Reports",
    "Author", "CLibEdit", "LineEditing", "Shell",
  ]

  private let name: String
  private let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
  private let checkout: URL?

  private init(_ name: String, _ title: Sentence, rooms: [String], beside: [String] = []) {
    self.name = name
    build = CheckoutBuild(
      title: title, product: name, rooms: Self.commonRooms + rooms + [name], files: [name] + beside,
      scratch: name)
    checkout = CheckoutBuild.checkout(above: program)
  }

  /// The path of the program that can be started as it is; nil when it has to be built.
  package func existing() throws(CheckFault) -> String? {
    try build.existing(
      checkout: checkout, program: program, toolchain: { () throws(CheckFault) in try Toolchain() }
    ).map(path(in:))
  }

  /// The path of the program, which is built where needed.
  ///
  /// - Parameters:
  ///   - willBuild: Called once before a build, which takes long.
  ///   - didBuild: Given one line on how long it took.
  package func made(
    cancellation: Cancellation?, willBuild: () -> Void,
    didBuild: (Sentence) -> Void = { _ in }
  ) throws(CheckFault) -> String {
    path(
      in: try build.current(
        checkout: checkout, program: program,
        toolchain: { () throws(CheckFault) in try Toolchain() },
        cancellation: cancellation, willBuild: willBuild, didBuild: didBuild))
  }

  private func path(in products: URL) -> String {
    products.appendingPathComponent(name).path
  }
}
