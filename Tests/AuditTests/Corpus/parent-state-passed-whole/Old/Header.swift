import SwiftUI

struct Header: View {
  @ObservedObject var model: OldModel
  var body: some View { Text(model.title) }
}
