/// Which views of UIKit and AppKit may stand inside of SwiftUI: a tree that begins there may or may not
/// get the environment around it, depending on how controllers and views are put into each other.
struct Embedding {
  /// The protocols that put such a view into SwiftUI.
  static let protocols: Set<String> = [
    "UIViewRepresentable", "UIViewControllerRepresentable", "NSViewRepresentable",
    "NSViewControllerRepresentable", "WKInterfaceObjectRepresentable",
  ]
  /// What may hold a view of anybody's; a web view or a map does not.
  private static let general: Set<String> = [
    "UIView", "NSView", "UIViewController", "NSViewController", "UINavigationController",
    "UITabBarController", "UISplitViewController",
  ]
  /// Superclasses of Apple's whose subclasses may hold views of the project.
  private static let containers: Set<String> = general.union([
    "UICollectionView", "UITableView", "UIScrollView", "UIStackView", "NSScrollView", "NSStackView",
    "NSTableView", "NSCollectionView", "NSOutlineView", "UICollectionViewCell", "UITableViewCell",
  ])

  private let project: ProjectIndex
  /// What is mentioned beside representables.
  private let names: Set<String>
  /// Whether a representable may hold any controller or view of the project.
  private let isOpen: Bool

  init(_ project: ProjectIndex) {
    self.project = project
    let names = project.files.reduce(into: Set<String>()) {
      $0.formUnion($1.namesBesideRepresentables)
    }
    self.names = names
    isOpen =
      !names.isDisjoint(with: Self.general)
      || names.contains { name in
        project.types(named: name).contains { type in
          type.kind == .class && type.inherits.contains(where: Self.isContainer)
        }
      }
  }

  /// Whether a tree that begins in the type may stand inside of another one.
  func mayHold(_ host: String, in owner: String) -> Bool {
    guard host != SwiftUIVocabulary.pictures else { return false }
    let types = owner.split(separator: ".").map(String.init)
    if types.contains(where: { name in Self.protocols.contains { project.inherits(name, $0) } }) {
      return true
    }
    return !isRoot(owner) && (isOpen || types.contains { names.contains($0) })
  }

  /// Whether the type is the delegate of the app or of a scene, which fill windows.
  private func isRoot(_ owner: String) -> Bool {
    project.types(named: owner).contains { type in
      type.inherits.contains { parent in
        ["ApplicationDelegate", "SceneDelegate"].contains { parent.hasSuffix($0) }
      }
    }
  }

  /// A class of somebody else's may hold anything; Apple's text fields, maps and the like do not.
  private static func isContainer(_ superclass: String) -> Bool {
    let name = TypeName.plain(superclass)
    if containers.contains(name) || name.hasSuffix("Controller") { return true }
    let isApples = ["UI", "NS", "WK", "MK", "PDF", "AV", "SK", "SCN", "AR", "MTK", "PK", "QL"]
      .contains { name.hasPrefix($0) }
    return !isApples && name.hasSuffix("View")
  }
}
