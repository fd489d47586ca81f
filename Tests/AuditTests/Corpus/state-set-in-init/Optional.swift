import SwiftUI

struct Named: View {
  @State private var name: String?
  @State private var forced: Int!
  @State private var whole: Int
  let plain: String?
  init(name: String?, plain: String?) {
    /*!state-set-in-init*/self.name = name
    /*!state-set-in-init*/forced = 1
    /*bait*/whole = 3
    /*bait*/self.plain = plain
  }
  var body: some View { Text(name ?? "") }
}
