import Audit
import XCTest

/// `ObservableObject` → `@Observable`, byte for byte outside of the change.
final class ModelFixTests: XCTestCase {
  func testAModelKeepsItsCommentsAttributesAndObservers() {
    FixCase(
      """
      import SwiftUI

      // The session.
      /// Documented. @Published is only a word here.
      @MainActor
      public final class Session: NSObject, ObservableObject, Identifiable {
        // who
        @Published public private(set) var user: String?  // trailing
        @Published
        var token = "" {
          didSet { save() }
        }
        @Published /* why */ var count = 0
        @SwiftUI.Published
        // above
        var depth = 1
        func save() {}
      }

      """
    ).assertBecomes(
      """
      import SwiftUI

      // The session.
      /// Documented. @Published is only a word here.
      @MainActor
      @Observable
      public final class Session: NSObject, Identifiable {
        // who
        public private(set) var user: String?  // trailing
        var token = "" {
          didSet { save() }
        }
        /* why */ var count = 0
        // above
        var depth = 1
        func save() {}
      }

      """)
  }

  func testAttributesBesideTheClassKeepTheirLine() {
    FixCase(
      """
      import SwiftUI
      @MainActor final class Session: ObservableObject { @Published var a = 0 }
      """
    ).assertBecomes(
      """
      import SwiftUI
      @MainActor @Observable
      final class Session { var a = 0 }
      """.replacing("@Observable\n", with: "@Observable "))
  }

  func testWhatTheMacroCannotStoreIsIgnored() {
    FixCase(
      """
      import SwiftUI

      class Session: ObservableObject {
        @Published var a = 0
        lazy var formatter = make()
        private var task: Task<Void, Never>?
        @Injected private var service: Service
        private var used = 1
        var `default` = 2
        var loud = 0 { didSet { a += 1 } }
        static var shared = Session()
        let fixed = 1
        var sum: Int { a + 1 }
        private var plain = 3
        init() { loud = 2 }
        deinit { print(used) }
      }
      """
    ).assertBecomes(
      """
      import SwiftUI

      @Observable
      class Session {
        var a = 0
        @ObservationIgnored lazy var formatter = make()
        @ObservationIgnored private var task: Task<Void, Never>?
        @ObservationIgnored @Injected private var service: Service
        @ObservationIgnored private var used = 1
        @ObservationIgnored var `default` = 2
        @ObservationIgnored var loud = 0 { didSet { a += 1 } }
        static var shared = Session()
        let fixed = 1
        var sum: Int { a + 1 }
        private var plain = 3
        init() { loud = 2 }
        deinit { print(used) }
      }
      """)
  }

  func testAnExtensionInAnotherFileMayCarryTheConformance() {
    FixCase([
      "Model.swift": """
      import Foundation

      struct Outer {
        final class Model {
          @Published var a = 0
        }
      }
      """,
      "Model+Observing.swift": """
      import Combine

      // Keeps this comment.

      extension Outer.Model: ObservableObject {}

      extension Outer {
        func other() {}
      }
      """,
      "Other.swift": """
      import Combine
      extension Outer.Model: @MainActor ObservableObject, CustomStringConvertible {
        var description: String { "" }
      }
      """,
    ]).assertBecomes([
      "Model.swift": """
      import Foundation
      import Observation

      struct Outer {
        @Observable
        final class Model {
          var a = 0
        }
      }
      """,
      "Other.swift": """
      extension Outer.Model: CustomStringConvertible {
        var description: String { "" }
      }
      """,
    ])
  }

  func testAnEmptyExtensionGoesWithItsLines() {
    FixCase(
      """
      import SwiftUI

      final class Model { @Published var a = 0 }

      extension Model: ObservableObject {}

      struct Next {}
      """
    ).assertBecomes(
      """
      import SwiftUI

      @Observable
      final class Model { var a = 0 }

      struct Next {}
      """)
  }

  func testMembersInConditionsChangeToo() {
    FixCase(
      """
      import SwiftUI
      #if os(iOS)
        final class Model: ObservableObject {
          #if DEBUG
            @Published var probe = 0
          #else
            @Published var other = 0
          #endif
        }
      #endif
      """
    ).assertBecomes(
      """
      import SwiftUI
      #if os(iOS)
        @Observable
        final class Model {
          #if DEBUG
            var probe = 0
          #else
            var other = 0
          #endif
        }
      #endif
      """)
  }

  func testTabsAndLineEndsOfWindowsSurvive() {
    let before =
      "import Combine\r\nimport SwiftUI\r\n\r\nenum Box {\r\n\tfinal class Model: ObservableObject {\r\n"
      + "\t\t@Published\r\n\t\tvar a = 0\t// kept\r\n\t}\r\n}\r\n"
    let after =
      "import SwiftUI\r\n\r\nenum Box {\r\n\t@Observable\r\n\tfinal class Model {\r\n"
      + "\t\tvar a = 0\t// kept\r\n\t}\r\n}\r\n"
    FixCase(before).assertBecomes(after)
  }

  func testCommentsInTheInheritanceClauseSurvive() {
    FixCase(
      """
      import SwiftUI
      final class A: /* first */ ObservableObject, /* second */ Identifiable { @Published var a = 0 }
      final class B: Identifiable, // why
        ObservableObject { @Published var b = 0 }
      """
    ).assertBecomes(
      """
      import SwiftUI
      @Observable
      final class A: /* first */ /* second */ Identifiable { var a = 0 }
      @Observable
      final class B: Identifiable // why
         { var b = 0 }
      """)
  }

  func testAMigrationThatStoppedHalfwayIsFinished() {
    FixCase(
      """
      import SwiftUI
      @Observable final class A: ObservableObject { @Published var a = 0 }
      @Observable final class B { @Published var b = 0 }
      """
    ).assertBecomes(
      """
      import SwiftUI
      @Observable final class A { var a = 0 }
      @Observable final class B { var b = 0 }
      """)
  }

  func testAFamilyOfClassesChangesTogether() {
    FixCase([
      "Base.swift": "import SwiftUI\nclass Base: ObservableObject { @Published var a = 0 }\n",
      "Leaf.swift": """
      import Foundation

      final class Leaf: Base {
        @Published var b = 0
        override var c: Int { didSet { b = c } }
      }
      final class Thin: Base { func f() { a = 1 } }
      """,
      "Screen.swift": """
      import SwiftUI
      struct Screen: View {
        @StateObject private var leaf = Leaf()
        var body: some View { Text("") }
      }
      """,
    ]).assertBecomes([
      "Base.swift": "import SwiftUI\n@Observable\nclass Base { var a = 0 }\n",
      "Leaf.swift": """
      import Foundation
      import Observation

      @Observable
      final class Leaf: Base {
        var b = 0
        @ObservationIgnored override var c: Int { didSet { b = c } }
      }
      final class Thin: Base { func f() { a = 1 } }
      """,
      "Screen.swift": """
      import SwiftUI
      struct Screen: View {
        @State private var leaf = Leaf()
        var body: some View { Text("") }
      }
      """,
    ])
  }

  func testClassesOfOneNameInTwoViewsAreToldApart() {
    FixCase([
      "A.swift": """
      import SwiftUI
      struct A: View {
        @StateObject private var model = Model()
        var body: some View { Text("") }
        final class Model: ObservableObject { @Published var a = 0 }
      }
      """,
      "B.swift": """
      import SwiftUI
      struct B: View {
        @StateObject private var model = Model()
        var body: some View { Text("") }
      }
      extension B {
        final class Model: ObservableObject {
          @Published var b = 0
          func tell() { objectWillChange.send() }
        }
      }
      """,
    ]).assertBecomes([
      "A.swift": """
      import SwiftUI
      struct A: View {
        @State private var model = Model()
        var body: some View { Text("") }
        @Observable
        final class Model { var a = 0 }
      }
      """
    ])
  }
}
