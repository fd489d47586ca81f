import Combine
import KataTesting
import SwiftUI
import XCTest

/// `onReceive` of a publisher whose type is hidden: whoever makes it in a body makes another one.
@MainActor
final class ErasedPublisherTests: XCTestCase {
  final class Source {
    let subject = CurrentValueSubject<Int, Never>(0)
    lazy var kept = subject.map { $0 + 1 }.eraseToAnyPublisher()
    var heard: [String] = []
  }
  struct Screen: View {
    let source: Source
    @State private var ticks = 0
    var body: some View {
      Button("Tick \(ticks)") { ticks += 1 }
        .onReceive(source.subject.eraseToAnyPublisher()) { _ in source.heard.append("plain") }
        .onReceive(source.subject.map { $0 + 1 }.eraseToAnyPublisher()) { _ in
          source.heard.append("mapped")
        }
        .onReceive(source.kept) { _ in source.heard.append("kept") }
    }
  }

  func testOneThatABodyMakesIsSubscribedToAnewAndOneThatIsKeptIsNot() async {
    for policy in ClosurePolicy.allCases {
      let source = Source()
      let host = ViewHost(Screen(source: source), closures: policy)
      XCTAssertEqual(source.heard.sorted(), ["kept", "mapped", "plain"])
      for tick in 0..<2 {
        source.heard = []
        host.tap("Tick \(tick)")
        XCTAssertEqual(source.heard.sorted(), ["mapped", "plain"], "\(policy)")
      }
    }
  }
}
