import Foundation
import Sandbox
import Workbook

/// Where `kata-audit` is: beside the running program, or where it is built once.
package struct AuditProgram {
  /// The product, and the rooms that it is made of.
  package static let build = CheckoutBuild(
    title: Sentence("the audit", "監査プログラム"), product: "kata-audit",
    rooms: [
      "KataEvents", "Workbook", "CSandbox", "Sandbox", "SourceOutline", "Audit", "Checker",
      "Reports", "AuditReports", "Author", "CLibEdit", "LineEditing", "Shell", "kata-audit",
    ],
    files: ["kata-audit"], scratch: "kata-audit")

  private let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
  private let checkout: URL?

  /// Looks for the checkout that the running program was built in.
  package init() {
    checkout = CheckoutBuild.checkout(above: program)
  }

  /// The path of the program that can be started as it is; nil when it has to be built.
  package func existing() throws(CheckFault) -> String? {
    try Self.build.existing(
      checkout: checkout, program: program, toolchain: { () throws(CheckFault) in try Toolchain() }
    ).map(Self.path(in:))
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
    Self.path(
      in: try Self.build.current(
        checkout: checkout, program: program,
        toolchain: { () throws(CheckFault) in try Toolchain() },
        cancellation: cancellation, willBuild: willBuild, didBuild: didBuild))
  }

  private static func path(in products: URL) -> String {
    products.appendingPathComponent("kata-audit").path
  }
}
