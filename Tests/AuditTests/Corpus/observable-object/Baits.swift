import Observation

/// /*bait*/ObservableObject in a comment: `class A: ObservableObject`.
@Observable final class Gallery: /*bait*/Observable {
  var text = "class A: /*bait*/ObservableObject"
  var /*bait*/ObservableObject = 1
}
protocol Loading { associatedtype Model: /*bait*/ObservableObject }
func show<Model: /*bait*/ObservableObject>(_ model: Model) {}
func pass(_ model: any /*bait*/ObservableObject) {}
typealias Shared = /*bait*/ObservableObject
extension Array where Element: /*bait*/ObservableObject {}
class ObservableObjectStore: /*bait*/ObservableObjectStoring {}
protocol ObservableObjectStoring: AnyObject {}
extension /*bait*/ObservableObject { func log() {} }
protocol Parent: /*bait*/ObservableObject {}
final class Child: /*bait*/Parent {}
// class Dead: /*bait*/ObservableObject {}
