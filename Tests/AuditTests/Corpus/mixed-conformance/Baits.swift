import SwiftUI

@Observable final class Gallery: /*bait*/Identifiable { var a = 1 }
final class Old: /*bait*/ObservableObject {}
extension Old: /*bait*/Identifiable {}
@Observable class /*bait*/Parent { var a = 1 }
final class Child: /*bait*/Parent {}
@Model final class Stored: /*bait*/ObservableObject {}
// @Observable final class Dead: /*bait*/ObservableObject {}
@Observable final class Holder {
  final class Inner: /*bait*/ObservableObject {}
  var text = "@Observable class A: /*bait*/ObservableObject"
}
final class Outer: /*bait*/ObservableObject {
  @Observable final class /*bait*/Inner { var a = 1 }
}
extension Outer.Other: /*bait*/ObservableObject {}
