import Foundation

/// SHA-256 (FIPS 180-4), the name under which everything is kept in the cache.
///
/// Own code because neither the toolchain nor Foundation on Linux offers a hash that is the same in
/// every process.
package struct Digest {
  private var state: [UInt32] = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a,
    0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
  ]
  private var block: [UInt8] = []
  private var length = 0

  /// The digest of nothing yet.
  package init() {}

  /// Adds bytes, with their count, so that two parts never read as one.
  package mutating func add(_ bytes: some DataProtocol) {
    withUnsafeBytes(of: UInt64(bytes.count).bigEndian) { feed($0) }
    for region in bytes.regions { region.withUnsafeBytes { feed($0) } }
  }

  /// Adds text as UTF-8.
  package mutating func add(_ text: String) {
    add(Data(text.utf8))
  }

  /// The first 32 hexadecimal digits: a name for a file.
  package func name() -> String {
    String(hexadecimal().prefix(32))
  }

  /// All 64 hexadecimal digits.
  func hexadecimal() -> String {
    var copy = self
    let bits = UInt64(length) * 8
    copy.feed([0x80])
    while copy.block.count != 56 { copy.feed([0]) }
    withUnsafeBytes(of: bits.bigEndian) { copy.feed($0) }
    let digits = Array("0123456789abcdef".utf8)
    var text: [UInt8] = []
    for word in copy.state {
      for shift in stride(from: 28, through: 0, by: -4) {
        text.append(digits[Int(word >> UInt32(shift)) & 15])
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// The digest of a file's bytes.
  package static func hexadecimal(of bytes: Data) -> String {
    var digest = Digest()
    digest.feed(bytes)
    return digest.hexadecimal()
  }

  private mutating func feed(_ bytes: some Collection<UInt8>) {
    length += bytes.count
    var schedule = [UInt32](repeating: 0, count: 64)
    for byte in bytes {
      block.append(byte)
      if block.count == 64 {
        mix(&schedule)
        block.removeAll(keepingCapacity: true)
      }
    }
  }

  private mutating func mix(_ w: inout [UInt32]) {
    func rotate(_ value: UInt32, _ count: UInt32) -> UInt32 {
      (value >> count) | (value << (32 - count))
    }
    for i in 0..<16 {
      w[i] =
        UInt32(block[i * 4]) << 24 | UInt32(block[i * 4 + 1]) << 16
        | UInt32(block[i * 4 + 2]) << 8 | UInt32(block[i * 4 + 3])
    }
    for i in 16..<64 {
      let s0 = rotate(w[i - 15], 7) ^ rotate(w[i - 15], 18) ^ (w[i - 15] >> 3)
      let s1 = rotate(w[i - 2], 17) ^ rotate(w[i - 2], 19) ^ (w[i - 2] >> 10)
      w[i] = w[i - 16] &+ s0 &+ w[i - 7] &+ s1
    }
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    for i in 0..<64 {
      let s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)
      let t1 = h &+ s1 &+ ((e & f) ^ (~e & g)) &+ Self.constants[i] &+ w[i]
      let s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)
      let t2 = s0 &+ ((a & b) ^ (a & c) ^ (b & c))
      (h, g, f, e, d, c, b, a) = (g, f, e, d &+ t1, c, b, a, t1 &+ t2)
    }
    for (i, value) in [a, b, c, d, e, f, g, h].enumerated() { state[i] &+= value }
  }

  /// The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
  private static let constants: [UInt32] = [
    0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4,
    0xab1c_5ed5, 0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe,
    0x9bdc_06a7, 0xc19b_f174, 0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f,
    0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da, 0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7,
    0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967, 0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc,
    0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85, 0xa2bf_e8a1, 0xa81a_664b,
    0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070, 0x19a4_c116,
    0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
    0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7,
    0xc671_78f2,
  ]
}
