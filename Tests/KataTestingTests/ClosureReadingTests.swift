import KataTesting
import SwiftUI
import Synchronization
import XCTest

/// Whatever a closure captured, `assertReleased` reads it without harm and claims no more than it read.
final class ClosureReadingTests: FailureCatchingTestCase {
  @MainActor private class Holder {
    var closures: [Any] = []
    var onChange: (() -> Void)?
  }

  @MainActor private final class Cache<Key: Hashable>: Holder {
    func keep(_ key: Key) { onChange = { [self] in closures.append(key) } }
    func keepAlone() { onChange = { self.closures = [] } }
  }

  private struct Wide {
    var words = (1, "two", 3.0, [4])
    var make: Wrapped<() -> Void>?
    weak var holder: Holder?
  }

  private struct Wrapped<Value> {
    var value: Value
    var other = 0
  }

  private final class Locked: Sendable {
    let state = Mutex([1])
  }

  private struct OneOnly: ~Copyable {
    var number = 1
    mutating func add() { number += 1 }
  }

  private enum Failed: Error { case once }

  private func generic<Value, each Other>(
    _ value: Value, _ others: repeat each Other
  ) -> () -> Void {
    let pack = (repeat each others)
    return { _ = (value, pack, Value.self) }
  }

  private func variable<Value>(_ value: Value) -> () -> Value {
    var calls: [Value] = []
    return {
      calls.append(value)
      return calls[0]
    }
  }

  private func opaque() -> some View { Text("a").padding() }

  @MainActor private func odd(_ holder: Holder) -> [Any] {
    var count = 0
    var one = OneOnly()
    let (wide, locked, view) = (Wide(holder: holder), Locked(), opaque())
    let (any, type): (any Sendable & Hashable, any Any.Type) = (1, Int.self)
    let add: () -> Void = { count += 1 }
    let slow: @Sendable () async throws -> Void = { try await Task.sleep(for: .seconds(1)) }
    let throwing: () throws(Failed) -> Void = { () throws(Failed) in throw Failed.once }
    let c: @convention(c) (Int32) -> Int32 = abs
    let action: @MainActor () -> Void = { [weak holder] in holder?.closures = [count] }
    let isolated: @isolated(any) () -> Void = { _ = locked }
    let path: (Wide) -> String = \.words.1
    return [
      add, slow, throwing, c, action, isolated, path, generic(1), generic("a", 2, wide),
      variable(1), variable(wide), { one.add() }, { _ = (wide, view) }, { _ = (any, type, c) },
      {
        add(); try? throwing()
      } as () -> Void, { [unowned holder] in _ = (holder, wide) },
      { try await slow() } as @Sendable () async throws -> Void, { _ = (locked, isolated, path) },
      Wrapped(value: add), Wrapped(value: 1), Wide(make: Wrapped(value: add), holder: holder),
      String.init(describing:) as (Int) -> String,
    ]
  }

  @MainActor private func message(of make: @MainActor () -> AnyObject) async -> String {
    let messages = await failures { await assertReleased { make() } }
    XCTAssertEqual(messages.count, 1)
    return messages.first ?? ""
  }

  @MainActor func testClosuresOfEveryKindAreReadWithoutHarm() async {
    let owner = Holder()
    let told = await message {
      let holder = Holder()
      holder.closures = odd(holder)
      owner.closures = [holder]
      return holder
    }
    XCTAssertTrue(told.contains("No property, closure, subscription or timer was found"), told)
    XCTAssertFalse(told.contains("strongly. "), told)
  }

  @MainActor func testAGenericClassThatCapturedItselfIsTold() async {
    let told = await message {
      let cache = Cache<String>()
      cache.keepAlone()
      return cache
    }
    XCTAssertTrue(told.contains("The stored closure Cache<String>.onChange captured it"), told)
  }

  @MainActor func testAGenericClosureThatCannotBeReadIsNotBlamed() async {
    let told = await message {
      let cache = Cache<String>()
      cache.keep("a")
      return cache
    }
    XCTAssertFalse(told.contains("probably"), told)
    XCTAssertTrue(told.contains("Cache<String>.onChange captured"), told)
  }
}
