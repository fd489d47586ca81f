import KataTesting
import Observation
import XCTest

/// `assertReleased` tells objects that go from objects that stay, and says what can be said.
final class AssertReleasedTests: FailureCatchingTestCase {
  @MainActor private class Node {
    var child: Node?
    var nodes: [String: [Node]] = [:]
    weak var parent: Node?
    var onChange: (() -> Void)?
    var task: Task<Void, Never>?
  }

  @MainActor private final class Leaf: Node {}

  @Observable @MainActor fileprivate final class Model {
    var owner: Model?
  }

  @MainActor func testAnObjectThatNobodyHoldsPasses() async {
    await assertReleased { Node() }
  }

  @MainActor func testAWeakWayBackPasses() async {
    await assertReleased {
      let node = Node()
      let child = Node()
      node.child = child
      child.parent = node
      return node
    }
  }

  @MainActor func testATaskThatTakesItsTimeIsWaitedFor() async {
    await assertReleased {
      let node = Node()
      node.task = Task {
        try? await Task.sleep(for: .milliseconds(500))
        node.child = nil
      }
      return node
    }
  }

  @MainActor func testAFiniteTaskOnlyDelaysTheEnd() async {
    await assertReleased {
      let node = Node()
      node.task = Task {
        for _ in 0..<20 { await Task.yield() }
        try? await Task.sleep(for: .milliseconds(5))
        node.child = nil
      }
      return node
    }
  }

  @MainActor func testACycleIsToldWithItsWay() async {
    let messages = await failures {
      await assertReleased {
        let node = Node()
        let leaf = Leaf()
        node.nodes = ["a": [leaf]]
        leaf.child = node
        return node
      }
    }
    XCTAssertEqual(messages.count, 1)
    let message = messages.first ?? ""
    XCTAssertTrue(message.contains("Node is still alive"), message)
    XCTAssertTrue(message.contains(".child is that same object"), message)
  }

  @MainActor func testACycleThroughObservablePropertiesIsNamedAsTheyAreWritten() async {
    let messages = await failures {
      await assertReleased {
        let model = Model()
        let other = Model()
        model.owner = other
        other.owner = model
        return model
      }
    }
    let message = messages.first ?? ""
    XCTAssertTrue(message.contains("Model.owner.owner is that same object"), message)
  }

  @MainActor func testAnObservationIsNamedWithoutTheRegistrarsParts() async {
    let messages = await failures {
      await assertReleased {
        let model = Model()
        withObservationTracking {
          _ = model.owner
        } onChange: {
          Task { @MainActor in model.owner = nil }
        }
        return model
      }
    }
    let message = messages.first ?? ""
    XCTAssertTrue(message.contains("onChange closure of an observation of Model (withObs"), message)
    XCTAssertFalse(message.contains("egistrar"), message)
  }

  @MainActor func testAWeakReferenceIsNeverCalledTheHolder() async {
    let messages = await failures {
      await assertReleased {
        let node = Node()
        let child = Node()
        node.child = child
        child.parent = node
        child.onChange = { node.child = nil }
        return node
      }
    }
    let message = messages.first ?? ""
    XCTAssertFalse(message.contains("parent"), message)
    XCTAssertTrue(message.contains("The stored closure Node.child.onChange captured it"), message)
  }

  @MainActor func testAStoredTaskThatNeverEndsIsPointedAt() async {
    let messages = await failures {
      await assertReleased {
        let node = Node()
        node.task = Task {
          while !Task.isCancelled { try? await Task.sleep(for: .seconds(60)) }
          node.child = nil
        }
        return node
      }
    }
    XCTAssertTrue(
      messages.first?.contains("Node.task is a Task that is still running, so it probably") == true,
      "\(messages)")
  }

  @MainActor func testAnOwnerOutsideIsNotMistakenForACycle() async {
    let owner = Node()
    let messages = await failures {
      await assertReleased {
        let node = Node()
        owner.child = node
        return node
      }
    }
    XCTAssertTrue(messages.first?.contains("an owner that still has it") == true, "\(messages)")
  }

  @MainActor func testAThrowingMakerFailsWithItsError() async {
    struct Refused: Error {}
    let messages = await failures { await assertReleased { throw Refused() } }
    XCTAssertTrue(messages.first?.contains("threw Refused()") == true, "\(messages)")
  }
}
