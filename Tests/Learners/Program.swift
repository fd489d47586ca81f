import Foundation
import XCTest

/// A program of the machine's, run for its output.
package enum Program {
  package static func output(of program: String, _ words: [String]) throws -> Data {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = words
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let bytes = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    XCTAssertEqual(process.terminationStatus, 0, "\(program) \(words.first ?? "")")
    return bytes
  }
}
