protocol ObservableObject: AnyObject {}
final class Model: /*bait*/ObservableObject {}
