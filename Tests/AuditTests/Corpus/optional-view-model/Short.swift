import SwiftUI

struct Screen: View {
  @State private var /*!optional-view-model*/vm: VM?
  @State private var /*!optional-view-model*/feed: FeedVM?
  @State private var /*bait*/machine: LLVM?
  @State private var /*bait*/whole = VM()
  var body: some View { Text("") }
}
