/// Who builds which view, in the whole project, and what is injected where.
struct ViewGraph {
  let project: ProjectIndex
  private var uses: [String: [ViewUse]] = [:]
  private var byOwner: [String: InjectedTypes] = [:]
  private var byFunction: [String: InjectedTypes] = [:]
  private var byMembers: [String: InjectedTypes] = [:]
  private var builtElsewhere: Set<String> = []

  init(_ project: ProjectIndex) {
    self.project = project
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
