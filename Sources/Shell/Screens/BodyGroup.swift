import KataEvents

/// Bodies of one view that ran for one cause.
struct BodyGroup: Equatable {
  /// The view's type.
  var view: String
  /// Why they ran, in the words of `_printChanges()`.
  var cause: String
  /// How many ran.
  var times: Int

  /// Groups the bodies that ran, in the order in which each group began.
  static func groups(of bodies: [BodyRecord]) -> [BodyGroup] {
    var groups: [BodyGroup] = []
    for body in bodies {
      if let index = groups.firstIndex(where: { $0.view == body.view && $0.cause == body.cause }) {
        groups[index].times += 1
      } else {
        groups.append(BodyGroup(view: body.view, cause: body.cause, times: 1))
      }
    }
    return groups
  }
}
