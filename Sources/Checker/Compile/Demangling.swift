import Glibc

/// The Swift runtime's own demangler; it is C in libswiftCore and has no header in the toolchain.
@_silgen_name("swift_demangle")
private func swiftDemangle(
  _ name: UnsafePointer<CChar>?, _ length: UInt, _ buffer: UnsafeMutablePointer<CChar>?,
  _ bufferSize: UnsafeMutablePointer<UInt>?, _ flags: UInt32
) -> UnsafeMutablePointer<CChar>?

/// Turns linker names into the declarations that they stand for.
enum Demangling {
  /// `Kata.GalleryModel.init() -> Kata.GalleryModel`; nil for a name that is not Swift's.
  static func declaration(_ symbol: String) -> String? {
    guard let text = swiftDemangle(symbol, UInt(symbol.utf8.count), nil, nil, 0) else { return nil }
    defer { free(text) }
    return String(cString: text)
  }
}
