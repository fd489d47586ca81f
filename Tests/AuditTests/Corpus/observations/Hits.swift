import Observation

@MainActor @Observable final class Model {
  var name = ""
  var count = 0
  @ObservationIgnored var task: Task<Void, Never>?
  func f() {
    let a = /*!observations*/Observations { [weak self] in self?.name }
    let b = /*!observations*/Observations({ self.name })
    let c = /*!observations*/Observations<Int, Never> { self.count }
    let d = /*!observations*/Observations.untilFinished { [weak self] in
      if let self { .next(self.count) } else { .finish }
    }
    let e = /*!observations*/Observations<Int, Never>.untilFinished { .next(1) }
    task = Task { [weak self] in
      for await name in /*!observations*/Observations({ self?.name }).compactMap(\.self) {
        print(name)
      }
    }
    _ = (a, b, c, d, e)
  }
  func g() -> some AsyncSequence {
    /*!observations*/Observations { self.count }.dropFirst()
  }
  func h(_ make: @escaping @Sendable () -> Int) {
    _ = /*!observations*/Observations(make)
    use(/*!observations*/Observations { 1 })
  }
  func use(_ any: Any) {}
}
func top(_ model: Model) async {
  for await _ in await /*!observations*/Observations({ model.count }) {}
}
struct Panel: View {
  let model: Model
  var body: some View {
    Text(model.name)
      .onAppear {
        Task { for await _ in /*!observations*/Observations({ model.count }) {} }
      }
      .task {
        Task { for await _ in /*!observations*/Observations({ model.count }) {} }
      }
  }
}
