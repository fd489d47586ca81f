import Sandbox

/// What `doctor` says of what it looked at, in one language.
struct DoctorWords: Sendable {
  /// The compiler does not run.
  var brokenToolchain: @Sendable (_ program: String) -> String
  /// Which toolchain to install.
  var install: @Sendable (_ version: String) -> String
  /// The toolchain's version and folder.
  var toolchain: @Sendable (_ version: String, _ folder: String) -> String
  /// The same for a version with which nothing was tried.
  var untriedToolchain: @Sendable (_ version: String, _ folder: String) -> String
  /// What to do about an untried version; the tried one.
  var installTried: @Sendable (_ version: String) -> String
  /// Programs of the toolchain are not there.
  var noPrograms: @Sendable (_ programs: [String]) -> String
  /// What brings them.
  var installWhole: String
  /// They are there.
  var programs: String

  /// The runtime is built and current.
  var runtime: @Sendable (_ folder: String) -> String
  /// It is not, and what builds it.
  var noRuntime: String
  var buildRuntime: String
  /// Macros are expanded.
  var macros: String
  /// They come with the runtime.
  var macrosToCome: String
  /// The program that expands them does not run, and what to do.
  var noMacros: @Sendable (_ program: String) -> String
  var makeMacros: @Sendable (_ folder: String) -> String

  /// Where the cache is, and how large.
  var cache: @Sendable (_ folder: String, _ megabytes: Int) -> String
  /// The same where the disk is nearly full, and what to do.
  var fullCache: @Sendable (_ folder: String, _ megabytes: Int, _ free: Int) -> String
  var freeSpace: String
  /// What a check's process is kept from; whether from signals too.
  var walls: @Sendable (_ keepsSignals: Bool) -> String
  /// It is kept from nothing, and what to do.
  var noWalls: String
  var newerKernel: String
  /// How high the walls around strangers' code are, and whether all attempts below were held.
  var grading: @Sendable (_ level: WallLevel, _ holds: Bool) -> String
  /// Why the walls of a level did not stand.
  var noGrading: @Sendable (_ level: WallLevel, _ obstacle: String) -> String
  /// Whether the kernel tells that memory ran out.
  var certainMemory: String
  var uncertainMemory: String
  /// libedit is there, and nobody knows where.
  var linked: String

  /// How many katas there are, and where.
  var katas: @Sendable (_ count: Int, _ folder: String) -> String
  /// The same where some are left out.
  var someKatas: @Sendable (_ count: Int, _ folder: String, _ leftOut: Int) -> String
  /// What brings katas back.
  var bringKatas: String
  /// Where progress is kept.
  var progress: @Sendable (_ folder: String) -> String
  /// The policies of the runtime, and the katas that pin theirs.
  var policies: @Sendable (_ closures: String, _ state: String, _ pinned: [String]) -> String

  /// A program is not on the PATH.
  var notOnPath: String
  /// What git is for and how it comes.
  var installGit: String
  /// No editor is set, and what to do.
  var noEditor: String
  var setEditor: String
  /// The editor is not on the PATH, and what to do.
  var editorNotOnPath: @Sendable (_ editor: String) -> String
  var otherEditor: String
  /// How sourcekit-lsp is found.
  var findLanguageServer: String

  /// The line that tells a leader that a machine is ready: katas judged, megabytes free.
  var ready: @Sendable (_ katas: Int, _ free: Int) -> String
  /// The line that tells that it is not: the katas that did not pass with their solutions.
  var notReady: @Sendable (_ failures: [String], _ free: Int) -> String
}
