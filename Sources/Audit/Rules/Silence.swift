/// The rules that say nothing, because what they would call missing may stand in what the parser does
/// not understand.
struct Silence {
  /// Of no file.
  private(set) var everywhere: Set<String> = []
  /// Of a file that is not understood.
  let inBroken: Set<String>

  /// - Parameter isIncomplete: Whether there is more that could not be read than those files.
  init(_ rules: [any Rule], for files: [WalkedFile], isIncomplete: Bool = false) {
    var inFile: Set<String> = []
    var inProject: Set<String> = []
    for rule in rules {
      let kind = type(of: rule)
      switch kind.absence {
      case .nowhere: break
      case .inFile: inFile.insert(kind.description.id)
      case .inProject: inProject.insert(kind.description.id)
      }
    }
    inBroken = inFile
    if isIncomplete || files.contains(where: { $0.problem != nil }) { everywhere = inProject }
  }

  /// Of that file.
  func rules(in file: WalkedFile) -> Set<String> {
    file.problem == nil ? everywhere : everywhere.union(inBroken)
  }
}
