import Foundation

/// What this process has allocated and not freed.
enum HeapMemory {
  private typealias MallocInfo = @convention(c) (CInt, UnsafeMutablePointer<FILE>) -> CInt

  /// The bytes in use, from the report that glibc's `malloc_info` writes; `nil` without one.
  ///
  /// `malloc.h` is not part of the Glibc module, so the function is looked up by its name.
  static var bytesInUse: Int? {
    var text: UnsafeMutablePointer<CChar>?
    var length = 0
    guard let symbol = dlsym(nil, "malloc_info"), let stream = open_memstream(&text, &length) else {
      return nil
    }
    _ = unsafeBitCast(symbol, to: MallocInfo.self)(0, stream)
    fclose(stream)
    guard let text else { return nil }
    defer { free(text) }
    // The totals of all arenas stand after the last arena.
    let totals = String(cString: text).components(separatedBy: "</heap>").last ?? ""
    func size(_ element: String) -> Int? {
      guard let start = totals.range(of: "<\(element)\""),
        let value = totals[start.upperBound...].firstRange(of: "size=\"")
      else { return nil }
      return Int(totals[value.upperBound...].prefix { $0.isNumber })
    }
    guard let system = size("system type=\"current"), let fast = size("total type=\"fast"),
      let rest = size("total type=\"rest"), let mapped = size("total type=\"mmap")
    else { return nil }
    return system - fast - rest + mapped
  }
}
