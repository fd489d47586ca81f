internal import SwiftSyntax

/// The walk over a package's manifest: what its `Package(…)` says of platforms and language.
final class PackageReader: SyntaxVisitor {
  private(set) var targets: [DeploymentTarget] = []
  private(set) var swiftVersion: String?

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.calleeName == "Package", node.base == nil else { return .visitChildren }
    for argument in node.arguments {
      let elements = argument.expression.as(ArrayExprSyntax.self)?.elements.map(\.expression) ?? []
      switch argument.label?.text {
      case "platforms": targets += elements.compactMap(Self.target)
      case "swiftLanguageModes", "swiftLanguageVersions":
        let versions = elements.compactMap { $0.as(MemberAccessExprSyntax.self) }
          .compactMap { PlatformVersion($0.declName.baseName.text) }
        swiftVersion = versions.max()?.description
      default: break
      }
    }
    return .visitChildren
  }

  /// `.iOS(.v17)` or `.iOS("17.4")`.
  private static func target(_ expression: ExprSyntax) -> DeploymentTarget? {
    guard let call = expression.as(FunctionCallExprSyntax.self), let name = call.calleeName,
      let platform = Platform(rawValue: name), let argument = call.arguments.first?.expression
    else { return nil }
    let written =
      argument.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? argument.as(StringLiteralExprSyntax.self)?.representedLiteralValue
    return written.flatMap { PlatformVersion($0) }.map { DeploymentTarget(platform, $0) }
  }
}
