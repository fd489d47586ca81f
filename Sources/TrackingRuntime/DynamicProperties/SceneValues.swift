/// What one window keeps for its `@SceneStorage` properties, by key.
@MainActor
final class SceneValues {
  private var locations: [String: AnyObject] = [:]
  private let inbox: UpdateInbox

  init(inbox: UpdateInbox) { self.inbox = inbox }

  /// The place of a key; a key that is asked for with another type begins anew.
  func location<Value>(of key: String, initialValue: Value) -> SceneLocation<Value> {
    if let known = locations[key] as? SceneLocation<Value> { return known }
    let made = SceneLocation(initialValue, inbox: inbox)
    locations[key] = made
    return made
  }
}
