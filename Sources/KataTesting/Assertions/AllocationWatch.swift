import Glibc
import Synchronization

/// Hears of each object of some classes when its memory is taken.
///
/// The code that makes an object stands in the module of its class and asks Swift's runtime for the
/// memory, through the table by which that module finds what it imports. There our function takes the
/// place of the runtime's and calls it. It must itself make no object: all it needs is there before.
///
/// `@unchecked Sendable`: which object is noted where is decided by an atomic count; each place is
/// written by one thread.
final class AllocationWatch: @unchecked Sendable {
  private typealias Allocate =
    @convention(c) (UnsafeRawPointer?, Int, Int) -> UnsafeMutableRawPointer?

  /// The most objects that are remembered.
  private static let limit = 100
  /// The most classes that are watched at a time.
  private static let mostClasses = 4
  /// The addresses of the classes that are watched; the rest is zero.
  ///
  /// `nonisolated(unsafe)`: the pointer never changes, and what it leads to is atomic.
  private nonisolated(unsafe) static let watched: UnsafeMutablePointer<Atomic<UInt>> = {
    let places = UnsafeMutablePointer<Atomic<UInt>>.allocate(capacity: mostClasses)
    for place in 0..<mostClasses { (places + place).initialize(to: Atomic(0)) }
    return places
  }()
  // `nonisolated(unsafe)`: written on the main actor before who reads it can get here: `current` before
  // the first class is watched, `original` before our function stands in a table.
  private nonisolated(unsafe) static var current: AllocationWatch?
  private nonisolated(unsafe) static var original: Allocate?

  private struct Weak {
    weak var object: AnyObject?
  }

  private let made = Atomic<Int>(0)
  private let objects: UnsafeMutablePointer<Weak>

  /// Whether each class's module could be made to tell.
  let isHeard: Bool

  /// Begins to watch the first four of these classes.
  @MainActor
  init(of types: [AnyClass]) {
    // Never freed: another thread may be about to write there.
    objects = .allocate(capacity: Self.limit)
    objects.initialize(repeating: Weak(), count: Self.limit)
    let types = types.prefix(Self.mostClasses)
    for place in 0..<Self.mostClasses {
      Self.watched[place].store(0, ordering: .sequentiallyConsistent)
    }
    let metadata = types.map { unsafeBitCast($0, to: UnsafeRawPointer.self) }
    // Not `allSatisfy`, which would stop at the first module that is not heard.
    isHeard = !metadata.map { Self.install(in: ImportTable(containing: $0)) }.contains(false)
    Self.current = self
    for (place, type) in metadata.enumerated() {
      Self.watched[place].store(UInt(bitPattern: type), ordering: .releasing)
    }
  }

  /// How many objects have been made.
  var count: Int { made.load(ordering: .acquiring) }

  /// The remembered objects that are still there.
  var alive: [AnyObject] { (0..<min(count, Self.limit)).compactMap { objects[$0].object } }

  private static func install(in table: ImportTable?) -> Bool {
    guard let table, let address = dlsym(nil, "swift_allocObject") else { return false }
    original = unsafeBitCast(address, to: Allocate.self)
    let ours: Allocate = { AllocationWatch.allocate($0, $1, $2) }
    return table.replace("swift_allocObject", by: unsafeBitCast(ours, to: UInt.self))
  }

  private static func allocate(
    _ metadata: UnsafeRawPointer?, _ size: Int, _ alignment: Int
  ) -> UnsafeMutableRawPointer? {
    let object = original?(metadata, size, alignment)
    guard let object else { return nil }
    let type = UInt(bitPattern: metadata)
    for place in 0..<mostClasses where watched[place].load(ordering: .acquiring) == type {
      current?.note(object)
    }
    return object
  }

  private func note(_ object: UnsafeMutableRawPointer) {
    let place = made.add(1, ordering: .acquiringAndReleasing).oldValue
    guard place < Self.limit else { return }
    objects[place].object = Unmanaged<AnyObject>.fromOpaque(object).takeUnretainedValue()
  }
}
