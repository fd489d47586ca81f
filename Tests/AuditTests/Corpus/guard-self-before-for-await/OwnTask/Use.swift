struct Task {
  init(_ f: () async -> Void) {}
}
final class Model {
  func f(_ s: AsyncStream<Int>) {
    _ = Task { [weak self] in
      /*bait*/guard let self else { return }
      for await v in s { print(v, self) }
    }
  }
}
