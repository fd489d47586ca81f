extension GeneratedCode {
  func service(_ part: Int) -> String {
    let name = "\(thing)Service\(part == 0 ? "" : "\(part)")"
    return """
      /// Reads and writes on the server, and remembers for a while what it has read.
      actor \(name) {
        private var cache: [UUID: (value: \(thing)Value, date: Date)] = [:]
        private let session: URLSession
        private let base: URL
        private let decoder: JSONDecoder = {
          let decoder = JSONDecoder()
          decoder.dateDecodingStrategy = .iso8601
          decoder.keyDecodingStrategy = .convertFromSnakeCase
          return decoder
        }()

        init(session: URLSession = .shared, base: URL) {
          self.session = session
          self.base = base
        }

        func load(limit: Int, offset: Int = 0) async throws -> [\(thing)Value] {
          var parts = URLComponents(url: base, resolvingAgainstBaseURL: false)
          parts?.queryItems = [
            URLQueryItem(name: "limit", value: "\\(limit)"),
            URLQueryItem(name: "offset", value: "\\(offset)"),
          ]
          guard let url = parts?.url else { throw URLError(.badURL) }
          let (data, response) = try await session.data(from: url)
          guard let http = response as? HTTPURLResponse, 200..<300 ~= http.statusCode else {
            throw URLError(.badServerResponse)
          }
          let values = try decoder.decode([\(thing)Value].self, from: data)
          for value in values { cache[value.id] = (value, Date()) }
          return values
        }

        func save(_ value: \(thing)Value) async throws {
          var request = URLRequest(url: base.appendingPathComponent(value.id.uuidString))
          request.httpMethod = "PUT"
          request.httpBody = try JSONEncoder().encode(value)
          _ = try await session.data(for: request)
          cache[value.id] = nil
        }

        /// Forgets what is older than so many seconds.
        func prune(olderThan seconds: TimeInterval) {
          let limit = Date().addingTimeInterval(-seconds)
          cache = cache.filter { _, entry in entry.date > limit }
        }

        func updates() -> AsyncStream<[\(thing)Value]> {
          AsyncStream { continuation in
            let task = Task {
              while !Task.isCancelled {
                if let values = try? await load(limit: 20) { continuation.yield(values) }
                try? await Task.sleep(for: .seconds(30))
              }
              continuation.finish()
            }
            continuation.onTermination = { _ in task.cancel() }
          }
        }
      }

      """
  }

  func client(_ part: Int) -> String {
    let name = "\(thing)Client\(part == 0 ? "" : "\(part)")"
    return """
      protocol \(name)Delegate: AnyObject {
        func client(_ client: \(name), didReceive values: [String])
        func client(_ client: \(name), didFailWith error: Error)
      }

      open class \(name): NSObject {
        public enum Failure: Error, LocalizedError {
          case offline, unauthorized
          case status(Int, message: String?)

          public var errorDescription: String? {
            switch self {
            case .offline: return NSLocalizedString("No connection", comment: "")
            case .unauthorized: return NSLocalizedString("Please sign in again", comment: "")
            case let .status(code, message): return message ?? "Status \\(code)"
            }
          }
        }

        public weak var delegate: \(name)Delegate?
        private lazy var queue = DispatchQueue(label: "client.\(thing)", qos: .userInitiated)
        private var token: String? {
          didSet { UserDefaults.standard.set(token, forKey: "token.\(thing)") }
        }

        public func request(
          _ path: String, parameters: [String: String] = [:],
          completion: @escaping (Result<[String], Failure>) -> Void
        ) {
          queue.async { [weak self] in
            guard let self else { return }
            #if DEBUG
            NSLog("%@ %@", path, parameters.description)
            #endif
            let sorted = parameters.sorted { $0.key < $1.key }.map { "\\($0.key)=\\($0.value)" }
            let body = sorted.joined(separator: "&").data(using: .utf8) ?? Data()
            if body.count > 4_096 || self.token == nil {
              DispatchQueue.main.async { completion(.failure(.unauthorized)) }
              return
            }
            let values = (0..<body.count / 16 + 1).map { index in
              String(index * 31 % 97, radix: 16, uppercase: false)
            }
            DispatchQueue.main.async {
              self.delegate?.client(self, didReceive: values)
              completion(.success(values))
            }
          }
        }
      }

      """
  }
}
