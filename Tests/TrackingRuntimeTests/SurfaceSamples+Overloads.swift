import SwiftUI

extension SurfaceSamples {
  struct Row: Identifiable, Hashable {
    let id: Int
    var name = ""
    var children: [Row]?
  }
  enum Oops: LocalizedError { case bad }

  /// The forms in which Apple's modifiers and views can be called, besides the usual ones.
  struct Overloads {
    @Binding var isOn: Bool
    @Binding var number: Int
    @Binding var part: Double
    @Binding var words: String
    @Binding var date: Date
    @Binding var rows: [Row]
    @Binding var row: Row?
    @Binding var chosen: Set<Int>
    @Binding var error: Oops?

    @MainActor @ViewBuilder var layout: some View {
      Text("a").frame(width: 1).frame(minWidth: 0, maxWidth: .infinity)
      Text("a").padding().padding(3).padding(.top).padding([.top, .leading], 3)
      Text("a").overlay(Color.red).overlay { Circle() }.background(Color.red)
        .background(.red, in: .rect(cornerRadius: 3)).clipShape(.rect(topLeadingRadius: 3))
      Text("a").onGeometryChange(for: CGFloat.self) {
        $0.size.width
      } action: { _ in
      }
      Text("a").containerRelativeFrame(.horizontal) { length, _ in length }
      GeometryReader { Color.clear.position(x: $0.frame(in: .named("space")).midX) }
      AnyLayout(HStackLayout(spacing: 3)) { Text("a") }
      LazyVStack(alignment: .leading, pinnedViews: [.sectionHeaders]) { Text("a") }
    }

    @MainActor @ViewBuilder var changes: some View {
      Text("a").onChange(of: number) {}.onChange(of: number) { print($0, $1) }
        .onChange(of: number) { value in print(value) }
        .onChange(of: number, initial: true) {}
      Text("a").animation(.default, value: number).animation(.easeIn) { $0.opacity(part) }
        .transition(.asymmetric(insertion: .scale(scale: 0.5), removal: .blurReplace))
      Text("a").phaseAnimator([0, 1]) { $0.opacity($1) }
      Text("a").gesture(SpatialTapGesture().onEnded { print($0.location) })
        .gesture(DragGesture(), isEnabled: isOn).onTapGesture { place in print(place.x) }
      TimelineView(.periodic(from: .now, by: 1)) { Text($0.date, style: .time) }
      Canvas { $0.fill(Path(CGRect(origin: .zero, size: $1)), with: .color(.red)) }
    }

    @MainActor @ViewBuilder var presentations: some View {
      Text("a").alert(isPresented: $isOn, error: error) { Button("ok") {} }
        .alert("a", isPresented: $isOn, presenting: row) { Button($0.name) {} }
        .confirmationDialog(Text("a"), isPresented: $isOn) { Button("b") {} }
        .actionSheet(isPresented: $isOn) { ActionSheet(title: Text("a"), buttons: [.cancel()]) }
        .sheet(item: $row) { Text($0.name) }
        .popover(isPresented: $isOn, attachmentAnchor: .point(.center)) { Text("a") }
      NavigationSplitView(preferredCompactColumn: .constant(.detail)) {
        Text("a")
      } detail: {
        Text("b")
      }
      NavigationLink("a", tag: 1, selection: .constant(Int?.none)) { Text("b") }
      TabView { Text("a") }.tabViewStyle(.page(indexDisplayMode: .never))
        .indexViewStyle(.page(backgroundDisplayMode: .always))
      Text("a").searchable(text: $words, isPresented: $isOn).searchSuggestions { Text("b") }
    }

    @MainActor @ViewBuilder var controls: some View {
      Button(role: .cancel) {
      } label: {
        Text("a")
      }
      Picker(selection: $number, label: Text("a")) { Text("b").tag(1) }
      Slider(value: $part, in: 0...10, step: 2) { Text("a") }
      Stepper(value: $number, in: 0...3) { Text("a") }
      Stepper("a") {
        number += 1
      } onDecrement: {
        number -= 1
      }
      TextField("a", value: $number, format: .number)
      TextField("a", text: $words, onCommit: {})
      SecureField("a", text: $words, prompt: Text("b"))
      DatePicker("a", selection: $date, in: ...Date.now, displayedComponents: .date)
      ProgressView("a", value: part, total: 10).progressViewStyle(.circular)
      ProgressView(value: part) {
        Text("a")
      } currentValueLabel: {
        Text("b")
      }
      Toggle("a", isOn: $isOn).toggleStyle(SwitchToggleStyle(tint: .red))
      Gauge(value: part) {
        Text("a")
      } currentValueLabel: {
        Text("b")
      }
      Menu("a", systemImage: "star") { Button("b") {} }
      GroupBox(label: Text("a")) { Text("b") }
    }

    @MainActor @ViewBuilder var lists: some View {
      List(rows, selection: $chosen) { Text($0.name) }
      List(selection: $chosen) { Text("a") }
      List(rows, children: \.children) { Text($0.name) }
      ForEach($rows) { $row in TextField("a", text: $row.name) }
      Section(header: Text("a"), footer: Text("b")) { Text("c") }
      Section("a", isExpanded: $isOn) { Text("b") }
      ContentUnavailableView {
        Text("a")
      } description: {
        Text("b")
      } actions: {
        Button("c") {}
      }
      ContentUnavailableView.search
    }

    @MainActor @ViewBuilder var drawing: some View {
      Rectangle().fill(.linearGradient(colors: [.red], startPoint: .top, endPoint: .bottom))
      RadialGradient(
        stops: [.init(color: .red, location: 0)], center: .top, startRadius: 1, endRadius: 2)
      AngularGradient(colors: [.red], center: .center, startAngle: .zero, endAngle: .degrees(9))
      Color(.systemGray6)
      Color(uiColor: .label)
      Text(NSNumber(value: 1), formatter: NumberFormatter())
      Text("\(date, style: .time)")
    }
  }

  /// Each key of the environment of which the reference counts the uses.
  struct Keys: View {
    @Environment(\.dismiss) var dismiss
    @Environment(\.colorScheme) var colorScheme
    @Environment(\.openURL) var openURL
    @Environment(\.presentationMode) var presentationMode
    @Environment(\.openWindow) var openWindow
    @Environment(\.controlActiveState) var controlActiveState
    @Environment(\.scenePhase) var scenePhase
    @Environment(\.isEnabled) var isEnabled
    @Environment(\.horizontalSizeClass) var horizontalSizeClass
    @Environment(\.redactionReasons) var redactionReasons
    @Environment(\.isFocused) var isFocused
    @Environment(\.locale) var locale
    @Environment(\.accessibilityDifferentiateWithoutColor) var differentiate
    @Environment(\.editMode) var editMode
    @Environment(\.sizeCategory) var sizeCategory
    @Environment(\.layoutDirection) var layoutDirection
    @Environment(\.displayScale) var displayScale
    @Environment(\.dismissSearch) var dismissSearch
    @Environment(\.self) var values
    var body: some View { Text(isEnabled ? "enabled" : "disabled") }
  }

  /// A shape with two numbers that move.
  struct Ring: Shape {
    var amount: Double
    var width: CGFloat
    var animatableData: AnimatablePair<Double, CGFloat> {
      get { AnimatablePair(amount, width) }
      set { (amount, width) = (newValue.first, newValue.second) }
    }
    func path(in rect: CGRect) -> Path {
      Path { $0.addEllipse(in: rect) }.strokedPath(StrokeStyle(lineWidth: width))
    }
  }
}
