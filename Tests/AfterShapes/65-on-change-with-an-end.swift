import SwiftUI

struct Degrees: View {
  @State private var celsius = 0.0
  @State private var fahrenheit = 32.0

  var body: some View {
    VStack {
      Slider(value: $celsius, in: 0...100)
      Text(fahrenheit, format: .number)
    }
    .onChange(of: celsius) { _, value in
      let next = (value * 9 / 5 + 32).rounded()
      if next != fahrenheit { fahrenheit = next }
    }
  }
}
