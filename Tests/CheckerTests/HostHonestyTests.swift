import Checker
import XCTest

/// The host inside the learner's process notices when it is made to lie.
///
/// The answers here count right or wrong; what they do to the process decides.
final class HostHonestyTests: XCTestCase {
  /// Code that finds XCTest's function for recording failures and makes it return at once.
  private static let muffling = """
    static func muffle() {
      let name = "$s6XCTest0A4CaseC13recordFailure15withDescription6inFile6atLine8expected"
        + "ySS_S2iSbtF"
      let other = "$s6XCTest0A4CaseC13recordFailure15withDescription6inFile6atLine8expected"
        + "ySS_SSSiSbtF"
      let program = dlopen(nil, RTLD_NOW)
      guard let code = dlsym(program, name) ?? dlsym(program, other) else { return }
      guard let page = UnsafeMutableRawPointer(bitPattern: UInt(bitPattern: code) & ~4095) else {
        return
      }
      guard mprotect(page, 8192, PROT_READ | PROT_WRITE | PROT_EXEC) == 0 else { return }
      #if arch(arm64)
        code.storeBytes(of: 0xD65F_03C0, as: UInt32.self)
      #else
        code.storeBytes(of: 0xC3, as: UInt8.self)
      #endif
    }
    """

  func testSwallowedFailuresAreNoPass() throws {
    let answer = Fixture.incrementing(
      "Self.muffle()", imports: "import Glibc", members: Self.muffling)
    let result = try Fixture().check(answer)
    XCTAssertEqual(result.verdict, .tampered, result.reason)
  }

  func testACopyOfTheProcessCannotSpeakForIt() throws {
    let answer = Fixture.incrementing(
      """
      typealias Fork = @convention(c) () -> Int32
      let fork = unsafeBitCast(dlsym(dlopen(nil, RTLD_NOW), "fork"), to: Fork.self)
      if fork() > 0 { _exit(0) }
      count += 1
      """, imports: "import Glibc")
    let result = try Fixture().check(answer)
    XCTAssertEqual(result.verdict, .tampered, result.reason)
  }

  func testATaskThatOutlivesTheTestsSpoilsNothing() throws {
    let answer = Fixture.incrementing(
      "count += 1; Task.detached { while true { await Task.yield() } }")
    let result = try Fixture().check(answer)
    XCTAssertEqual(result.verdict, .passed, result.reason)
  }

  func testAnEndlessFailureMessageIsCut() throws {
    let suite = """
      import XCTest
      final class LongTests: XCTestCase {
        func testLong() { XCTFail(String(repeating: "é", count: 1_000_000)) }
      }
      """
    let result = try Fixture(suite: suite).check(Fixture.counter)
    XCTAssertEqual(result.verdict, .failed, result.reason)
    let message = try XCTUnwrap(result.tests.first?.failures.first?.message)
    XCTAssertTrue(message.hasSuffix("… (cut)"), String(message.suffix(20)))
    XCTAssertLessThan(message.count, 20_000)
  }

  func testTheLastLineBeforeACrashIsKept() throws {
    let answer = Fixture.incrementing("print(\"almost\"); fatalError(\"no\")")
    let result = try Fixture().check(answer)
    XCTAssertEqual(result.verdict, .crashed, result.reason)
    XCTAssertTrue(result.output.contains("almost\n"), result.output)
  }

  func testXCTestItselfPrintsNothingIntoTheLearnersOutput() throws {
    let result = try Fixture().check(Fixture.incrementing("print(\"mine\")"))
    XCTAssertEqual(result.verdict, .failed, result.reason)
    XCTAssertEqual(result.output, "mine\nmine\n")
  }
}
