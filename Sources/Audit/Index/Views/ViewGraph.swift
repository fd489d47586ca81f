/// Who builds which view, in the whole project, and what is injected where.
struct ViewGraph {
  let project: ProjectIndex
  /// What of UIKit and AppKit stands inside of SwiftUI.
  let embedding: Embedding
  private var uses: [String: [ViewUse]] = [:]
  private var byOwner: [String: InjectedTypes] = [:]
  private var byFunction: [String: InjectedTypes] = [:]
  private var byMembers: [String: InjectedTypes] = [:]
  private var builtElsewhere: Set<String> = []
  /// The methods that views have by declarations of the project.
  private var ownModifiers: Set<String> = []

  init(_ project: ProjectIndex) {
    self.project = project
    embedding = Embedding(project)
    let unknown = Self.foreignModifiers(in: project)
    for type in project.files.lazy.flatMap(\.types)
    where !type.methods.isDisjoint(with: unknown) && Self.mayBeView(type, in: project) {
      ownModifiers.formUnion(type.methods.intersection(unknown))
    }
    var calls: [String: Set<String>] = [:]
    var callsOfOwner: [String: Set<String>] = [:]
    for views in project.files.lazy.map(\.views) {
      builtElsewhere.formUnion(views.builtElsewhere)
      for use in views.uses {
        let types = project.types(named: use.view).filter { use.sees($0) }
        if types.count == 1 {
          uses[types[0].name, default: []].append(use)
        } else {
          builtElsewhere.formUnion(types.map(\.simpleName))
        }
      }
      for injection in views.injections {
        let injected = project.injected(injection.value)
        for type in project.types(named: injection.owner) {
          byOwner[type.name, default: InjectedTypes()].merge(injected)
        }
        byFunction[injection.member, default: InjectedTypes()].merge(injected)
      }
      for member in views.members {
        if member.wraps.contains(where: { hides($0, in: member) }) {
          byFunction[member.name, default: InjectedTypes()].hasUnknown = true
          for type in project.types(named: member.owner) {
            byOwner[type.name, default: InjectedTypes()].hasUnknown = true
          }
        }
        calls[member.name, default: []].formUnion(member.calls)
        for type in project.types(named: member.owner) {
          callsOfOwner[type.name, default: []].formUnion(member.calls)
        }
      }
    }
    follow(calls, callsOfOwner)
    byMembers = byOwner
    for (owner, called) in callsOfOwner {
      for name in called where name != owner {
        let injected = directly(name, except: project.isView)
        guard injected != InjectedTypes() else { continue }
        byMembers[owner, default: InjectedTypes()].merge(injected)
      }
    }
  }

  /// The modifiers in use that Apple does not declare.
  private static func foreignModifiers(in project: ProjectIndex) -> Set<String> {
    var found: Set<String> = []
    for views in project.files.lazy.map(\.views) {
      for use in views.uses {
        for case .modified(let name) in use.steps { found.insert(name) }
      }
      for member in views.members { found.formUnion(member.wraps.lazy.map(\.name)) }
    }
    return found.filter { !SwiftUIModifiers.contains($0) }
  }

  /// Whether methods of a type may be modifiers; an extension of what the project does not declare
  /// is one of Apple's.
  private static func mayBeView(_ type: TypeFacts, in project: ProjectIndex) -> Bool {
    switch type.kind {
    case .protocol: true
    case .extension: !project.declares(type.name) || mayBeView(type.name, in: project)
    default: mayBeView(type.name, in: project)
    }
  }

  private static func mayBeView(_ name: String, in project: ProjectIndex) -> Bool {
    project.isView(name) || project.inherits(name, "Scene")
      || project.types(named: name).contains { $0.kind == .protocol }
  }

  /// Whether nothing is known of a modifier: neither SwiftUI nor the project declares it.
  func isUnknown(modifier name: String) -> Bool {
    !ownModifiers.contains(name) && !SwiftUIModifiers.contains(name)
      && !SwiftUIVocabulary.commonModifiers.contains(name) && !project.declares(name)
  }

  /// Whether what a member puts around a view that it is given cannot be seen.
  private func hides(_ wrap: WrapFacts, in member: ViewMemberFacts) -> Bool {
    if wrap.given == WrapFacts.closure { return project.types(named: wrap.name).isEmpty }
    guard isUnknown(modifier: wrap.name) else { return false }
    let owners = project.types(named: member.owner)
    if wrap.given.isEmpty { return owners.isEmpty || owners.contains { $0.kind == .protocol } }
    if wrap.given == "content" { return true }
    return owners.contains { owner in
      guard let type = owner.property(wrap.given)?.type else { return false }
      // A generic parameter, a closure that makes a view, or a view without its type.
      return type.contains("->") || type == "AnyView"
        || project.types(named: type).isEmpty && (type.count <= 2 || type.hasSuffix("Content"))
    }
  }

  /// Lets a function inject what the functions and modifiers that it calls inject.
  private mutating func follow(
    _ calls: [String: Set<String>], _ callsOfOwner: [String: Set<String>]
  ) {
    var isChanged = true
    var rounds = 0
    while isChanged, rounds < 8 {
      isChanged = false
      rounds += 1
      for (name, called) in calls where name != "body" {
        var injected = byFunction[name] ?? InjectedTypes()
        let before = injected
        for inner in called where inner != name {
          injected.merge(directly(inner))
          // A modifier may leave the injecting to an object that it is given.
          guard inner.isTypeLike else { continue }
          for type in project.types(named: inner) where project.inherits(type.name, "ViewModifier")
          {
            for method in callsOfOwner[type.name] ?? [] { injected.merge(function(method)) }
          }
        }
        guard injected != before else { continue }
        byFunction[name] = injected
        isChanged = true
      }
    }
  }

  /// What a function or the members of a type inject themselves.
  private func directly(
    _ name: String, except isOther: (String) -> Bool = { _ in false }
  ) -> InjectedTypes {
    guard name.first?.isUppercase == true else { return function(name) }
    var found = InjectedTypes()
    for type in project.types(named: name) where !isOther(type.name) {
      found.merge(byOwner[type.name] ?? InjectedTypes())
    }
    return found
  }

  /// What a function of the project by that name injects.
  func function(_ name: String) -> InjectedTypes {
    name == "body" ? InjectedTypes() : byFunction[name] ?? InjectedTypes()
  }

  /// What any member of the type injects, by itself or by the functions and modifiers that it
  /// calls; what other views inject inside of themselves does not count.
  func members(of type: TypeFacts) -> InjectedTypes { byMembers[type.name] ?? InjectedTypes() }

  /// Where the view is built.
  func uses(of type: TypeFacts) -> [ViewUse] { uses[type.name] ?? [] }

  /// Whether the view is built in places, too, from which the way to the screen cannot be seen.
  func isBuiltElsewhere(_ type: TypeFacts) -> Bool { builtElsewhere.contains(type.simpleName) }
}

extension ViewUse {
  /// Whether the type can be meant: one inside of another type needs its path, except in there.
  fileprivate func sees(_ type: TypeFacts) -> Bool {
    guard !view.contains("."), let dot = type.name.lastIndex(of: ".") else { return true }
    guard case .member(let owner, _) = host else { return false }
    let container = type.name[..<dot]
    return owner == container || owner.hasPrefix(container + ".")
      || container.hasSuffix("." + owner)
  }
}
