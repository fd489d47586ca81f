import Observation

struct /*bait*/ObservationsView {}
enum Kind { case /*bait*/observations }
func /*bait*/observations(_ n: () -> Int) {}
func f(_ store: Store, _ old: /*bait*/Observations<Int, Never>) {
  // Observations { 1 } /*bait*/
  print("/*bait*/Observations { self.name }")
  /*bait*/observations { 1 }
  store./*bait*/Observations { 1 }
  store./*bait*/observations { 1 }
  _ = store./*bait*/observations
  var made: /*bait*/Observations<String, Never>?
  made = nil
  _ = /*bait*/Observations<Int, Never>.Iteration.finish
  _ = type(of: /*bait*/Observations.self)
  store./*bait*/untilFinished { .finish }
}
struct Panel: View {
  let store: Store
  var body: some View {
    Text("a")
      .task { for await n in /*bait*/Observations({ store.n }) { print(n) } }
      .task(id: 1, { for await n in /*bait*/Observations({ store.n }) { print(n) } })
      .task(priority: .low) {
        await withTaskGroup { group in
          group.addTask { for await n in /*bait*/Observations({ store.n }) { print(n) } }
        }
      }
  }
}
extension Panel {
  var other: some View { Text("b").task { for await _ in /*bait*/Observations({ store.n }) {} } }
}
