internal import SwiftParser

/// The rules that look at each kind of node.
struct HeedingTable: Sendable {
  var importDecl: HeedingRules
  var classDecl: HeedingRules
  var structDecl: HeedingRules
  var protocolDecl: HeedingRules
  var extensionDecl: HeedingRules
  var attribute: HeedingRules
  var variableDecl: HeedingRules
  var functionDecl: HeedingRules
  var initializerDecl: HeedingRules
  var functionCallExpr: HeedingRules
  var memberAccessExpr: HeedingRules
  var declReferenceExpr: HeedingRules
  var identifierType: HeedingRules
  var forStmt: HeedingRules
  var closureExpr: HeedingRules
  var macroExpansionExpr: HeedingRules
  var macroExpansionDecl: HeedingRules
  var sourceFile: HeedingRules

  /// Nothing is known yet.
  init(_ rules: [any Rule], ofCalls: [any Rule], ofReferences: [any Rule]) {
    let all = HeedingRules(rules)
    importDecl = all
    classDecl = all
    structDecl = all
    protocolDecl = all
    extensionDecl = all
    attribute = all
    variableDecl = all
    functionDecl = all
    initializerDecl = all
    functionCallExpr = HeedingRules(ofCalls)
    memberAccessExpr = all
    declReferenceExpr = HeedingRules(ofReferences)
    identifierType = all
    forStmt = all
    closureExpr = all
    macroExpansionExpr = all
    macroExpansionDecl = all
    sourceFile = all
  }

  /// What shows where the rules are told of one node of each kind; a kind that is not in it shows
  /// at the first node of each file.
  static func learned(by schedule: RuleSchedule) -> HeedingTable {
    let walk = FileWalk(schedule, file: FileContext(path: "", source: sample))
    walk.walk(Parser.parse(source: sample))
    return walk.heeding
  }

  private static let sample = """
    import A
    @A class A {}
    struct A {
      #a
      var a: A
      init() {}
      func a() {
        for a in a {}
        a.a {}
        (#a)
      }
    }
    protocol A {}
    extension A {}
    """
}
