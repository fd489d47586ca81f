/// How much a submission may be, before anything of it is read.
enum SubmissionLimits {
  /// Things in one submission.
  static let entries = 5_000
  /// Folders on the way to a file.
  static let depth = 12
  /// Bytes of all files of one kata: 256 KiB.
  static let kataBytes = 256 << 10
  /// Files of one kata.
  static let kataFiles = 40
  /// Bytes of an archive or a bundle: 16 MiB.
  static let archiveBytes = 16 << 20
}
