import Combine
import KataTesting
import XCTest

/// `[G07]`: who keeps whom alive, each case ended by the release of the last outside reference.
final class LifetimeTests: XCTestCase {
  private class Model: ObservableObject {
    @Published var a = 0
    @Published var b = 0
    var bag = Set<AnyCancellable>()
    var array: [AnyCancellable] = []
  }

  /// Whether the object is gone once its maker has let go of it.
  private func isReleased(_ make: () -> AnyObject) -> Bool {
    weak let object = make()
    return object == nil
  }

  // Conf: OC.
  func testG07_sinkThatCapturesSelfStronglyLeaks() {
    weak var object: Model?
    do {
      let model = Model()
      model.$a.sink { model.b = $0 }.store(in: &model.bag)
      object = model
    }
    XCTAssertNotNil(object)
    object?.bag.removeAll()
    XCTAssertNil(object)
  }

  // Conf: OC.
  func testG07_sinkThatCapturesSelfWeaklyDoesNot() {
    XCTAssertTrue(
      isReleased {
        let model = Model()
        model.$a.sink { [weak model] in model?.b = $0 }.store(in: &model.bag)
        model.$a.sink { [weak model] in model?.b = $0 }.store(in: &model.array)
        model.a = 1
        return model
      })
  }

  // Conf: OC.
  func testG07_assignToKeyPathOnSelfLeaks() {
    weak var object: Model?
    do {
      let model = Model()
      model.$a.assign(to: \.b, on: model).store(in: &model.bag)
      object = model
    }
    XCTAssertNotNil(object)
    object?.bag.removeAll()
    XCTAssertNil(object)
  }

  // Conf: OC.
  func testG07_assignToPublishedDiesWithTheObject() {
    XCTAssertTrue(
      isReleased {
        let model = Model()
        model.$a.map { $0 + 1 }.assign(to: &model.$b)
        model.a = 1
        return model
      })
  }

  func testAssignToPublishedCancelsItsUpstreamWhenTheObjectGoes() {
    final class Probe {}
    let subject = PassthroughSubject<Int, Never>()
    weak var probe: Probe?
    do {
      let model = Model()
      let captured = Probe()
      probe = captured
      subject.map { value in withExtendedLifetime(captured) { value } }.assign(to: &model.$a)
      subject.send(1)
      XCTAssertEqual(model.a, 1)
    }
    XCTAssertNil(probe)
  }

  func testObservingObjectWillChangeDoesNotKeepTheObject() {
    var tokens: [AnyCancellable] = []
    XCTAssertTrue(
      isReleased {
        let model = Model()
        tokens.append(model.objectWillChange.sink {})
        return model
      })
    XCTAssertEqual(tokens.count, 1)
  }

  func testObjectWithoutPublishedPropertiesIsNotKeptByItsPublisher() {
    final class Plain: ObservableObject {}
    XCTAssertTrue(
      isReleased {
        let plain = Plain()
        plain.objectWillChange.send()
        return plain
      })
  }

  func testDroppedTokenReleasesTheClosure() {
    final class Probe {}
    let subject = PassthroughSubject<Int, Never>()
    weak var probe: Probe?
    do {
      let captured = Probe()
      probe = captured
      _ = subject.sink { _ in withExtendedLifetime(captured) {} }
    }
    XCTAssertNil(probe)
  }

  func testFinishedPipelineReleasesItsClosuresWhileTheTokenIsKept() {
    final class Probe {}
    let subject = PassthroughSubject<Int, Never>()
    weak var probe: Probe?
    var token: AnyCancellable?
    do {
      let captured = Probe()
      probe = captured
      token = subject.filter { _ in true }.sink { _ in withExtendedLifetime(captured) {} }
    }
    XCTAssertNotNil(probe)
    subject.send(completion: .finished)
    XCTAssertNil(probe)
    token?.cancel()
  }

  func testSubjectIsReleasedOnceItsSubscribersAreGone() {
    weak var subject: CurrentValueSubject<Int, Never>?
    var token: AnyCancellable?
    do {
      let made = CurrentValueSubject<Int, Never>(0)
      subject = made
      token = made.sink { _ in }
    }
    XCTAssertNotNil(subject, "a subject lives while somebody is subscribed to it")
    token?.cancel()
    XCTAssertNil(subject)
  }

  func testPendingDebounceDoesNotKeepACancelledPipeline() {
    final class Probe {}
    let subject = PassthroughSubject<Int, Never>()
    let scheduler = VirtualTimeScheduler()
    weak var probe: Probe?
    do {
      let captured = Probe()
      probe = captured
      let token = subject.debounce(for: .milliseconds(5), scheduler: scheduler)
        .sink { _ in withExtendedLifetime(captured) {} }
      subject.send(1)
      token.cancel()
    }
    XCTAssertNil(probe)
    XCTAssertEqual(scheduler.waitingCount, 1)
  }

  func testOldValueMayWriteBackFromItsDeinit() {
    final class Echo {
      let onRelease: () -> Void
      init(_ onRelease: @escaping () -> Void) { self.onRelease = onRelease }
      deinit { onRelease() }
    }
    final class Holder: ObservableObject {
      @Published var echo: Echo?
      @Published var released = 0
    }
    let holder = Holder()
    holder.echo = Echo { [unowned holder] in
      holder.released += holder.echo == nil ? 1 : 100
    }
    holder.echo = nil
    XCTAssertEqual(holder.released, 1)
  }
}
