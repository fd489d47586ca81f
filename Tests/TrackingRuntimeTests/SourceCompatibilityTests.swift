import KataTesting
import SwiftUI
import XCTest

/// Ordinary SwiftUI source compiles as it stands, and what it makes can be mounted.
@MainActor
final class SourceCompatibilityTests: XCTestCase {
  struct Words: View {
    @State private var flag = false
    var body: some View {
      VStack(alignment: .leading, spacing: 4) {
        Text("a").background(Color.red)
        Text("b").background(.red)
        Text("c").background(.ultraThinMaterial, ignoresSafeAreaEdges: .all)
        Text("d").foregroundStyle(flag ? .red : .blue)
        Text("e").foregroundStyle(.secondary).font(.system(.body, design: .rounded))
        Text("f").overlay(Circle().stroke(.blue)).background(Circle().fill(.red))
        Button("g") { flag.toggle() }.buttonStyle(.bordered).tint(flag ? .red : nil)
        Image(systemName: flag ? "star" : "star.fill").foregroundColor(.red).font(.title)
        ForEach(Array(["h"].enumerated()), id: \.offset) { index, word in Text("\(index) \(word)") }
        ForEach(["i", "j"], id: \.self) { Text($0) }
        Toggle(isOn: $flag) { Text("k") }
        Label("l", systemImage: flag ? "x" : "y")
        Text(String(3)) + Text("\(1.5, specifier: "%.1f")").bold()
        branch()
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(.horizontal)
      .padding(10)
      .padding([.top, .bottom], 5)
      .onChange(of: flag) { _, new in print(new) }
      .onAppear(perform: go)
      .animation(.easeInOut, value: flag)
    }
    private func go() {}
    private func branch() -> some View {
      Group { if flag { Text("m") } else { Button("n") {} } }
    }
  }

  @Observable final class Plain {
    var name = ""
    var items: [String] = []
  }
  struct Owner: View {
    @State private var model = Plain()
    @Environment(Plain.self) private var nearest: Plain?
    @Environment(\.locale) private var locale
    var body: some View {
      TextField("name", text: $model.name)
        .task { model.name = "x" }
        .onChange(of: model.items.count) {}
      if let nearest { Text("\(nearest.name)\(locale.identifier)") } else { Text("none") }
    }
  }
  struct Provider: View {
    var body: some View {
      Owner().environment(Plain()).environment(\.locale, Locale(identifier: "ja"))
    }
  }

  func testAScreenOfManyWordsIsMounted() async {
    XCTAssertEqual(
      ViewHost(Words()).text,
      ["a", "b", "c", "d", "e", "f", "g", "0 h", "i", "j", "k", "l", "31.5", "n"])
  }

  func testAModelWithoutIsolationWorks() async {
    let host = ViewHost(Provider())
    await host.settle()
    XCTAssertEqual(host.text, ["x", "ja"])
  }
}
