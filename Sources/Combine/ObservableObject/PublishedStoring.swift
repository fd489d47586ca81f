/// `PublishedStorage<Value>` for any `Value`.
protocol PublishedStoring: AnyObject {
  /// What is told before the value changes; nil until the object's publisher is first asked for.
  var objectWillChange: ObservableObjectPublisher? { get set }
}
