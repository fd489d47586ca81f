import Foundation
import Glibc

/// Where the programs are that build the walls.
enum WallProgram {
  /// `kata-wall`, beside the running program.
  static let path: String = {
    var bytes = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
    let count = readlink("/proc/self/exe", &bytes, bytes.count - 1)
    let own = String(
      decoding: bytes.prefix(max(count, 0)).map(UInt8.init(bitPattern:)), as: UTF8.self)
    return (own as NSString).deletingLastPathComponent + "/kata-wall"
  }()

  /// Whether it is there.
  static var isThere: Bool { access(path, X_OK) == 0 }
}
