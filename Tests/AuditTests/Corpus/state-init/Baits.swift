import SwiftUI

struct Gallery: View {
  @State private var text = /*bait*/String("State(initialValue: 1)")
  @StateObject private var model: Model
  @GestureState private var drag: Bool
  @FocusState private var focus: Bool
  let machine: Machine
  init() {
    // _text = /*bait*/State(initialValue: "")
    _model = /*bait*/StateObject(wrappedValue: Model())
    _drag = /*bait*/GestureState(initialValue: false)
    _focus = /*bait*/FocusState()
    machine = Machine(/*bait*/initialValue: 1)
    next = /*bait*/State(1)
    other = /*bait*/State(value: 2)
    third = /*bait*/Machine.State(initialValue: 3)
    fourth = /*bait*/state(initialValue: 4)
    fifth = /*bait*/State()
    sixth = machine./*bait*/State(initialValue: 3)
    seventh = Published(/*bait*/initialValue: 3)
  }
  var body: some View { Text(text) }
}
