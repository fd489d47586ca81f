import Foundation

/// Writes made in `body` form a pass of their own, after the writes made before [C14].
///
/// Differs from SwiftUI: nothing is drawn, so nothing moves; the passes run at once.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try withSeparatePass(body)
}

/// Writes made in `body` form a pass of their own, after the writes made before.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  try withSeparatePass(body)
}

private func withSeparatePass<Result>(_ body: () throws -> Result) rethrows -> Result {
  guard Thread.isMainThread, EvaluationScope.current == nil else { return try body() }
  MainActor.assumeIsolated { LiveGraphs.flush() }
  let result = try body()
  MainActor.assumeIsolated { LiveGraphs.flush() }
  return result
}

/// Writes made in `body` form a pass of their own; then the completion runs.
///
/// Differs from SwiftUI: nothing moves, so the animation has ended at once.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  let result = try withSeparatePass(body)
  withSeparatePass(completion)
  return result
}

/// Writes made in `body` form a pass of their own, with one value of the transaction set.
public func withTransaction<Result, Value>(
  _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
  try withSeparatePass(body)
}
