/// A value of looks: it is compared and shown by its words.
protocol Worded {
  /// What the value is, in words.
  var words: String { get }
  /// Makes a value of its words.
  init(words: String)
}

extension Worded {
  /// Makes a value that has parts.
  init<Arguments>(_ name: String, _ arguments: Arguments) {
    self.init(words: Looks.words(name, arguments))
  }

  /// The same value with one more look.
  func adding<Arguments>(_ name: String, _ arguments: Arguments) -> Self {
    Self(words: "\(words) \(Looks.words(name, arguments))")
  }
}
