/// Watches one object until it is gone or has had its chance.
@MainActor
final class ReleaseWatch {
  /// The turns that an object gets; about a tenth of a second on an idle machine.
  private static let turns = 64

  private weak var object: AnyObject?

  /// Makes the object and keeps only a weak reference; no strong one is left on return.
  func watch(_ make: @MainActor () async throws -> AnyObject) async throws {
    object = try await make()
  }

  /// Nil when the object is gone, as soon as it is; else a sentence that says what holds it.
  func holder() async -> String? {
    for _ in 0..<Self.turns {
      guard object != nil else { return nil }
      await TaskTurn.one()
    }
    return object.map { HolderSearch(for: $0).sentence }
  }
}
