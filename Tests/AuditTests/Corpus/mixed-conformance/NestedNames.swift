import Combine
import Observation

// A type inside another hides nothing outside of that.
enum Reactive {
  final class Observable<Value> { var value: Value; init(_ value: Value) { self.value = value } }
}
@Observable final class Account: /*!mixed-conformance*/ObservableObject { var name = "" }
