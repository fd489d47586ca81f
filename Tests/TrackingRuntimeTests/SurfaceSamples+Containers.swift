import SwiftUI

extension SurfaceSamples {
  struct Controls: View {
    @State private var choice = 1
    @State private var number = 0.5
    @State private var date = Date(timeIntervalSince1970: 0)
    @State private var color = Color.red
    @State private var text = "text"
    @State private var isOn = true
    @ViewBuilder private func extra() -> some View {
      if isOn { EmptyView() } else { AnyView(Text("extra")) }
    }
    var body: some View {
      Form {
        Picker("choice", selection: $choice) { ForEach(0..<3) { Text("\($0)").tag($0) } }
          .pickerStyle(.segmented).labelsHidden()
        Slider(value: $number, in: 0...1)
        Stepper("steps", value: $choice)
        DatePicker("date", selection: $date).datePickerStyle(.compact)
        ColorPicker("color", selection: $color)
        TextEditor(text: $text)
        Menu("menu") { Button("item") {} }.menuStyle(.automatic)
        Toggle("styled", isOn: $isOn).toggleStyle(BigToggle())
        Label("label", systemImage: "star").labelStyle(BigLabel()).labelStyle(.iconOnly)
        Button("button") {}.buttonStyle(BigButton()).buttonBorderShape(.capsule)
          .controlSize(.large).disabled(!isOn)
        Button("plain") {}.buttonStyle(PlainButtonStyle()).equatableID()
        Link("link", destination: URL(fileURLWithPath: "/")).modifier(Boxed())
        ShareLink(item: "item")
        LabeledContent("label", value: "value")
        DisclosureGroup("more") { Text("inside") }
        GroupBox("box") { Spacer() }
        ProgressView("loading").progressViewStyle(.circular)
        AsyncImage(url: nil) {
          $0.resizable()
        } placeholder: {
          ProgressView()
        }
        extra()
      }
    }
  }

  struct Lists: View {
    @State private var items = ["x", "y"]
    var body: some View {
      ScrollViewReader { proxy in
        List {
          Section {
            ForEach(items, id: \.self) { Text($0).swipeActions { Button("flag") {} } }
              .onDelete { items.remove(at: $0.first ?? 0) }
              .onMove { items.swapAt($0.first ?? 0, min($1, 1)) }
              .listRowBackground(Color.clear).listRowInsets(EdgeInsets())
              .listRowSeparator(.hidden)
          } header: {
            Text("header")
          }
          .listSectionSeparator(.hidden)
        }
        .listStyle(.plain).listStyle(InsetGroupedListStyle()).listRowSpacing(3)
        .refreshable {}.scrollIndicators(.hidden).scrollDismissesKeyboard(.immediately)
        .scrollBounceBehavior(.basedOnSize).scrollDisabled(false)
        .contextMenu { Button("copy") {} }.safeAreaInset(edge: .bottom) { Text("inset") }
        .onTapGesture { proxy.scrollTo("y") }
      }
      ScrollView(.horizontal) { LazyHStack { Text("h") } }
      LazyVStack { Text("v") }
      LazyVGrid(columns: [GridItem(.flexible()), GridItem(.adaptive(minimum: 80))]) { Text("g") }
      Grid { GridRow { Text("r") } }
      ContentUnavailableView("nothing", systemImage: "tray")
    }
  }

  struct Bars: ToolbarContent {
    var body: some ToolbarContent {
      ToolbarItem(placement: .topBarTrailing) { EditButton() }
      ToolbarItemGroup(placement: .bottomBar) { Button("a") {} }
    }
  }

  struct Screens: View {
    @State private var path = NavigationPath()
    @State private var isShown = false
    @State private var detent: PresentationDetent = .medium
    var body: some View {
      NavigationStack(path: $path) {
        NavigationLink("go", value: 1)
          .navigationDestination(for: Int.self) { Text("screen \($0)") }
          .navigationTitle("title").navigationBarTitleDisplayMode(.inline)
          .toolbarTitleDisplayMode(.inline).navigationBarBackButtonHidden()
          .toolbar { Bars() }.toolbarBackground(.visible, for: .navigationBar)
          .searchable(text: .constant(""))
          .sheet(isPresented: $isShown) {
            Text("sheet").presentationDetents([.medium, .height(20)], selection: $detent)
              .presentationBackground(.thinMaterial).presentationDragIndicator(.visible)
              .interactiveDismissDisabled()
          }
          .fullScreenCover(isPresented: .constant(false)) { Text("cover") }
          .popover(isPresented: .constant(false)) { Text("popover") }
          .alert("alert", isPresented: .constant(false)) { Button("ok") {} }
          .alert(isPresented: .constant(false)) { Alert(title: Text("old")) }
          .confirmationDialog("sure?", isPresented: .constant(false)) { Button("yes") {} }
      }
      NavigationView { Text("view").navigationBarItems(trailing: Button("x") {}) }
        .navigationViewStyle(.stack).navigationBarTitle("older")
      NavigationSplitView {
        Text("side")
      } detail: {
        Text("detail")
      }
      TabView { Text("one").tabItem { Label("One", systemImage: "1.circle") } }
        .tabViewStyle(.page)
    }
  }

  struct Sample: App {
    var body: some Scene { WindowGroup { Text("app") } }
  }
  struct Same: View, Equatable {
    let mode: EditMode = .inactive
    var body: some View { Text("same") }
  }
  struct Previews: PreviewProvider {
    static var previews: some View { Same().equatable() }
  }
}

#Preview("sample") {
  @Previewable @State var isOn = true
  Toggle("on", isOn: $isOn)
}

extension EnvironmentValues {
  @Entry var sampleEntry = "entry"
}

extension View {
  func equatableID() -> some View { id(1) }
}
