internal import SwiftSyntax

extension AccessorBlockSyntax {
  /// Whether the block computes a value; `didSet` and `willSet` only observe one.
  var hasGetter: Bool {
    guard case .accessors(let list) = accessors else { return true }
    return list.contains { !["didSet", "willSet"].contains($0.accessorSpecifier.text) }
  }
}
