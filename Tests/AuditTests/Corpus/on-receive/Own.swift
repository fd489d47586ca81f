import SwiftUI

struct Counter { func onReceive(_ x: Int, f: () -> Void) {} }
struct Desk {
  let counter = Counter()
  func work() {
    counter./*bait*/onReceive(1) {}
    Counter()./*bait*/onReceive(1) {}
  }
}
struct Screen: View {
  var body: some View { Text("")./*!on-receive*/onReceive(events) { _ in } }
}
