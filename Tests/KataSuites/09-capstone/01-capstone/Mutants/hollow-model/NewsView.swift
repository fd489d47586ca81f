import SwiftUI

struct NewsView: View {
  let feed: Feed

  var body: some View { Text("New: \(feed.latest)") }
}
