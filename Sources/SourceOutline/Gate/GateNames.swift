/// The names that the syntax gate knows; what only the linker can tell is the object gate's.
package enum GateNames {
  /// Attributes, besides those that begin with an underscore.
  static let attributes: Set = [
    "c", "cdecl", "section", "used", "safe", "unsafe", "objc", "testable", "main", "inlinable",
    "usableFromInline", "backDeployed", "extern", "abi", "export", "convention", "specialized",
    "exclusivity", "nonobjc", "objcMembers", "implementation", "UIApplicationMain",
    "NSApplicationMain", "LLDBDebuggerFunction",
  ]

  /// Attributes of an import.
  static let importAttributes: Set = ["testable", "_spi", "_exported", "_implementationOnly"]

  /// Beginnings of names of raw memory.
  static let unsafeBeginnings = ["Unsafe", "withUnsafe", "AutoreleasingUnsafe"]
  /// Names of raw memory.
  static let unsafeNames: Set = [
    "Unmanaged", "OpaquePointer", "CVaListPointer", "ManagedBufferPointer", "ManagedBuffer",
    "withMemoryRebound", "assumingMemoryBound", "bindMemory", "withVaList", "getVaList",
    "MutableRawSpan", "RawSpan", "withContiguousStorageIfAvailable",
    "withContiguousMutableStorageIfAvailable", "withUTF8", "withCString", "bytesNoCopy",
    "unsafeBitCast", "unsafeDowncast", "unsafelyUnwrapped", "unsafeAddress",
    "unsafeMutableAddress",
  ]

  /// C functions and variables, where the answer declares none of that name.
  static let systemCalls: Set = [
    "exit", "_exit", "_Exit", "quick_exit", "abort", "atexit", "at_quick_exit", "on_exit", "fork",
    "vfork", "clone", "execl", "execle", "execlp", "execv", "execve", "execvp", "posix_spawn",
    "posix_spawnp", "system", "popen", "pclose", "wait", "waitpid", "kill", "killpg", "raise",
    "signal", "sigaction", "sigprocmask", "alarm", "setitimer", "setsid", "setpgid", "getpid",
    "getppid", "getuid", "setuid", "dup", "dup2", "dup3", "pipe", "pipe2", "write", "writev",
    "pwrite", "read", "pread", "open", "openat", "creat", "close", "fcntl", "ioctl", "lseek",
    "ftruncate", "truncate", "fopen", "fdopen", "freopen", "fclose", "fflush", "fputs", "fputc",
    "fwrite", "fread", "fgets", "fprintf", "vprintf", "vfprintf", "puts", "putchar", "perror",
    "setvbuf", "stdin", "stdout", "stderr", "errno", "unlink", "rmdir", "mkdir", "mkfifo",
    "symlink", "readlink", "chdir", "chroot", "chmod", "chown", "opendir", "readdir", "realpath",
    "socket", "socketpair", "bind", "connect", "accept", "listen", "sendto", "recv", "recvfrom",
    "getaddrinfo", "gethostbyname", "poll", "epoll_create1", "mmap", "munmap", "mprotect",
    "mremap", "memfd_create", "shm_open", "ptrace", "process_vm_readv", "process_vm_writev",
    "prctl", "syscall", "getenv", "setenv", "putenv", "unsetenv", "clearenv", "environ", "dlopen",
    "dlsym", "dladdr", "dlclose", "dl_iterate_phdr", "backtrace", "backtrace_symbols", "setjmp",
    "longjmp", "sleep", "usleep", "nanosleep", "pause", "sched_yield", "setrlimit", "getrlimit",
    "malloc", "calloc", "realloc", "free", "memcpy", "memmove", "memset", "pthread_create",
    "pthread_exit", "pthread_kill", "pthread_cancel", "sem_open", "dispatchMain", "SIGKILL",
    "SIGSTOP", "SIG_IGN", "RTLD_NOW", "RTLD_DEFAULT", "O_RDONLY", "O_WRONLY", "O_RDWR", "O_CREAT",
  ]

  /// Types and functions of Foundation's, and one of Swift's, that reach out of the kata.
  static let systemTypes: Set = [
    "Process", "ProcessInfo", "FileManager", "FileHandle", "FileWrapper", "Bundle", "Pipe", "Host",
    "Port", "SocketPort", "MessagePort", "PortMessage", "Stream", "InputStream", "OutputStream",
    "URLSession", "URLSessionConfiguration", "URLSessionTask", "URLProtocol", "NSURLConnection",
    "URLCache", "HTTPCookieStorage", "URLCredentialStorage", "XMLParser", "XMLDocument",
    "NSKeyedUnarchiver", "NSKeyedArchiver", "NSCoder", "NSCoding", "NSClassFromString",
    "NSStringFromClass", "NSHomeDirectory", "NSHomeDirectoryForUser", "NSTemporaryDirectory",
    "NSUserName", "NSFullUserName", "NSOpenStepRootDirectory",
    "NSSearchPathForDirectoriesInDomains", "NSGetUncaughtExceptionHandler",
    "NSSetUncaughtExceptionHandler", "CommandLine", "callStackSymbols",
    "callStackReturnAddresses", "detachNewThread", "resourceBytes", "resourceValues",
    "checkResourceIsReachable", "readLine", "_stdlib_random", "NSTask", "NSFileCoordinator",
    "NSConditionLock", "NSDistributedLock", "DispatchIO", "DispatchSource", "DispatchSourceSignal",
  ]
  /// What may be asked of `Thread`; all else of it is refused.
  package static let threadMembers: Set = ["isMainThread", "current", "main"]

  /// Modules that a name can be taken from by `Module.name`, past what the answer declares.
  static let modules: Set = [
    "Swift", "Foundation", "FoundationEssentials", "Glibc", "Dispatch", "Observation", "SwiftUI",
    "Combine", "TrackingRuntime", "_Concurrency", "_StringProcessing", "Synchronization",
  ]
  /// Labels of initialisers and methods that read or write files.
  static let fileLabels: Set = [
    "contentsOf", "contentsOfFile", "contentsOfURL", "contentsOfDirectory", "toFile", "atomically",
    "forReadingFrom", "forWritingTo", "forReadingAtPath", "forWritingAtPath",
  ]

  /// Names of the harness that no module of a kata has.
  static let harnessNames: Set = [
    "ViewHost", "KataSuite", "KataHost", "kataSuite", "kata_suite", "assertReleased",
    "assertNoFindings", "AuditFindings", "TestRecorder", "RecordStream", "ModulePreview",
    "RuntimeWarning", "KataTesting", "KataEvents", "XCTest", "XCTestCase", "testCase",
  ]

  /// Public names of the runtime that are no names of SwiftUI's; a type of the answer may have them.
  package static let runtimeNames: Set = [
    "ScreenDriver", "ScreenRefusal", "ViewGraph", "ViewNode", "BodyEvaluation", "EndlessActivity",
    "ClosurePolicy", "StatePolicy", "LazyState", "ReleasingTimer", "PreviewRegistry",
    "ControlStyling", "GestureTap",
  ]
  /// Names that only the runtime may have: its module, and how it reaches views.
  static let runtimeOwn: Set = [
    "TrackingRuntime", "SwiftUIMacros", "_makeNode", "_updateNode", "__EntryDefaultValue",
  ]

  /// Who runs jobs.
  package static let executors: Set = [
    "SerialExecutor", "TaskExecutor", "Executor", "UnownedJob", "ExecutorJob", "JobPriority",
    "UnownedSerialExecutor", "UnownedTaskExecutor", "unownedExecutor", "asUnownedSerialExecutor",
    "globalConcurrentExecutor", "executorPreference", "withTaskExecutorPreference",
    "runSynchronously", "withUnsafeCurrentTask", "UnsafeCurrentTask", "MainExecutor",
    "ExecutorFactory",
  ]

  /// Hidden names that everybody writes.
  static let knownUnderscored: Set = [
    "_printChanges", "_logChanges", "_$observationRegistrar", "__always",
  ]

  /// Macros by `#`, the literals that name a place among them.
  static let macros: Set = [
    "Preview", "Predicate", "Expression", "file", "fileID", "filePath", "line", "column",
    "function", "dsohandle", "isolation", "keyPath", "selector", "available", "unavailable",
    "colorLiteral", "imageLiteral", "fileLiteral", "if", "elseif", "else", "endif",
  ]

  /// Conditions of `#if` that never hold where katas are compiled: what is inside is not code.
  static let deadConditions: Set<String> = {
    let modules = [
      "UIKit", "AppKit", "WatchKit", "SwiftData", "CoreData", "ActivityKit", "Perception",
    ]
    let systems = ["iOS", "macOS", "tvOS", "watchOS", "visionOS", "Windows", "Android"]
    return Set(modules.map { "canImport(\($0))" } + systems.map { "os(\($0))" })
      .union(["targetEnvironment(simulator)", "targetEnvironment(macCatalyst)"])
  }()
}
