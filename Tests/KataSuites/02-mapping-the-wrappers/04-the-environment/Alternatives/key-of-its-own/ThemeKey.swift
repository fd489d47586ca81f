import SwiftUI

extension EnvironmentValues {
  @Entry var theme: Theme = Theme()
}
