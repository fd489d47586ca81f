import SwiftUI

/// Real shapes of the symbols of `Tables/symbols.txt`: what compiles here compiles in an app.
@MainActor
enum SurfaceSamples {
  final class Store: ObservableObject {
    @Published var query = ""
    @Published var items = ["a", "b"]
    var cancellables: Set<AnyCancellable> = []
    let taps = PassthroughSubject<Int, Never>()
    let level = CurrentValueSubject<Int, Never>(1)

    init() {
      $query.dropFirst().removeDuplicates()
        .debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
        .sink { [weak self] in self?.items = [$0] }.store(in: &cancellables)
      taps.map { "\($0)" }.filter { !$0.isEmpty }.receive(on: DispatchQueue.main)
        .assign(to: \.query, on: self).store(in: &cancellables)
      let erased: AnyPublisher<Int, Never> = Just(1).eraseToAnyPublisher()
      erased.sink { _ in }.store(in: &cancellables)
      let doubled: Publishers.Map<Just<Int>, Int> = Just(1).map { $0 * 2 }
      doubled.subscribe(Subscribers.Sink(receiveCompletion: { _ in }, receiveValue: { _ in }))
      NotificationCenter.default.publisher(for: Notification.Name("surface"))
        .throttle(for: .seconds(1), scheduler: DispatchQueue.main, latest: true)
        .sink { _ in }.store(in: &cancellables)
      taps.send(1)
      self.objectWillChange.send()
    }
  }

  @Observable final class Model {
    var name = "n"
    var isOn = false
    @ObservationIgnored var cache = 0
    func watch() {
      withObservationTracking {
        _ = name
      } onChange: {
      }
    }
  }

  struct ModelEditor: View {
    @Bindable var model: Model
    @Environment(\.dismiss) private var dismiss
    var body: some View {
      Form {
        Section("Name") {
          TextField("name", text: $model.name)
            .textInputAutocapitalization(.never).autocorrectionDisabled().keyboardType(.default)
            .textContentType(.username).submitLabel(.done).textFieldStyle(.roundedBorder)
            .onSubmit { dismiss() }
          SecureField("password", text: .constant("secret"))
        }
        Toggle("on", isOn: $model.isOn).toggleStyle(.switch).tint(.green)
        Button("close", role: .cancel) { dismiss() }.keyboardShortcut(.cancelAction)
      }
      .formStyle(.grouped).scrollContentBackground(.hidden)
    }
  }

  struct State_: View {
    @StateObject private var store = Store()
    @State private var model = Model()
    @State private var isOn = false
    @FocusState private var isFocused: Bool
    @AppStorage("surface.sample.count") private var count = 0
    @SceneStorage("surface.sample.tab") private var tab = 0
    @GestureState private var offset = CGSize.zero
    @Namespace private var space
    @ScaledMetric private var size = 10.0
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.scenePhase) private var phase
    @Environment(\.editMode) private var editMode
    @Environment(\.openURL) private var openURL
    @Environment(\.horizontalSizeClass) private var width
    var drag: some Gesture {
      DragGesture().onChanged { _ in }.updating($offset) { value, state, _ in
        state = value.translation
      }.onEnded { _ in }
    }
    init() { _store = StateObject(wrappedValue: Store()) }
    var body: some View {
      Group {
        StateReader(store: store).environmentObject(store).environment(model)
        ModelEditor(model: model)
        Switch(isOn: $isOn)
        TextField("q", text: $store.query).focused($isFocused)
        Circle().gesture(drag).simultaneousGesture(TapGesture().onEnded { isOn = true })
          .matchedGeometryEffect(id: "circle", in: space)
        Text("\(count) \(tab)").frame(width: size).onLongPressGesture { isOn = false }
          .onHover { isOn = $0 }
      }
      .id(colorScheme == .dark ? 1 : 0)
      .onChange(of: phase) { _, new in print(new) }
      .onAppear { withAnimation(.spring()) { isOn = true } }
      .onDisappear { isFocused = false }
      .onReceive(store.taps) { _ in }
      .onReceive(Timer.publish(every: 60, on: .main, in: .common).autoconnect()) { _ in }
      .task { model.watch() }
      .transaction { $0.animation = nil }
      .animation(.easeInOut(duration: 0.2), value: isOn)
    }
  }

  struct Switch: View {
    @Binding var isOn: Bool
    var body: some View { Toggle("switch", isOn: $isOn) }
  }

  struct StateReader: View {
    @ObservedObject var store: Store
    @EnvironmentObject private var nearest: Store
    @Environment(Model.self) private var model
    init(store: Store) { _store = ObservedObject(wrappedValue: store) }
    var body: some View { Text(store.query + nearest.query + model.name) }
  }

  struct Width: PreferenceKey {
    static let defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
      value = max(value, nextValue())
    }
  }
  struct Palette: EnvironmentKey { static let defaultValue = "plain" }

  struct Geometry: View {
    @State private var width: CGFloat = 0
    @State private var binding: Binding<Int> = .constant(1)
    var body: some View {
      GeometryReader { (proxy: GeometryProxy) in
        Color.clear.preference(key: Width.self, value: proxy.size.width)
      }
      .onPreferenceChange(Width.self) { width = $0 }
      Text("width \(Int(width))").environment(\.palette, "dark")
        .alignmentGuide(.leading) { $0[.leading] }
    }
  }
}

extension EnvironmentValues {
  var palette: String {
    get { self[SurfaceSamples.Palette.self] }
    set { self[SurfaceSamples.Palette.self] = newValue }
  }
}
