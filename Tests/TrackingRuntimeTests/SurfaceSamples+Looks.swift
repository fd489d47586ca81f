import SwiftUI

extension SurfaceSamples {
  struct Words: View {
    let key: LocalizedStringKey = "key"
    let font: Font = .system(size: 12, weight: .bold, design: .rounded)
    var body: some View {
      VStack(alignment: .leading, spacing: 4) {
        Text(key).font(font.weight(.semibold)).fontWeight(.medium).bold().italic().underline()
          .strikethrough().kerning(1).baselineOffset(2).monospacedDigit()
        Text("b").foregroundStyle(.secondary).foregroundColor(.red).lineLimit(1)
          .multilineTextAlignment(.center).minimumScaleFactor(0.5).truncationMode(.tail)
          .textCase(.uppercase).lineSpacing(2).textSelection(.enabled).dynamicTypeSize(.large)
        Text("c").accessibilityLabel("see").accessibilityHidden(false)
          .accessibilityElement(children: .combine).accessibilityAddTraits([.isButton, .isHeader])
          .accessibilityIdentifier("c").accessibilityValue("3").accessibilityHint("a letter")
          .accessibilityAction(named: "act") {}
        Text("d").help("help").redacted(reason: .placeholder).hidden().accentColor(.blue)
        Image(systemName: "star").resizable().renderingMode(.template).imageScale(.large)
          .symbolRenderingMode(.hierarchical).symbolVariant(.circle.fill).scaledToFit()
        Image("photo").resizable().aspectRatio(contentMode: .fit).scaledToFill()
          .symbolEffect(.bounce, value: 1).contentTransition(.numericText())
      }
      .frame(maxWidth: .infinity, alignment: .topLeading)
      .padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)).padding([.top], 3)
      .opacity(0.5).offset(x: 1).position(x: 3, y: 4).fixedSize().layoutPriority(1).zIndex(2)
      .ignoresSafeArea().edgesIgnoringSafeArea(.all).preferredColorScheme(.dark)
      .sensoryFeedback(.success, trigger: 1)
    }
  }

  struct Wave: Shape {
    func path(in rect: CGRect) -> Path {
      var path = Path()
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      return path
    }
  }

  struct Shapes: View {
    let style: AnyShapeStyle = AnyShapeStyle(.tint)
    let angle: Angle = .degrees(90)
    let point: UnitPoint = .center
    func paint<S: ShapeStyle>(_ style: S) -> some View { Rectangle().fill(style) }
    var body: some View {
      ZStack {
        RoundedRectangle(cornerRadius: 8, style: .continuous).fill(.red.opacity(0.2))
        Capsule().strokeBorder(.blue, lineWidth: 2)
        Circle().stroke(style, style: StrokeStyle(lineWidth: 2, dash: [1, 2]))
        Ellipse().trim(from: 0, to: 0.5).stroke(.red)
        Wave().fill(
          LinearGradient(
            gradient: Gradient(colors: [.red, .blue]), startPoint: point, endPoint: .bottom))
        RadialGradient(colors: [.red, .clear], center: .center, startRadius: 1, endRadius: 2)
        paint(Color.red.gradient)
      }
      .clipShape(Capsule()).clipped().cornerRadius(4).contentShape(Rectangle())
      .shadow(color: .black.opacity(0.1), radius: 3, y: 1).blur(radius: 1).border(.red)
      .rotationEffect(angle).scaleEffect(1.1).mask(Circle()).allowsHitTesting(false)
      .background(.ultraThinMaterial, in: Capsule()).overlay(alignment: .top) { Divider() }
      .glassEffect(.regular.interactive(), in: .capsule)
      .transition(AnyTransition.opacity.combined(with: .move(edge: .bottom)))
      .animation(Animation.easeIn(duration: 1).delay(1), value: 1)
    }
  }

  struct BigButton: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.padding().scaleEffect(configuration.isPressed ? 0.9 : 1)
    }
  }
  struct BigLabel: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.icon; configuration.title
      }
    }
  }
  struct BigToggle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button {
        configuration.isOn.toggle()
      } label: {
        configuration.label
      }
    }
  }
  struct Boxed: ViewModifier {
    func body(content: Content) -> some View { content.padding() }
  }
}
