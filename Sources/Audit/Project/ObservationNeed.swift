/// Says of leftovers that they cannot go yet where some systems have no Observation.
///
/// A class that went back to `ObservableObject` because the app runs on iOS 15 is no leftover; nor
/// does `@available` on the class help: its metadata is in the binary and may be touched at start.
struct ObservationNeed {
  private static let rules = Dictionary(
    RuleTable.all.map { $0.description }.filter(\.needsObservation).map { ($0.id, $0.group) },
    uniquingKeysWith: { first, _ in first })

  private let settings: ProjectSettings
  /// By file, where code runs on newer systems only.
  private let newerSystems: [String: [SourcePlace]]

  init(_ settings: ProjectSettings, _ project: ProjectIndex) {
    self.settings = settings
    let files = settings.manifests.isEmpty ? [] : project.files.filter { !$0.newerSystems.isEmpty }
    newerSystems = Dictionary(
      files.map { ($0.path, $0.newerSystems) }, uniquingKeysWith: { first, _ in first })
  }

  /// Turns leftovers into notes where Observation is missing; what is wrong with code that uses
  /// Observation already stays as it is, and its remedy says what it needs.
  func apply(to findings: inout [Finding]) {
    guard !settings.manifests.isEmpty else { return }
    for index in findings.indices {
      guard let group = Self.rules[findings[index].rule],
        let target = settings.manifest(for: findings[index].place.file)?.targetWithoutObservation
      else { continue }
      guard group == .leftovers else {
        findings[index].remedy += " Observation needs \(target.neededForObservation)."
        continue
      }
      findings[index].severity = .note
      findings[index].message = Self.message(findings[index].message, target)
      findings[index].remedy =
        isOnNewerSystems(findings[index].place)
        ? """
        `@available` lets Observation compile here, but its metadata is loaded on the older \
        systems too: leave it until the deployment target rises.
        """
        : "Leave it until the deployment target rises."
    }
  }

  private static func message(_ message: String, _ target: DeploymentTarget) -> String {
    // It is not left over if nothing can replace it.
    let subject = message.replacing(
      " is left from ObservableObject", with: " belongs to ObservableObject")
    let sentence = subject.hasSuffix(".") ? String(subject.dropLast()) : subject
    return "\(sentence): replacing it needs \(target.neededForObservation)."
  }

  private func isOnNewerSystems(_ place: SourcePlace) -> Bool {
    newerSystems[place.file, default: []].contains { scope in
      (scope.line, scope.column) <= (place.line, place.column)
        && (place.endLine, place.endColumn) <= (scope.endLine, scope.endColumn)
    }
  }
}
