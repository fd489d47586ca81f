import Foundation

/// A running `sourcekit-lsp` and the few words of its protocol that a test needs.
///
/// Messages are JSON behind a `Content-Length` header, over standard input and output.
final class LanguageServer {
  struct Silence: Error, CustomStringConvertible {
    var description: String
  }

  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private var received = Data()
  private var nextID = 0

  /// The server beside the `swiftc` on the PATH, if the toolchain has one.
  static func executable() -> URL? {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    for folder in path.split(separator: ":") {
      let url = URL(fileURLWithPath: String(folder)).appendingPathComponent("sourcekit-lsp")
      if FileManager.default.isExecutableFile(atPath: url.path) { return url }
    }
    return nil
  }

  /// Starts a server that opens a folder; `home` keeps its logs and caches out of the user's.
  init(_ executable: URL, root: URL, home: URL) throws {
    process.executableURL = executable
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    var environment = ProcessInfo.processInfo.environment
    environment["HOME"] = home.path
    environment["TMPDIR"] = home.path
    process.environment = environment
    try process.run()
    _ = try request(
      "initialize",
      [
        "processId": Int(ProcessInfo.processInfo.processIdentifier),
        "rootUri": root.absoluteString,
        "capabilities": ["textDocument": ["diagnostic": [String: Any]()]],
        "initializationOptions": ["backgroundIndexing": false],
      ])
    try send(["method": "initialized", "params": [String: Any]()])
  }

  /// Opens a document with a text, which need not be the file's.
  func open(_ file: URL, text: String) throws {
    let document: [String: Any] = [
      "uri": file.absoluteString, "languageId": "swift", "version": 1, "text": text,
    ]
    try send(["method": "textDocument/didOpen", "params": ["textDocument": document]])
  }

  /// The messages of the diagnostics in an open document.
  func diagnostics(of file: URL) throws -> [String] {
    let result = try request(
      "textDocument/diagnostic", ["textDocument": ["uri": file.absoluteString]])
    let items = (result as? [String: Any])?["items"] as? [[String: Any]]
    return (items ?? []).compactMap { $0["message"] as? String }
  }

  /// What the editor shows when the pointer rests on a place; line and column from 0.
  func hover(_ file: URL, line: Int, column: Int) throws -> String {
    let result = try request("textDocument/hover", place(file, line, column))
    let contents = (result as? [String: Any])?["contents"] as? [String: Any]
    return contents?["value"] as? String ?? ""
  }

  /// The labels that are offered at a place; line and column from 0.
  func completions(_ file: URL, line: Int, column: Int) throws -> [String] {
    let result = try request("textDocument/completion", place(file, line, column))
    let items = (result as? [String: Any])?["items"] as? [[String: Any]]
    return (items ?? []).compactMap { $0["label"] as? String }
  }

  /// Ends the server.
  func stop() {
    process.terminate()
    process.waitUntilExit()
  }

  private func place(_ file: URL, _ line: Int, _ column: Int) -> [String: Any] {
    [
      "textDocument": ["uri": file.absoluteString],
      "position": ["line": line, "character": column],
    ]
  }

  private func request(_ method: String, _ parameters: [String: Any]) throws -> Any? {
    nextID += 1
    try send(["id": nextID, "method": method, "params": parameters])
    while true {
      let message = try receive()
      if message["method"] != nil {
        // The server's own requests are answered with nothing; its notifications need no answer.
        if let id = message["id"] { try send(["id": id, "result": NSNull()]) }
      } else if message["id"] as? Int == nextID {
        if let error = message["error"] { throw Silence(description: "\(method): \(error)") }
        return message["result"]
      }
    }
  }

  private func send(_ message: [String: Any]) throws {
    var message = message
    message["jsonrpc"] = "2.0"
    let body = try JSONSerialization.data(withJSONObject: message)
    let header = Data("Content-Length: \(body.count)\r\n\r\n".utf8)
    try input.fileHandleForWriting.write(contentsOf: header + body)
  }

  private func receive() throws -> [String: Any] {
    let separator = Data("\r\n\r\n".utf8)
    while true {
      if let end = received.range(of: separator) {
        let header = String(decoding: received[..<end.lowerBound], as: UTF8.self)
        let length = header.split(separator: "\r\n").compactMap { line -> Int? in
          let parts = line.split(separator: ":")
          guard parts.count == 2, parts[0].lowercased() == "content-length" else { return nil }
          return Int(parts[1].trimmingCharacters(in: .whitespaces))
        }.first
        guard let length else { throw Silence(description: "no length in \(header)") }
        if received.distance(from: end.upperBound, to: received.endIndex) >= length {
          let stop = received.index(end.upperBound, offsetBy: length)
          let body = received[end.upperBound..<stop]
          received.removeSubrange(..<stop)
          return try JSONSerialization.jsonObject(with: body) as? [String: Any] ?? [:]
        }
      }
      // A server that says nothing for so long must not hold the tests up.
      var polled = pollfd(
        fd: output.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&polled, 1, 120_000) > 0 else {
        throw Silence(description: "the language server has said nothing for two minutes")
      }
      let bytes = output.fileHandleForReading.availableData
      guard !bytes.isEmpty else { throw Silence(description: "the language server has ended") }
      received += bytes
    }
  }
}
