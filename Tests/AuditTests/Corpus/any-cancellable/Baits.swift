// var bag = Set</*bait*/AnyCancellable>()
final class A {
  var /*bait*/anyCancellable = 1
  var task: Task<Void, Never>? // not an /*bait*/AnyCancellable
  let text = "/*bait*/AnyCancellable"
  var bag = Set</*bait*/AnyCancellableLike>()
  var own: /*bait*/MyAnyCancellable?
  func /*bait*/AnyCancellables() {}
  enum Kind { case /*bait*/AnyCancellable }
  /// Like /*bait*/AnyCancellable.
  var kind: Kind { ./*bait*/cancellable }
  let raw = #"/*bait*/AnyCancellable"#
}
