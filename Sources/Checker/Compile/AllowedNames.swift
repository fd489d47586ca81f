import SourceOutline

/// What an answer may declare because the shipped starter or the solution declares it.
struct AllowedNames {
  private(set) var topLevel: Set<String> = []
  private(set) var extensionMembers: Set<String> = []
  private(set) var attributes: Set<String> = []
  private(set) var imports: Set<String> = []
  private(set) var types: Set<String> = []

  init(of outlines: [Outline]) {
    for outline in outlines {
      for declaration in outline.declarations {
        if declaration.container == nil && declaration.kind != .extension {
          topLevel.insert(declaration.name)
        }
        if let container = declaration.container, declaration.isInExtension {
          extensionMembers.insert("\(ShadowCheck.baseName(container)).\(declaration.name)")
        }
        if ShadowCheck.typeKinds.contains(declaration.kind) { types.insert(declaration.name) }
      }
      attributes.formUnion(outline.attributes.map(\.name))
      imports.formUnion(outline.imports.map(\.module))
    }
  }
}
