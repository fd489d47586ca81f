import Glibc

/// A port of this machine that accepts connections as long as this is held.
final class LoopbackPort {
  /// Which one; 0 when there is no network at all.
  let number: UInt16
  private let socket: Descriptor

  init() {
    socket = Descriptor(Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue) | 0o2000000, 0))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let number = socket.number
    let isOpen = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(number, $0, size) == 0 && listen(number, 8) == 0
          && getsockname(number, $0, &size) == 0
      }
    }
    self.number = isOpen ? UInt16(bigEndian: address.sin_port) : 0
  }
}
