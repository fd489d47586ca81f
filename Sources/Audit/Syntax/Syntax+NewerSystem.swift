internal import SwiftSyntax

extension AttributeSyntax {
  /// The declaration that runs on systems with Observation only: `@available(iOS 17, *)`.
  var newerSystemScope: Syntax? {
    guard case .availability(let list) = arguments, list.needsObservation else { return nil }
    return parent?.parent
  }
}

extension AvailabilityConditionSyntax {
  /// What runs on systems with Observation only: the body of an `if #available(iOS 17, *)`, or the
  /// block of a `guard`.
  var newerSystemScope: Syntax? {
    guard availabilityKeyword.tokenKind == .poundAvailable, availabilityArguments.needsObservation
    else { return nil }
    let statement = parent?.parent?.parent
    if let test = statement?.as(IfExprSyntax.self) { return Syntax(test.body) }
    return statement?.is(GuardStmtSyntax.self) == true ? statement?.parent?.parent : nil
  }
}

extension AvailabilityArgumentListSyntax {
  /// Whether all the platforms that are named are new enough for Observation.
  fileprivate var needsObservation: Bool {
    var isNewer = false
    for element in self {
      guard case .availabilityVersionRestriction(let restriction) = element.argument else {
        continue
      }
      guard let platform = Platform(rawValue: restriction.platform.text),
        let version = restriction.version.flatMap({ PlatformVersion($0.trimmedDescription) })
      else { continue }
      guard version >= platform.firstWithObservation else { return false }
      isNewer = true
    }
    return isNewer
  }
}
