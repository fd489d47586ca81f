/// A publisher of values and an end that were recorded before.
public struct Record<Output, Failure: Error>: Publisher {
  /// What was recorded.
  public struct Recording {
    /// The values, in order.
    public private(set) var output: [Output] = []
    /// The end.
    public private(set) var completion: Subscribers.Completion<Failure> = .finished
    private var isComplete = false

    /// Makes an empty recording.
    public init() {}

    /// Makes a recording of values and an end.
    public init(output: [Output], completion: Subscribers.Completion<Failure> = .finished) {
      self.output = output
      self.completion = completion
      isComplete = true
    }

    /// Adds a value, unless the end has been recorded.
    public mutating func receive(_ input: Output) {
      precondition(!isComplete, "Receiving values after completion is not allowed")
      output.append(input)
    }

    /// Adds the end.
    public mutating func receive(completion: Subscribers.Completion<Failure>) {
      precondition(!isComplete, "Receiving completion more than once is not allowed")
      isComplete = true
      self.completion = completion
    }
  }

  /// What is published.
  public let recording: Recording

  /// Publishes what a closure records.
  public init(record: (inout Recording) -> Void) {
    var recording = Recording()
    record(&recording)
    self.recording = recording
  }

  /// Publishes a recording.
  public init(recording: Recording) { self.recording = recording }

  /// Publishes values and an end.
  public init(output: [Output], completion: Subscribers.Completion<Failure>) {
    recording = Recording(output: output, completion: completion)
  }

  /// Attaches a subscriber, which gets as many values as it asks for.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    let values = Publishers.Sequence<[Output], Failure>(sequence: recording.output)
    switch recording.completion {
    case .finished: values.receive(subscriber: subscriber)
    case .failure(let error):
      values.append(Fail<Output, Failure>(error: error)).receive(subscriber: subscriber)
    }
  }
}
