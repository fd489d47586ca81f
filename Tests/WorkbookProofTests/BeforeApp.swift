/// A whole app as it was before Observation: thirty files, always the same, that compile against
/// our SwiftUI and Combine. Most of it can be migrated; what cannot is in files named so.
enum BeforeApp {
  /// The files, by path.
  static let files: [(path: String, text: String)] =
    models + stuckModels + services + screens + nested + views

  private static let models: [(path: String, text: String)] =
    (1...6).map { number in
      let imports = [
        "import Combine\nimport Foundation\n", "import SwiftUI\n",
        "import Combine\nimport SwiftUI\n",
      ][number % 3]
      return (
        "Models/Store\(number).swift",
        """
        \(imports)
        /// Store number \(number): an ObservableObject with @Published in its words only here.
        @MainActor
        \(number % 2 == 0 ? "public " : "")final class Store\(number): ObservableObject, Identifiable {
          static let shared = Store\(number)()
          // What is shown.
          @Published var title = "Store \(number)"  // never empty
          @Published var isOn = false { didSet { writes += 1 } }
          @Published
          private(set) var items: [Item] = []
          private var writes = 0
          lazy var key = "store-\\(title)"
          private var loading: Task<Void, Never>?
          \(number % 2 == 0 ? "public " : "")let id = \(number)

          init() {}

          func load() {
            loading?.cancel()
            loading = Task { self.items = [Item(id: 1)] }
          }

          deinit { loading?.cancel() }
        }

        """
      )
    } + [
      (
        "Models/Item.swift",
        "import SwiftUI\n\n@MainActor class Record: ObservableObject { @Published var date = 0 }\n\nfinal class Note: Record { @Published var text = \"\" }\n\nstruct Item: Identifiable, Sendable {\n  let id: Int\n  var name = \"\"\n}\n"
      ),
      (
        "Models/AccountModel.swift",
        """
        import Foundation
        import Combine

        @MainActor final class AccountModel {
          @Published var user: String?
          @Published var isSignedIn = false
        }

        """
      ),
      (
        "Models/AccountModel+Observing.swift",
        "import Combine\n\nextension AccountModel: ObservableObject {}\n"
      ),
    ]

  private static let stuckModels: [(path: String, text: String)] = [
    (
      "Models/StuckSearch.swift",
      """
      import Combine
      import SwiftUI

      @MainActor final class SearchModel: ObservableObject {
        @Published var query = ""
        @Published private(set) var results: [String] = []
        private var subscriptions = Set<AnyCancellable>()

        init() {
          $query
            .removeDuplicates()
            .sink { [weak self] query in self?.results = [query] }
            .store(in: &subscriptions)
        }
      }

      """
    ),
    (
      "Models/StuckLegacy.swift",
      """
      import SwiftUI

      @MainActor final class LegacyModel: ObservableObject {
        var count = 0
        func add() {
          objectWillChange.send()
          count += 1
        }
      }

      """
    ),
    (
      "Models/StuckDraft.swift",
      """
      import SwiftUI

      final class Draft: ObservableObject, Codable {
        var text = ""
      }

      """
    ),
    (
      "Models/StuckFamily.swift",
      """
      import SwiftUI

      @MainActor class Shape: ObservableObject {
        @Published var sides = 0
      }

      final class Square: Shape {
        @Published var edge = 1
        func watch() { _ = $sides.map { $0 + 1 } }
      }

      """
    ),
  ]

  private static let services: [(path: String, text: String)] = [
    (
      "Services/Feed.swift",
      """
      import Combine

      final class Feed {
        let events = PassthroughSubject<String, Never>()
        private var subscription: AnyCancellable?

        func listen(_ action: @escaping (String) -> Void) {
          subscription = events.sink(receiveValue: action)
        }
      }

      """
    ),
    (
      "Services/Formatting.swift",
      "// Formats.\nimport Combine\nimport Foundation\n\nfunc formatted(_ count: Int) -> String { \"\\(count)\" }\n"
    ),
  ]

  private static let screens: [(path: String, text: String)] = (1...6).map { number in
    let store = "Store\(number)"
    return (
      "Views/Screen\(number).swift",
      """
      import SwiftUI

      struct Screen\(number): View {
        @StateObject private var store: \(store)
        @State private var taps = 0

        init(store: \(store) = \(store)()) {
          _store = StateObject(wrappedValue: store)
        }

        var body: some View {
          VStack {
            Toggle("On", isOn: $store.isOn)
            Reader\(number)(store: store)
            Writer\(number)(store: store, hint: "h")
            Above\(number)()
            Button("Tap \\(taps)") { taps += 1 }
          }
          .environmentObject(store) // for Above\(number)
        }
      }

      struct Reader\(number): View {
        @ObservedObject var store: \(store)

        var body: some View { Text(store.title) }
      }

      struct Writer\(number): View {
        @ObservedObject var store: \(store)
        let hint: String

        var body: some View { TextField(hint, text: $store.title) }
      }

      /// Finds its store above it.
      struct Above\(number): View {
        @EnvironmentObject private var store: \(store)

        var body: some View {
          // The title.
          TextField("Title", text: $store.title)
          header
            .task { store.load() }
        }

        private var header: some View { Toggle("On", isOn: $store.isOn) }
      }

      struct Screen\(number)_Previews: PreviewProvider {
        static var previews: some View {
          Above\(number)().environmentObject(\(store).shared)
        }
      }

      """
    )
  }

  private static let nested: [(path: String, text: String)] = (1...3).map { number in
    (
      "Views/Nested\(number).swift",
      """
      import Combine
      import SwiftUI

      struct Nested\(number): View {
        @StateObject private var viewModel = ViewModel()

        var body: some View {
          TextField("Name", text: $viewModel.name)
        }
      }

      extension Nested\(number) {
        @MainActor final class ViewModel: ObservableObject {
          @Published var name = "\(number)"
        }
      }

      """
    )
  }

  private static let views: [(path: String, text: String)] = [
    (
      "Views/AccountView.swift",
      """
      import SwiftUI

      struct AccountView: View {
        var body: some View { Text(account.user ?? "nobody") }

        @ObservedObject var account: AccountModel
        @Environment(\\.dismiss) private var dismiss
      }

      """
    ),
    (
      "Views/StuckSearchView.swift",
      """
      import SwiftUI

      struct SearchView: View {
        @StateObject private var model = SearchModel()
        @ObservedObject var legacy: LegacyModel
        @ObservedObject var square: Square
        @StateObject private var draft = Draft()

        var body: some View {
          TextField("Search", text: $model.query)
          Text("\\(legacy.count) \\(square.edge) \\(draft.text)")
            .environmentObject(legacy)
        }
      }

      """
    ),
    (
      "Views/StuckFeedView.swift",
      """
      import Combine
      import SwiftUI

      struct FeedView: View {
        let events: PassthroughSubject<String, Never>
        @State private var last = ""

        var body: some View {
          Text(last).onReceive(events) { last = $0 }
        }
      }

      """
    ),
    (
      "Views/OrderView.swift",
      """
      import SwiftUI

      struct OrderView: View {
        @State private var count = 0
        let title: String

        var body: some View { Text(title + label) }

        /// The label.
        private var label: String { "\\(count)" }

        init(title: String) {
          self.title = title
        }
      }

      """
    ),
    (
      "Views/SheetModifier.swift",
      """
      import SwiftUI

      struct SheetModifier: ViewModifier {
        @EnvironmentObject private var account: AccountModel

        func body(content: Content) -> some View {
          content.sheet(isPresented: $account.isSignedIn) { Text("in") }
        }
      }

      """
    ),
    (
      "App.swift",
      """
      import SwiftUI

      struct ShopApp: App {
        @StateObject private var account = AccountModel()
        @StateObject private var store = Store1.shared

        var body: some Scene {
          WindowGroup {
            AccountView(account: account)
              .modifier(SheetModifier())
              .environmentObject(account)
              .environmentObject(store)
          }
        }
      }

      """
    ),
  ]
}
