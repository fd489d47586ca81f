/// Something on the screen that a person can use.
@MainActor
struct Control {
  /// What kind of control it is, in SwiftUI's word.
  let kind: String
  /// What a person would call it.
  var label: String
  /// Whether it can be used now.
  let isEnabled: Bool
  /// What keeps a person from it, enabled or not.
  var obstacle: Obstacle?
  /// What a tap does.
  var tap: (@MainActor () -> Void)?
  /// What typing does.
  var type: (@MainActor (String) -> Void)?
  /// What flipping it does.
  var toggle: (@MainActor () -> Void)?
  /// What setting it to a value does, which may be the one that it has.
  var set: (@MainActor (Bool) -> Void)?
  /// What the return key does.
  var submit: (@MainActor () -> Void)?
  /// What choosing one of `choices` does.
  var select: (@MainActor (String) -> Bool)?
  /// Whether a person writes in it, so that using it moves the focus there.
  var isField = false
  /// Whether it is the field of `searchable`.
  var isSearchField: Bool { kind == "SearchField" }
  /// The `focused` modifiers around it, innermost first.
  var focusHolders: [any FocusHolder] = []
  /// What is written on a row that a list selects; `nil` for any other control.
  var rowLines: [String]?
  /// The words that can be chosen.
  var choices: [String] = []

  /// What a tap on a field does besides moving the focus: nothing.
  var focusTap: (@MainActor () -> Void)? {
    guard isField else { return nil }
    return {}
  }

  /// How a refusal lists it; `nil` if a person does not see it.
  var listing: RefusalClause? {
    guard rowLines == nil else { return nil }
    let note =
      obstacle.map(\.note) ?? RefusalClause(isEnabled ? "" : " (disabled)", isEnabled ? "" : "（無効）")
    return note.map {
      RefusalClause("\(kind) \"\(label)\"\($0.english)", "\(kind)「\(label)」\($0.japanese)")
    }
  }

  init(kind: String, label: String, isEnabled: Bool) {
    self.kind = kind
    self.label = label
    self.isEnabled = isEnabled
  }
}
