/// What is known of the whole project once every file was walked. Nothing is type-checked: names
/// are looked up as they are written, and what is unknown stays unknown.
struct ProjectIndex: Sendable {
  /// The files, in the order of their paths.
  let files: [FileDigest]
  /// The merged types by their simple name; two modules may each have one of that name.
  private let types: [String: [TypeFacts]]
  private let stops: [String: [StopFacts]]
  private let effects: [String: [EffectFacts]]
  /// What bodies read, by the member's name.
  private let reads: [String: [(use: MemberUse, place: SourcePlace)]]
  /// The names of all methods.
  let functions: Set<String>
  /// What is written, by the member's name.
  private let writes: [String: [MemberUse]]

  /// What may need Combine although none of its names is mentioned.
  let combineCarriers: CombineCarriers
  /// Where views read elements by an index that they were given.
  let lookups: Set<IndexLookup>
  /// What each file imports, and the folders that have a `Package.swift`.
  let imports: [String: Set<String>]
  let packages: Set<String>
  /// The file whose names are looked up, where that matters.
  private(set) var viewer: String?

  init(_ files: [FileDigest], packages: Set<String> = []) {
    self.files = files
    self.packages = packages
    combineCarriers = CombineCarriers(files)
    lookups = files.reduce(into: []) { $0.formUnion($1.views.lookups) }
    imports = Dictionary(
      files.map { ($0.path, $0.imports) }, uniquingKeysWith: { first, _ in first })
    var declared: [String: [TypeFacts]] = [:]
    for type in files.lazy.flatMap(\.types) where type.kind != .extension {
      declared[type.simpleName, default: []].append(type)
    }
    for addition in files.lazy.flatMap(\.types) where addition.kind == .extension {
      for index in Self.extended(by: addition, among: declared, in: packages) {
        declared[addition.simpleName]?[index].merge(addition)
      }
    }
    types = declared
    functions = declared.values.reduce(into: []) { names, types in
      for type in types { names.formUnion(type.methods) }
    }
    stops = Dictionary(grouping: files.lazy.flatMap(\.stops), by: \.type)
    effects = Dictionary(grouping: files.lazy.flatMap(\.effects), by: \.type)
    reads = Dictionary(
      grouping: files.lazy.flatMap(\.views.reads).map { (use: $0.key, place: $0.value) },
      by: \.use.member)
    writes = Dictionary(grouping: files.lazy.flatMap(\.views.writes), by: \.member)
  }

  /// Where bodies read the member of the type.
  func reads(of member: String, in type: TypeFacts) -> [(use: MemberUse, place: SourcePlace)] {
    (reads[member] ?? []).filter { holds($0.use.base, type) && isView($0.use.owner) }
      .sorted { ($0.place.file, $0.place.line) < ($1.place.file, $1.place.line) }
  }

  /// Everything that bodies read.
  var allReads: some Sequence<(use: MemberUse, place: SourcePlace)> {
    reads.values.lazy.flatMap { $0 }
  }

  /// Whether the member of the type is written from outside.
  func isWritten(_ member: String, in type: TypeFacts) -> Bool {
    (writes[member] ?? []).contains { holds($0.base, type) }
  }

  private func holds(_ value: ValueFacts, _ type: TypeFacts) -> Bool {
    guard let name = self.type(of: value) else { return false }
    let found = types(named: name)
    return found.count == 1 && found[0].name == type.name
  }

  /// The project's own types of that name; a path (`Gallery.Cell`) or a module before it is heeded
  /// as far as it is written, generic arguments and `?` are not.
  func types(named written: String) -> [TypeFacts] {
    let name = TypeName.plain(written)
    guard name.utf8.contains(0x2E) else { return nearest(types[name] ?? [], named: name) }
    let simple = String(name.split(separator: ".").last ?? "")
    let found = types[simple] ?? []
    guard name != simple else { return found }
    let exact = found.filter { $0.name == name || $0.name.hasSuffix("." + name) }
    return exact.isEmpty ? found : exact
  }

  /// The same, with what typealiases stand for in their place.
  func actualTypes(named written: String) -> [TypeFacts] {
    types(named: written).flatMap { type in
      type.kind == .typealias ? types(named: type.inherits.first ?? "") : [type]
    }
  }

  /// Every type of the project.
  var allTypes: some Sequence<TypeFacts> { types.values.lazy.flatMap { $0 } }

  /// Whether the project declares a type of that name, be it inside of another one, where it is seen.
  func hidesAnywhere(_ name: String) -> Bool { types(named: name).contains(where: isSeen) }

  /// Whether the project itself declares a type of that name, which then hides Apple's.
  func declares(_ name: String) -> Bool { !types(named: name).isEmpty }

  /// Where the type ends what it holds.
  func stops(of type: TypeFacts) -> [StopFacts] { stops[type.name] ?? [] }

  /// Whether somebody ends what another object's property of that name holds.
  func isStoppedFromOutside(_ property: String) -> Bool {
    stops[StopFacts.foreign]?.contains { $0.target == property } ?? false
  }

  /// Where the type's methods reach beyond the object.
  func effects(of type: TypeFacts) -> [EffectFacts] { effects[type.name] ?? [] }

  /// The same project as one of its files sees it.
  func seen(from path: String) -> ProjectIndex {
    var project = self
    project.viewer = path
    return project
  }

  /// Whether the project itself declares a property wrapper of that name, where it is seen.
  func declaresWrapper(_ name: String) -> Bool {
    types(named: name).contains { $0.has(attribute: "propertyWrapper") && isSeen($0) }
  }

  /// Whether a type of that name is an `ObservableObject`, by itself, a protocol or a superclass.
  func isObservableObject(_ name: String) -> Bool { inherits(name, "ObservableObject") }

  /// Whether a type of that name carries the `@Observable` macro (or one of its superclasses does).
  func isObservable(_ name: String) -> Bool {
    reaches(name) { $0.has(attribute: "Observable") }
  }

  /// Whether a type of that name is a SwiftUI view.
  func isView(_ name: String) -> Bool { inherits(name, "View") }

  /// Whether a type of that name inherits or conforms to `ancestor`, as far as the project shows.
  func inherits(_ name: String, _ ancestor: String) -> Bool {
    reaches(name) { type in
      type.inherits.contains { TypeName.plain($0) == ancestor || $0.hasSuffix("." + ancestor) }
    }
  }

  /// Whether `test` holds for a type of that name or for one that it inherits from.
  private func reaches(_ name: String, _ test: (TypeFacts) -> Bool) -> Bool {
    var pending = types(named: name)
    var seen: Set<String> = []
    while let type = pending.popLast() {
      guard seen.insert(type.name).inserted else { continue }
      if test(type) { return true }
      for parent in type.inherits { pending += types(named: parent) }
    }
    return false
  }
}
