import SwiftUI

// Root()./*bait*/environmentObject(model)
struct Root: View {
  var /*bait*/environmentObject = 1
  var body: some View {
    Text("/*bait*/environmentObject(model)")
      ./*bait*/environment(model)
      .environment(\./*bait*/locale, .current)
    Text(self./*bait*/environmentObject.description)
    Text(holder./*bait*/environmentObject)
    Text("")./*bait*/environmentObjects(a)
    Text("")./*bait*/environmentObject(a, b)
    Text("")./*bait*/environmentObject()
    Text("")./*bait*/environmentObject(of: model)
  }
  func f() { let g = holder./*bait*/environmentObject; _ = g }
}
