/// The code of which generated files consist; `part` keeps the names of one file apart.
struct GeneratedCode {
  let thing: String
  let fields: [String]

  func model(_ part: Int) -> String {
    let name = "\(thing)Model\(part == 0 ? "" : "\(part)")"
    return """
      /// What a screen of \(thing) shows, and what it can do.
      @Observable
      @MainActor
      final class \(name) {
        /// The elements, newest first.
        private(set) var elements: [\(thing)Value] = []
        var selection: \(thing)Value.ID?
        var query = ""
        var isLoading = false
        @ObservationIgnored private let service: \(thing)Service
        @ObservationIgnored private var task: Task<Void, Never>?
      \(fields.map { "  var \($0) = \"\"" }.joined(separator: "\n"))

        init(service: \(thing)Service) {
          self.service = service
        }

        deinit { task?.cancel() }

        var visible: [\(thing)Value] {
          guard !query.isEmpty else { return elements }
          return elements.filter { $0.\(fields[0]).localizedCaseInsensitiveContains(query) }
        }

        /// Loads the elements anew; an earlier load is given up.
        func reload() async throws {
          isLoading = true
          defer { isLoading = false }
          let loaded = try await service.load(limit: 50, offset: elements.count)
          // The server sends some of them twice.
          var seen: Set<\(thing)Value.ID> = []
          elements = loaded.filter { seen.insert($0.id).inserted }
          if let selection, !elements.contains(where: { $0.id == selection }) {
            self.selection = nil
          }
        }

        func toggle(_ element: \(thing)Value) {
          guard let index = elements.firstIndex(where: { $0.id == element.id }) else { return }
          elements[index].isMarked.toggle()
          task = Task { [weak self, service] in
            try? await service.save(element)
            await self?.finished(element.id)
          }
        }

        private func finished(_ id: \(thing)Value.ID) {
          switch selection {
          case .some(let current) where current == id: selection = nil
          case .none: break
          default: query = ""
          }
        }
      }

      """
  }

  func legacyModel(_ part: Int) -> String {
    let name = "\(thing)Store\(part == 0 ? "" : "\(part)")"
    return """
      final class \(name): ObservableObject {
      \(fields.map { "  @Published var \($0): String = \"\"" }.joined(separator: "\n"))
        @Published private(set) var results: [String] = []
        private var cancellables: Set<AnyCancellable> = []
        private let client: \(thing)Client

        init(client: \(thing)Client) {
          self.client = client
          $\(fields[0])
            .debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
            .removeDuplicates()
            .sink { [weak self] text in
              self?.search(text)
            }
            .store(in: &cancellables)
        }

        func search(_ text: String) {
          guard text.count > 2 else {
            results = []
            return
          }
          client.request("/search", parameters: ["q": text, "page": "1"]) { [weak self] result in
            switch result {
            case .success(let values): self?.results = values.map { $0.uppercased() }
            case .failure(let error): print("search failed: \\(error.localizedDescription)")
            }
          }
        }

        func reset() {
          objectWillChange.send()
      \(fields.map { "    \($0) = \"\"" }.joined(separator: "\n"))
        }
      }

      """
  }

  func value(_ part: Int) -> String {
    let name = "\(thing)Value\(part == 0 ? "" : "\(part)")"
    return """
      /// A \(thing), as the server sends it.
      struct \(name): Identifiable, Codable, Hashable, Sendable {
        let id: UUID
        var isMarked = false
      \(fields.map { "  var \($0): String" }.joined(separator: "\n"))

        enum CodingKeys: String, CodingKey {
          case id
          case isMarked = "is_marked"
      \(fields.map { "    case \($0)" }.joined(separator: "\n"))
        }

        /// The part before the first comma, or all of it.
        var shortName: String {
          \(fields[0]).split(separator: ",").first.map(String.init) ?? \(fields[0])
        }

        static func < (left: \(name), right: \(name)) -> Bool {
          (left.\(fields[0]), left.\(fields[1])) < (right.\(fields[0]), right.\(fields[1]))
        }
      }

      extension \(name) {
        static let sample = \(name)(
          id: UUID(), \(fields.map { "\($0): \"Sample\"" }.joined(separator: ", ")))

        func matches(_ words: [String], options: String.CompareOptions = [.caseInsensitive]) -> Bool {
          words.allSatisfy { word in
            \(fields[0]).range(of: word, options: options) != nil
              || \(fields[1]).range(of: word, options: options) != nil
          }
        }
      }

      """
  }
}
