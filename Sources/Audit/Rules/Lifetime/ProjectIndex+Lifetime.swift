extension ProjectIndex {
  /// The type and its superclasses, as far as the project declares them.
  func lineage(of type: TypeFacts) -> [TypeFacts] {
    var found = [type]
    var seen: Set<String> = [type.name]
    var next = 0
    while next < found.count {
      for parent in found[next].inherits {
        for ancestor in types(named: parent) where ancestor.kind == .class {
          if seen.insert(ancestor.name).inserted { found.append(ancestor) }
        }
      }
      next += 1
    }
    return found
  }

  /// The stored or computed property of that name, inherited ones too.
  func instanceProperty(_ name: String, in type: TypeFacts) -> PropertyFacts? {
    for ancestor in lineage(of: type) {
      if let found = ancestor.properties.first(where: { $0.name == name && !$0.isStatic }) {
        return found
      }
    }
    return nil
  }

  /// Whether a bare name means a member of the instance.
  func hasInstanceMember(_ name: String, in type: TypeFacts) -> Bool {
    lineage(of: type).contains { ancestor in
      ancestor.methods.contains(name)
        || ancestor.properties.contains { $0.name == name && !$0.isStatic }
    }
  }

  /// Whether objects of the type are there as long as the process: a singleton that nobody else
  /// can make, an application's delegate, or a test case, which XCTest keeps.
  func livesForEver(_ type: TypeFacts) -> Bool {
    let delegates = ["UIApplicationDelegate", "NSApplicationDelegate", "WKApplicationDelegate"]
    if lineage(of: type).contains(where: { ancestor in
      ancestor.has(attribute: "main")
        || ancestor.inherits.contains { delegates.contains($0) || $0.hasSuffix("TestCase") }
    }) {
      return true
    }
    let isShared = type.properties.contains {
      $0.isStatic && $0.isConstant && $0.type.map(TypeName.plain) == type.simpleName
    }
    return isShared && !type.initialisers.isEmpty
      && type.initialisers.allSatisfy { $0.isPrivate }
  }

  /// Whether the project declares a type of that name which hides the standard one: one at the
  /// top of a file, since a nested one does so in its own type only.
  func hides(_ name: String) -> Bool {
    types(named: name).contains { $0.name == name && isSeen($0) }
  }

  /// Whether a task is Swift's: written with its module, or not hidden by a type of the project.
  func hasSwiftsTask(isUnqualified: Bool) -> Bool { !isUnqualified || !hides("Task") }

  /// Whether some method, other than `deinit`, ends what the property holds without putting a new
  /// one into its place: then the owner decides how long it lives.
  func isStopped(_ property: String, of type: TypeFacts) -> Bool {
    if let access = instanceProperty(property, in: type)?.access,
      !["private", "fileprivate"].contains(access), isStoppedFromOutside(property)
    {
      return true
    }
    return lineage(of: type).contains { ancestor in
      stops(of: ancestor).contains { stop in
        stop.target == property && stop.member != "deinit" && !stop.isRestart
          && !ancestor.namesInDeinitialiser.contains(stop.member)
      }
    }
  }

  /// Whether `deinit`, or a method that it calls, ends what the property holds.
  func isStoppedInDeinitialiser(_ property: String, of type: TypeFacts) -> Bool {
    lineage(of: type).contains { ancestor in
      let names = ancestor.namesInDeinitialiser
      return names.contains(property)
        || stops(of: ancestor).contains { $0.target == property && names.contains($0.member) }
    }
  }
}
