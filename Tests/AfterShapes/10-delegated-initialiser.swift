import SwiftUI

public struct Box<Value>: View {
  let value: Value
  @State private var generation = 0

  public init(value: Value) { self.value = value }

  public var body: some View {
    Button("\(generation)") { generation += 1 }
  }
}

extension Box where Value == Int {
  public init(square number: Int) { self.init(value: number * number) }
}
