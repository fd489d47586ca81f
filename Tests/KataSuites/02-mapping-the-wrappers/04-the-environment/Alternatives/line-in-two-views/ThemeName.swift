import SwiftUI

struct ThemeName: View {
  let theme: Theme

  var body: some View {
    Text("Theme: \(theme.name)")
  }
}
