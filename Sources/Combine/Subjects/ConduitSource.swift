/// What a conduit needs from the subject at its upper end.
protocol ConduitSource<Output>: AnyObject {
  associatedtype Output

  /// The value that a late demand is owed; nil where a subject keeps none.
  var currentValue: Output? { get }

  /// Takes the conduit with this number off the subject's list.
  func detach(_ number: UInt64)

  /// Called after each demand has been counted.
  func demandArrived()
}
