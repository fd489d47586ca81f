import SourceOutline

/// What the object of an answer may take from elsewhere, learnt from all starters, solutions,
/// alternatives and mutants and widened to their kind: whole modules of Swift, types of Foundation
/// that hold values, the runtime's functions and mathematics from C.
enum SymbolAllowlist {
  /// Modules that an answer's symbols may belong to.
  static let modules: Set = [
    "Swift", "Observation", "Combine", "TrackingRuntime", "SwiftUI", "Foundation",
    "FoundationEssentials", "FoundationInternationalization", "Dispatch", "Synchronization",
    "_StringProcessing", "RegexBuilder", "_Concurrency", "Builtin",
  ]
  /// Modules that a symbol is looked for in, the forbidden ones among them.
  static let knownModules = modules.union([
    "XCTest", "KataTesting", "KataEvents", "__C", "Glibc", "SwiftGlibc", "Testing", "KataSuite",
    "_Differentiation", "Distributed", "Cxx", "CxxStdlib", "_Backtracing", "Runtime",
    "FoundationNetworking", "FoundationXML",
  ])

  /// Modules of the system's; each of their types needs a row.
  static let foundation: Set = [
    "Foundation", "FoundationEssentials", "FoundationInternationalization",
  ]

  /// Types of Foundation that hold values, format them, or that the katas are about.
  static let foundationTypes: Set = [
    "AffineTransform", "AttributeContainer", "AttributeScope", "AttributeScopes",
    "AttributedString", "AttributedStringKey", "AttributedStringProtocol", "AttributedSubstring",
    "BlockOperation", "ByteCountFormatStyle", "ByteCountFormatter", "CGFloat", "CGPoint", "CGRect",
    "CGSize", "Calendar", "CharacterSet", "CocoaError", "ComparisonResult", "ContiguousBytes",
    "CurrencyFormatStyleConfiguration", "CustomNSError", "Data", "DataProtocol", "Date",
    "DateComponents", "DateComponentsFormatter", "DateFormatter", "DateInterval",
    "DateIntervalFormatter", "Decimal", "DescriptiveNumberFormatConfiguration", "Dimension",
    "Duration", "EnergyFormatter", "FloatingPointFormatStyle", "FloatingPointRoundingRule",
    "FormatStyle", "FormatStyleCapitalizationContext", "Formatter", "ISO8601DateFormatter",
    "IndexPath", "IndexSet", "InflectionRule", "IntegerFormatStyle", "IntegerParseStrategy",
    "JSONDecoder", "JSONEncoder", "JSONSerialization", "KeyPathComparator", "LengthFormatter",
    "ListFormatStyle", "ListFormatter", "Locale", "LocalizedError", "LocalizedStringResource",
    "MassFormatter", "Measurement", "MeasurementFormatter", "Morphology", "MutableDataProtocol",
    "NSArray", "NSAttributedString", "NSCache", "NSCondition", "NSCountedSet", "NSData", "NSDate",
    "NSDecimalNumber", "NSDictionary", "NSError", "NSIndexPath", "NSIndexSet", "NSLock",
    "NSLocking", "NSMutableArray", "NSMutableDictionary", "NSMutableSet", "NSMutableString",
    "NSNotification", "NSNull", "NSNumber", "NSObject", "NSObjectProtocol", "NSOrderedSet",
    "NSRange", "NSRecursiveLock", "NSRegularExpression", "NSSet", "NSString",
    "NSTextCheckingResult", "NSUUID", "NSValue", "Notification", "NotificationCenter",
    "NumberFormatStyleConfiguration", "NumberFormatter", "ObjCBool", "Operation",
    "OperationQueue", "ParseStrategy", "ParseableFormatStyle", "PersonNameComponents",
    "PersonNameComponentsFormatter", "Predicate", "PredicateExpression", "PredicateExpressions",
    "Progress", "PropertyListDecoder", "PropertyListEncoder", "RecoverableError",
    "RelativeDateTimeFormatter", "RunLoop", "Scanner", "SortComparator", "SortDescriptor",
    "SortOrder", "StandardPredicateExpression", "String", "StringStyle", "TermOfAddress",
    "Thread", "TimeZone", "Timer", "URL", "URLComponents", "URLError", "URLQueryItem", "UUID",
    "Unit", "UserDefaults", "_NSRange", "_BridgedNSError", "_BridgedStoredNSError",
    "_ErrorCodeProtocol", "_StructBridgeable", "_ObjectiveCBridgeable",
  ]

  /// Parts of a symbol of Foundation's that reads or writes a file, or knows the caller.
  static let foundationMembers = [
    "contentsOf", "write(to", "writeTo", "toFile", "atomically:", "esourceValue", "resourceBytes",
    "AsyncBytes", "ileSystemRepresentation", "callStack", "ResourceIsReachable", "bookmark",
    "resolvingSymlinks", "resolvingAliases", "standardizingPath", "expandingTilde", "completePath",
    "bytesNoCopy", "currentDirectory", "homeDirectory", "temporaryDirectory", "Unsafe",
  ]

  /// Names of Swift's that no answer needs, wherever they stand in a path.
  static let swiftNames: Set = [
    "Unmanaged", "OpaquePointer", "CommandLine", "ManagedBuffer", "ManagedBufferPointer",
    "CVaListPointer", "unsafeBitCast", "unsafeDowncast", "withUnsafeCurrentTask", "_typeByName",
    "_getTypeByMangledNameInContext", "_getTypeByMangledNameInEnvironment", "_forEachField",
    "_forEachFieldWithKeyPath", "_getMetadataSection", "_rawPointerToString", "readLine",
    "_getCurrentThreadName", "_runAsyncMain", "_asyncMainDrainQueue",
    "_swift_stdlib_getUnsafeArgvArgc",
    "_stdlib_isOSVersionAtLeast_private", "_setTaskExecutorPreference", "_enqueueJobGlobal",
  ]

  /// Types of Dispatch's.
  static let dispatchNames: Set = [
    "DispatchQueue", "DispatchQoS", "DispatchWorkItem", "DispatchWorkItemFlags", "DispatchGroup",
    "DispatchSemaphore", "DispatchTime", "DispatchWallTime", "DispatchTimeInterval",
    "DispatchTimeoutResult", "DispatchPredicate", "DispatchObject", "dispatchPrecondition",
    "DispatchSpecificKey",
  ]

  /// Names from C: memory that the compiler itself asks for, blocks, and mathematics.
  static let cNames: Set<String> = {
    let memory = [
      "malloc", "free", "memset", "memcpy", "memmove", "memcmp", "bzero", "__stack_chk_fail",
      "_GLOBAL_OFFSET_TABLE_", "_NSConcreteStackBlock", "_NSConcreteGlobalBlock", "_Block_copy",
      "_Block_release", "_Block_object_assign", "_Block_object_dispose", "_swiftEmptyArrayStorage",
      "_swiftEmptyDictionarySingleton", "_swiftEmptySetSingleton", "_dispatch_main_q", "bcmp",
      "__tls_get_addr", "_swift_stdlib_malloc_size", "__swift_personality_v0",
      // What a subclass has in the place of initialisers that it does not inherit.
      "_swift_stdlib_reportUnimplementedInitializer",
      "_swift_stdlib_reportUnimplementedInitializerInFile",
    ]
    // Arithmetic that the processor has no instruction for.
    let arithmetic = [
      "__divti3", "__modti3", "__udivti3", "__umodti3", "__multi3", "__muloti4", "__divmodti4",
      "__udivmodti4", "__truncsfhf2", "__truncdfhf2", "__extendhfsf2", "__gnu_h2f_ieee",
      "__gnu_f2h_ieee", "__powidf2", "__powisf2",
    ]
    let mathematics = [
      "sin", "cos", "tan", "asin", "acos", "atan", "atan2", "sinh", "cosh", "tanh", "asinh",
      "acosh", "atanh", "exp", "exp2", "exp10", "expm1", "log", "log2", "log10", "log1p", "pow",
      "sqrt", "cbrt", "hypot", "floor", "ceil", "round", "trunc", "rint", "nearbyint", "fmod",
      "remainder", "fabs", "fmax", "fmin", "fma", "ldexp", "scalbn", "frexp", "modf", "lround",
      "llround", "copysign", "erf", "erfc", "tgamma", "lgamma",
    ]
    return Set(
      memory + arithmetic + mathematics + mathematics.map { $0 + "f" }
        + mathematics.map { $0 + "l" })
  }()

  /// Functions of the Swift runtime that answer what is loaded, or change it.
  static let runtimeFunctions: Set = [
    "swift_demangle", "swift_demangle_getDemangledName", "swift_enumerateAllMetadataSections",
    "swift_getTypeByName", "swift_registerTypeMetadataRecords", "swift_registerProtocols",
    "swift_registerProtocolConformances", "swift_addNewDSOImage", "swift_getFunctionReplacement",
    "swift_task_enqueueGlobal", "swift_task_enqueueMainExecutor", "swift_task_asyncMainDrainQueue",
    "swift_reportError", "swift_slowAlloc", "swift_slowDealloc",
  ]
}
