internal import SwiftSyntax

/// What a `for await` goes through, as far as its expression tells when that ends.
enum StreamSource {
  /// It never ends by itself: only cancelling the task ends the loop.
  case endless
  /// A stream that is there before anybody asks: it ends when its other side is gone.
  case open
  /// It ends, or it cannot be told.
  case unknown

  init(of expression: ExprSyntax, isThrowing: Bool, in file: FileContext) {
    self = Self.source(of: expression.bare, isThrowing: isThrowing, depth: 0, in: file)
  }

  private static func source(
    of expression: ExprSyntax, isThrowing: Bool, depth: Int, in file: FileContext
  ) -> StreamSource {
    guard depth < 20 else { return .unknown }
    if let call = expression.as(FunctionCallExprSyntax.self) {
      guard let name = call.calleeName else { return .unknown }
      if name == "Observations" || always.contains(name) { return .endless }
      if let base = call.base?.bare {
        if ends.contains(name) { return .unknown }
        if operators.contains(name) {
          return source(of: base, isThrowing: isThrowing, depth: depth + 1, in: file)
        }
        // Its closure may say when it is over.
        if name == "untilFinished", base.isNamed("Observations") {
          return call.mentionedNames.contains("finish") ? .unknown : .endless
        }
      } else if ["merge", "combineLatest"].contains(name), let first = call.arguments.first {
        return source(of: first.expression.bare, isThrowing: isThrowing, depth: depth + 1, in: file)
      }
      return isSubscription(call, name) && !isThrowing ? .open : .unknown
    }
    if let access = expression.as(MemberAccessExprSyntax.self) {
      let name = access.declName.baseName.plainName
      if name == "values", let base = access.base?.bare {
        return PublisherChain(base).isEndless ? .endless : .unknown
      }
      if name == "updates", access.base?.isNamed("Transaction") == true { return .endless }
      return finite.contains(name) || isThrowing ? .unknown : .open
    }
    if let reference = expression.as(DeclReferenceExprSyntax.self) {
      let name = reference.baseName.plainName
      if let value = localValue(of: name, seenFrom: reference, in: file) {
        return source(of: value.bare, isThrowing: isThrowing, depth: depth + 1, in: file)
      }
      // `let (stream, source) = …`: who holds the other end is in sight, but not followed.
      if reference.isBoundByTuple(name, in: file) { return .unknown }
      return finite.contains(name) || isThrowing ? .unknown : .open
    }
    return .unknown
  }

  /// What a local constant was given.
  static func localValue(
    of name: String, seenFrom node: some SyntaxProtocol, in file: FileContext
  ) -> ExprSyntax? {
    for list in node.ancestors {
      if list.is(MemberBlockItemSyntax.self) { return nil }
      guard let items = list.as(CodeBlockItemListSyntax.self),
        let value = file.memo.facts(of: items).values[name], !node.isInside(value)
      else { continue }
      return value
    }
    return nil
  }

  /// Whether a call asks for what comes, without saying for which piece of work: `events()`.
  private static func isSubscription(_ call: FunctionCallExprSyntax, _ name: String) -> Bool {
    let word = name.lowercased()
    if call.arguments.isEmpty { return !works.contains { word.hasPrefix($0) } }
    return waits.contains { word.contains($0) }
  }

  private static let always: Set<String> = [
    "notifications", "AsyncTimerSequence", "liveUpdates", "timer",
  ]
  private static let operators: Set<String> = [
    "map", "compactMap", "filter", "dropFirst", "drop", "debounce", "throttle", "_throttle",
    "removeDuplicates", "flatMap", "buffer", "share", "chunked", "adjacentPairs", "eraseToStream",
    "eraseToAnyAsyncSequence", "removingDuplicates", "scan", "reductions", "interspersed",
  ]
  private static let ends: Set<String> = ["prefix", "first", "timeout", "takeUntil"]
  private static let finite: Set<String> = [
    "lines", "bytes", "characters", "unicodeScalars", "resourceBytes", "group", "taskGroup",
    "results", "pages", "all", "async", "currentEntitlements", "unfinished", "chunks",
  ]
  private static let works = [
    "download", "upload", "load", "fetch", "generate", "run", "process", "import", "export", "read",
    "page", "list", "search", "scan", "sync", "make", "build", "parse", "respond", "resume", "send",
    "save", "convert", "encode", "decode", "all", "start", "perform", "execute", "transcribe",
  ]
  private static let waits = ["updates", "changes", "events", "observe", "notifications", "values"]
}

extension ExprSyntax {
  /// Whether it is this name, with or without generic arguments.
  func isNamed(_ name: String) -> Bool {
    let plain = self.as(GenericSpecializationExprSyntax.self)?.expression ?? self
    return plain.as(DeclReferenceExprSyntax.self)?.baseName.text == name
  }
}

extension SyntaxProtocol {
  /// Whether a list of statements around the node binds the name together with others.
  fileprivate func isBoundByTuple(_ name: String, in file: FileContext) -> Bool {
    for list in ancestors {
      if list.is(MemberBlockItemSyntax.self) { return false }
      guard let items = list.as(CodeBlockItemListSyntax.self) else { continue }
      if file.memo.facts(of: items).tupleNames.contains(name) { return true }
    }
    return false
  }

  /// Whether the node is that other one or stands below it.
  func isInside(_ other: some SyntaxProtocol) -> Bool {
    position >= other.position && endPosition <= other.endPosition
  }
}
