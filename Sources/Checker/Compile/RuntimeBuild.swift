import Foundation
import Sandbox
import Workbook

/// A built `libKataRuntime.so` with the modules that belong to it.
struct RuntimeBuild {
  /// The runtime's modules, in the order in which they build on each other.
  static let moduleNames = ["KataEvents", "Combine", "TrackingRuntime", "SwiftUI", "KataTesting"]

  /// The room of the program that expands the macros of `SwiftUI`; the compiler knows it by this name.
  static let macroModule = "SwiftUIMacros"

  /// The product that all of it belongs to.
  static let build = CheckoutBuild(
    title: Sentence("the tracking runtime", "追跡ランタイム"), product: "KataRuntime",
    rooms: moduleNames + [macroModule],
    files: ["libKataRuntime.so", "\(macroModule)-tool"]
      + moduleNames.map { "Modules/\($0).swiftmodule" },
    scratch: "kata-runtime")

  /// The folder of SwiftPM's products, such as `.build/debug`.
  let products: URL

  /// The build beside the running program when it is current, else one of our own.
  static func current(
    toolchain: Toolchain, checkout: URL?, program: URL, cancellation: Cancellation?,
    progress: (Sentence) -> Void
  ) throws(CheckFault) -> RuntimeBuild {
    let products = try build.current(
      checkout: checkout, program: program, toolchain: { () throws(CheckFault) in toolchain },
      cancellation: cancellation,
      willBuild: {
        progress(
          Sentence(
            "Building the tracking runtime (once, about a minute) …",
            "追跡ランタイムをビルドしています（初回のみ、約 1 分）…"))
      }, didBuild: progress)
    return RuntimeBuild(products: products)
  }

  /// The build that a check would use as it is, or nil when one has to be made.
  static func existing(
    toolchain: Toolchain, checkout: URL?, program: URL
  ) throws(CheckFault) -> RuntimeBuild? {
    try build.existing(
      checkout: checkout, program: program, toolchain: { () throws(CheckFault) in toolchain }
    ).map { RuntimeBuild(products: $0) }
  }

  var library: URL { products.appendingPathComponent("libKataRuntime.so") }

  func module(_ name: String) -> URL {
    products.appendingPathComponent("Modules/\(name).swiftmodule")
  }

  /// The program that expands the macros of `SwiftUI`, under the name that SwiftPM gives it.
  var macros: URL { products.appendingPathComponent("\(Self.macroModule)-tool") }

  /// A name for exactly these files, from their sizes and times only.
  func stamp(compiler: String) -> String {
    var digest = Digest()
    digest.add(compiler)
    for name in Self.build.files {
      let file = products.appendingPathComponent(name).path
      let stamp = FileStamp(file)
      digest.add("\(file) \(stamp?.size ?? 0) \(stamp?.modified ?? 0)")
    }
    return digest.name()
  }

  /// Whether the build is complete and was made of the runtime's sources in a checkout.
  func isCurrent(for checkout: URL) -> Bool {
    Self.build.isCurrent(in: products, for: checkout)
  }
}
