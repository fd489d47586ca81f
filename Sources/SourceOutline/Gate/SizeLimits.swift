/// How much of a thing one file may have: far above every answer, far below what keeps a compiler
/// busy for minutes.
enum SizeLimits {
  /// Bytes of a file; the longest answer in the workbook has 3 KB.
  static let bytes = 128 << 10
  /// Elements of one array or dictionary literal: 12,000 mixed ones take the compiler 9 s.
  static let elements = 500
  /// Operators and operands of one expression.
  static let operands = 200
  /// Functions, types and variables.
  static let declarations = 1_500
}
