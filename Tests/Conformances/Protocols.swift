import Combine
import SwiftUI

// Every protocol that the bundled runtime has for learners, adopted once: all of it passes the gates.

struct LoudButton: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.opacity(configuration.isPressed ? 0.5 : 1)
  }
}

struct TwiceButton: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button("Twice") {
      configuration.trigger()
      configuration.trigger()
    }
  }
}

struct WordToggle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button(configuration.isOn ? "on" : "off") { configuration.isOn.toggle() }
  }
}

struct TitleFirst: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.title
      configuration.icon
    }
  }
}

struct SizeKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
}

struct PaceKey: TransactionKey {
  static let defaultValue = 1.0
}

struct TintKey: EnvironmentKey {
  static let defaultValue = "blue"
}

struct RankKey: LayoutValueKey {
  static let defaultValue = 0
}

struct Ramp: Shape {
  var slope: Double
  var animatableData: Double {
    get { slope }
    set { slope = newValue }
  }
  func path(in rect: CGRect) -> Path { Path() }
}

struct Inset: InsettableShape {
  func path(in rect: CGRect) -> Path { Path() }
}

struct Plain: ShapeStyle {}

struct Shake: AnimatableModifier {
  var amount: Double
  var animatableData: Double {
    get { amount }
    set { amount = newValue }
  }
  func body(content: Content) -> some View { content.opacity(amount) }
}

struct Card: ViewModifier {
  @State private var isOpen = false
  func body(content: Content) -> some View {
    content.onTapGesture { isOpen.toggle() }
  }
}

struct Pace: VectorArithmetic {
  var value: Double
  static var zero: Pace { Pace(value: 0) }
  static func + (one: Pace, other: Pace) -> Pace { Pace(value: one.value + other.value) }
  static func - (one: Pace, other: Pace) -> Pace { Pace(value: one.value - other.value) }
  mutating func scale(by factor: Double) { value *= factor }
  var magnitudeSquared: Double { value * value }
}

struct Moving: Animatable {
  var animatableData: Pace
}

struct Stairs: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize { .zero }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {}
}

struct Hourly: TimelineSchedule {
  func entries(from startDate: Date, mode: Mode) -> [Date] { [startDate] }
}

struct Bar: ToolbarContent {
  var body: some ToolbarContent { ToolbarItem { Text("bar") } }
}

struct Rows: DynamicViewContent {
  var data: [Int]
  var body: some View { ForEach(data, id: \.self) { Text("\($0)") } }
}

struct Pinch: Gesture {
  typealias Value = Int
}

struct Demo: PreviewModifier {
  func body(content: Content, context: Void) -> some View { content }
}

struct Gallery: PreviewProvider {
  static var previews: some View { Everything() }
}

@propertyWrapper struct Counted: DynamicProperty {
  @State private var count = 0
  var wrappedValue: Int {
    get { count }
    nonmutating set { count = newValue }
  }
  var projectedValue: Binding<Int> { $count }
  mutating func update() {}
}

struct Window: Scene {
  var body: some Scene { WindowGroup { Everything() } }
}

struct Program: App {
  var body: some Scene { Window() }
}

struct Everything: View {
  @Counted private var count
  @Environment(\.tint) private var tint
  var body: some View {
    VStack {
      Button("Add") { count += 1 }.buttonStyle(LoudButton())
      Button("Add") { count += 1 }.buttonStyle(TwiceButton())
      Toggle("On", isOn: .constant(true)).toggleStyle(WordToggle())
      Label("Star", systemImage: "star").labelStyle(TitleFirst())
      Text(tint).modifier(Card()).preference(key: SizeKey.self, value: count)
      Stairs { Text("step").layoutValue(key: RankKey.self, value: 1) }
      Ramp(slope: 1)
      Rows(data: [1])
      TimelineView(Hourly()) { _ in Text("now") }
    }
  }
}

extension EnvironmentValues {
  var tint: String {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }
}
