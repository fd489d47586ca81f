import Foundation
import KataTesting
import XCTest

/// `assertReleased` looks into objects whatever they store, also what Swift cannot mirror.
final class ForeignPropertyTests: FailureCatchingTestCase {
  @MainActor private final class Owner {
    var error: any Error = NSError(
      domain: "a", code: 1, userInfo: [NSUnderlyingErrorKey: NSError(domain: "b", code: 2)])
    var optionalError: (any Error)? = CocoaError(.fileNoSuchFile)
    var boxed: Any = URLError(.badURL)
    var result: Result<Int, any Error> = .failure(NSError(domain: "c", code: 3))
    var work = DispatchWorkItem {}
    var items: [DispatchWorkItem] = [DispatchWorkItem {}]
    var queue = DispatchQueue(label: "ForeignPropertyTests")
    var group = DispatchGroup()
    var source: (any DispatchSourceTimer)? = DispatchSource.makeTimerSource()
    var semaphore = DispatchSemaphore(value: 0)
    var block: @convention(block) () -> Void = {}
    var function: @convention(c) (Int32) -> Int32 = { $0 }
    var lock = NSLock()
    var thread = Thread.current
    var loop = RunLoop.current
    var operation: Operation = BlockOperation {}
    var operations = OperationQueue()
    var words: NSString = "words"
    var number = NSNumber(value: 1)
    var array = NSMutableArray(array: [1, "two"])
    var dictionary = NSMutableDictionary(dictionary: ["one": 1])
    var data = NSMutableData()
    var cache = NSCache<NSString, NSNumber>()
    var formatter = DateFormatter()
    var numbers = NumberFormatter()
    var calendar = Calendar.current
    var locale = Locale.current
    var zone = TimeZone.current
    var expression = try? NSRegularExpression(pattern: "a")
    var predicate = NSPredicate { _, _ in true }
    var progress = Progress(totalUnitCount: 1)
    var bundle = Bundle.main
    var files = FileManager.default
    var defaults = UserDefaults.standard
    var centre = NotificationCenter.default
    var file: FileHandle? = FileHandle.nullDevice
    var process = Process()
    var pointer: UnsafeMutableRawPointer?
    var opaque: OpaquePointer?
    var pointed: Unmanaged<NSString>?
    var anything: AnyObject? = NSError(domain: "d", code: 4)
    var type: Any.Type = Int.self
    var path: AnyKeyPath = \Owner.number
    var url = URL(fileURLWithPath: "/")
    var attributed = NSAttributedString(string: "a")
    var back: Owner?

    // A source that was never activated must not be released.
    init() { source?.activate() }
  }

  @MainActor func testAnObjectWithForeignPropertiesThatStaysIsTold() async {
    let messages = await failures {
      await assertReleased {
        let owner = Owner()
        owner.back = owner
        return owner
      }
    }
    XCTAssertEqual(messages.count, 1)
    XCTAssertTrue(messages.first?.contains("Owner.back is that same object") == true, "\(messages)")
  }

  @MainActor func testAnObjectWithForeignPropertiesThatGoesPasses() async {
    await assertReleased { Owner() }
  }

  @MainActor private final class Failed: Error {
    var back: (any Error)?
  }

  @MainActor func testAWayThroughAnErrorThatIsAnObjectIsFound() async {
    let messages = await failures {
      await assertReleased {
        let failed = Failed()
        failed.back = failed
        return failed
      }
    }
    XCTAssertTrue(messages.first?.contains("Failed.back is that same") == true, "\(messages)")
  }
}
