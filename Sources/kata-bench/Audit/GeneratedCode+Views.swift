extension GeneratedCode {
  func view(_ part: Int) -> String {
    let name = "\(thing)View\(part == 0 ? "" : "\(part)")"
    return """
      struct \(name): View {
        @Environment(\\.dismiss) private var dismiss
        @Environment(\(thing)Model.self) private var model
        @State private var isEditing = false
        @State private var path = NavigationPath()
        let heading: LocalizedStringKey

        var body: some View {
          @Bindable var model = model
          NavigationStack(path: $path) {
            List(selection: $model.selection) {
              Section {
                ForEach(model.visible) { element in
                  NavigationLink(value: element) {
                    \(thing)Row(element: element) { model.toggle(element) }
                  }
                  .listRowSeparator(.hidden)
                  .swipeActions(edge: .trailing) {
                    Button(role: .destructive) {
                      model.toggle(element)
                    } label: {
                      Label("Delete", systemImage: "trash")
                    }
                  }
                }
              } header: {
                Text(heading).font(.headline).foregroundStyle(.secondary)
              }
            }
            .listStyle(.insetGrouped)
            .searchable(text: $model.query, prompt: "Search")
            .overlay { if model.isLoading { ProgressView() } }
            .navigationTitle(heading)
            .toolbar { toolbarContent }
            .task { try? await model.reload() }
            .sheet(isPresented: $isEditing) {
              \(thing)Settings(title: "Edit")
                .presentationDetents([.medium, .large])
            }
          }
        }

        @ToolbarContentBuilder
        private var toolbarContent: some ToolbarContent {
          ToolbarItem(placement: .cancellationAction) {
            Button("Close") { dismiss() }
          }
          ToolbarItem(placement: .primaryAction) {
            Button("Edit", systemImage: "pencil") { isEditing.toggle() }
              .disabled(model.elements.isEmpty)
          }
        }
      }

      #Preview {
        \(name)(heading: "\(thing)")
          .environment(\(thing)Model(service: .init(base: URL(filePath: "/"))))
      }

      """
  }

  func row(_ part: Int) -> String {
    let name = "\(thing)Row\(part == 0 ? "" : "\(part)")"
    return """
      /// One row: an icon, two lines and a button.
      struct \(name): View {
        let element: \(thing)Value
        let onToggle: () -> Void

        var body: some View {
          HStack(alignment: .firstTextBaseline, spacing: 12) {
            Image(systemName: element.isMarked ? "star.fill" : "star")
              .foregroundStyle(element.isMarked ? Color.yellow : .gray)
              .frame(width: 24, height: 24)
            VStack(alignment: .leading, spacing: 4) {
              Text(element.\(fields[0]))
                .font(.body.weight(.semibold))
                .lineLimit(1)
              if !element.\(fields[1]).isEmpty {
                Text("\\(element.\(fields[1])) · \\(element.\(fields[2]))")
                  .font(.caption)
                  .foregroundStyle(.secondary)
              }
            }
            Spacer(minLength: 0)
            Button(action: onToggle) {
              Text(element.isMarked ? "Remove" : "Keep")
            }
            .buttonStyle(.bordered)
          }
          .padding(.vertical, 6)
          .padding(.horizontal, 12)
          .background(.thinMaterial, in: RoundedRectangle(cornerRadius: 10, style: .continuous))
          .accessibilityElement(children: .combine)
          .contentShape(Rectangle())
          .animation(.easeInOut(duration: 0.2), value: element.isMarked)
        }
      }

      """
  }

  func settings(_ part: Int) -> String {
    let name = "\(thing)Settings\(part == 0 ? "" : "\(part)")"
    return """
      struct \(name): View {
        @AppStorage("sort.\(thing)") private var sortOrder = "date"
        @AppStorage("limit.\(thing)") private var limit = 20.0
        @FocusState private var isFocused: Bool
        @State private var text = ""
        @State private var isOn = true
        let title: String

        init(title: String) {
          self.title = title
        }

        var body: some View {
          Form {
            Section("General") {
              TextField("Name", text: $text)
                .focused($isFocused)
                .textInputAutocapitalization(.never)
                .submitLabel(.done)
              Toggle("Notifications", isOn: $isOn)
              Picker("Sort", selection: $sortOrder) {
                Text("Date").tag("date")
                Text("Name").tag("name")
              }
              .pickerStyle(.segmented)
            }
            Section("Limit") {
              Slider(value: $limit, in: 10...100, step: 5) {
                Text("Limit")
              } minimumValueLabel: {
                Text("10")
              } maximumValueLabel: {
                Text("100")
              }
            }
      \(fields.map { "      LabeledContent(\"\($0.capitalized)\", value: text)" }.joined(separator: "\n"))
          }
          .navigationTitle(title)
          .onChange(of: isOn) { _, newValue in
            if newValue { isFocused = true }
          }
          .onAppear { text = UserDefaults.standard.string(forKey: "name") ?? "" }
        }
      }

      """
  }

  func legacyView(_ part: Int) -> String {
    let name = "\(thing)Screen\(part == 0 ? "" : "\(part)")"
    return """
      struct \(name): View {
        @StateObject private var store: \(thing)Store
        @EnvironmentObject var session: SessionStore
        @ObservedObject var router: Router
        @State private var alert: String?

        init(client: \(thing)Client, router: Router) {
          _store = StateObject(wrappedValue: \(thing)Store(client: client))
          self.router = router
        }

        var body: some View {
          VStack(spacing: 0) {
            header
            ScrollView {
              LazyVStack(alignment: .leading) {
                ForEach(store.results, id: \\.self) { result in
                  Button(result) { router.open(result) }
                    .padding()
                    .background(Color(.systemBackground))
                }
              }
            }
          }
          .environmentObject(session)
          .onReceive(NotificationCenter.default.publisher(for: .init("refresh"))) { _ in
            store.reset()
          }
          .alert(item: $alert) { text in
            Alert(title: Text("Error"), message: Text(text), dismissButton: .default(Text("OK")))
          }
        }

        private var header: some View {
          HStack {
            Image(systemName: "magnifyingglass")
            TextField("Search", text: $store.\(fields[0]))
            if session.isSignedIn && !store.\(fields[0]).isEmpty {
              Button { store.reset() } label: { Image(systemName: "xmark.circle.fill") }
            }
          }
          .padding(8)
        }
      }

      """
  }
}
