/// `PublishedStorage<Value>` for any `Value`, or another home of a property that announces itself.
package protocol PublishedStoring: AnyObject {
  /// What is told before the value changes; nil until the object's publisher is first asked for.
  var objectWillChange: ObservableObjectPublisher? { get set }
}
