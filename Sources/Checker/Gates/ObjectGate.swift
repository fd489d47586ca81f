import Foundation
import SourceOutline
import Workbook

/// Refuses an object that takes or gives what is not a kata's business, whatever the source says.
///
/// It is blind to raw pointers: what is done with memory leaves no symbol. Those are for the syntax
/// gate and for the compiler's strict memory safety.
struct ObjectGate {
  /// Names of types that the kata allows beyond the list.
  let allowance: GateAllowance

  func alarms(of object: Data) -> [GateAlarm] {
    guard let file = ObjectFile(object) else {
      return [
        alarm(
          "object-form", "the compiled code is no ELF object; check again",
          "コンパイル結果が ELF オブジェクトではありません。もう一度判定してください。")
      ]
    }
    let sections = file.sections.filter { !Self.isUsual(section: $0) }.sorted()
    let given = file.symbols.filter { !$0.isUndefined && !Self.isOwn($0) }.map(\.name)
    return Set(sections).sorted().map(section) + Set(given).sorted().map(foreignDefinition)
      + file.undefined.compactMap(refusal)
  }

  /// What the compiler makes of every answer, and nothing that is run by being there.
  private static func isUsual(section name: String) -> Bool {
    var plain = name[...]
    for prefix in [".rela.", ".rel."] where plain.hasPrefix(prefix) {
      plain = plain.dropFirst(prefix.count - 1)
    }
    if plain.hasPrefix(".relaswift5_") { plain = plain.dropFirst(5) }
    if plain.hasPrefix("swift5_") { return swiftSections.contains(plain) }
    if sections.contains(plain) { return true }
    return [".text.", ".data.", ".rodata.", ".bss.", ".tdata.", ".tbss.", ".debug_"].contains {
      plain.hasPrefix($0)
    }
  }

  private static let sections: Set<Substring> = [
    "", ".text", ".data", ".bss", ".rodata", ".tdata", ".tbss", ".eh_frame", ".group", ".symtab",
    ".strtab", ".shstrtab", ".comment", ".note.GNU-stack", ".linker-options", ".llvm_addrsig",
    ".swift1_autolink_entries", ".swift_modhash", ".swift_ast", ".symtab_shndx",
  ]
  /// Not `swift5_replace` and `swift5_replac2`, which replace functions of other images, and not
  /// `swift5_accessible_functions` or `swift5_tests`.
  private static let swiftSections: Set<Substring> = [
    "swift5_assocty", "swift5_capture", "swift5_fieldmd", "swift5_reflstr", "swift5_typeref",
    "swift5_type_metadata", "swift5_type_metadata_2", "swift5_protocols",
    "swift5_protocol_conformances", "swift5_builtin",
    "swift5_mpenum", "swift5_types", "swift5_proto",
  ]

  /// Whether a definition is the module's own, or one that every object has for itself.
  private static func isOwn(_ symbol: ObjectFile.Symbol) -> Bool {
    let name = symbol.name
    if name.hasPrefix("$s"), name.contains(ownMangling) { return true }
    guard symbol.isWeak, symbol.isHidden else { return false }
    if name.hasPrefix("$s") { return !foreign.contains { name.contains($0) } }
    return generated.contains { name.hasPrefix($0) }
  }

  private static let ownMangling = "\(KataModule.moduleName.utf8.count)\(KataModule.moduleName)"
  /// Modules of which no inlined copy belongs in an answer.
  private static let foreign = ["6XCTest", "11KataTesting", "10KataEvents", "9KataSuite"]
  /// What the compiler calls its own pieces.
  private static let generated = [
    "got.", "symbolic ", "associated conformance ", "default associated conformance",
    "get_witness_table ", "get_type_metadata ", "get_underlying_type_name", "flat unique ",
    "__swift_", "get_enum_tag", "keypath_get", "base conformance ", "\u{1}",
    "block_copy_helper", "block_destroy_helper", "__block", "generic environment ",
    "swift_willThrowTyped",
  ]

  private func refusal(_ symbol: String) -> GateAlarm? {
    guard symbol.hasPrefix("$s") || symbol.hasPrefix("$S") else {
      let isKnown =
        SymbolAllowlist.cNames.contains(symbol) || allowance.names.contains(symbol)
        || symbol.hasPrefix("swift_") && !SymbolAllowlist.runtimeFunctions.contains(symbol)
      return isKnown ? nil : foreignSymbol(symbol)
    }
    guard let text = Demangling.declaration(symbol) else { return foreignSymbol(symbol) }
    // A symbol of the Swift library itself may name no module: `type metadata for ()`.
    guard let path = SymbolPath(in: text, modules: SymbolAllowlist.knownModules) else {
      return SymbolAllowlist.foundation.contains { text.contains($0) }
        ? foreignSymbol(text) : nil
    }
    if Self.isInherited(text) { return nil }
    let owners: Set = [path.module, path.names[0]]
    guard owners.isSubset(of: SymbolAllowlist.modules), isAllowed(path, text) else {
      return foreignSymbol(path.names.joined(separator: "."))
    }
    return nil
  }

  /// Whether it is only the description of a protocol of the runtime's.
  ///
  /// Whoever adopts `ButtonStyle` needs those of all that it inherits from, whatever their names. They
  /// hold no code and no value, and by name the syntax gate lets nobody ask for them.
  private static func isInherited(_ text: String) -> Bool {
    guard
      let prefix = protocolDescriptions.first(where: text.hasPrefix),
      let path = SymbolPath(
        in: String(text.dropFirst(prefix.count)), modules: runtimeModules)
    else { return false }
    return path.names.count == 2 && runtimeModules.contains(path.module)
      && text.dropFirst(prefix.count).hasPrefix(path.module)
  }

  private static let protocolDescriptions = [
    "protocol descriptor for ", "base conformance descriptor for ",
    "protocol requirements base descriptor for ",
  ]
  private static let runtimeModules: Set = ["TrackingRuntime", "SwiftUI", "Combine"]

  private func isAllowed(_ path: SymbolPath, _ text: String) -> Bool {
    let inner = path.names.dropFirst()
    if inner.contains(where: allowance.names.contains) { return true }
    switch path.module {
    case "TrackingRuntime", "SwiftUI", "Combine":
      return !inner.contains { GateNames.runtimeNames.contains($0) && !Self.standIns.contains($0) }
    case "Dispatch": return inner.first.map(SymbolAllowlist.dispatchNames.contains) ?? true
    case _ where SymbolAllowlist.foundation.contains(path.module):
      return isAllowedFoundation(path, text)
    default:
      return !inner.contains {
        SymbolAllowlist.swiftNames.contains($0) || $0.hasPrefix("Unsafe")
          || $0.hasPrefix("withUnsafe")
      } && isAllowedAnywhere(text)
    }
  }

  /// What the checker itself puts in the place of names of Apple's.
  private static let standIns: Set = ["LazyState", "ReleasingTimer", "PreviewRegistry"]

  private func isAllowedFoundation(_ path: SymbolPath, _ text: String) -> Bool {
    let isAboutFiles =
      !text.contains("append(contentsOf") && !text.contains("insert(contentsOf")
      && SymbolAllowlist.foundationMembers.contains { text.contains($0) }
    if isAboutFiles { return false }
    if path.names.count > 2, path.names[1] == "Thread" {
      return GateNames.threadMembers.contains(path.names[2])
    }
    return isAllowedAnywhere(text)
  }

  /// `String(contentsOfFile:)` is a symbol of String's: what is Foundation's is looked for anywhere.
  private func isAllowedAnywhere(_ text: String) -> Bool {
    SymbolPath.types(in: text, of: SymbolAllowlist.foundation).allSatisfy { type in
      // A function of Foundation's that is no member begins small: `pow`, `NSLocalizedString`.
      SymbolAllowlist.foundationTypes.contains(type) || allowance.names.contains(type)
        || type.hasPrefix("Unit") || type.hasSuffix("FormatStyle") || type == "pow"
        || type == "NSLocalizedString" || type == "NSLog" || type == "NSMakeRange"
    }
  }

  private func section(_ name: String) -> GateAlarm {
    alarm(
      "section", "the compiled code has a section `\(name)`, which no kata needs",
      "コンパイル結果に、この問題には要らないセクション `\(name)` があります。")
  }

  private func foreignDefinition(_ name: String) -> GateAlarm {
    alarm(
      "foreign-definition",
      "the compiled code defines `\(name)`, which is not its own; remove what gives it that name",
      "コンパイル結果が自分のものでない `\(name)` を定義しています。その名前を付けている箇所を取り除いてください。")
  }

  private func foreignSymbol(_ name: String) -> GateAlarm {
    alarm(
      "foreign-symbol", "the compiled code needs `\(name)`, which no kata needs; do it without",
      "コンパイル結果が、この問題には要らない `\(name)` を使っています。使わずに書いてください。")
  }

  private func alarm(_ rule: String, _ english: String, _ japanese: String) -> GateAlarm {
    GateAlarm(gate: .object, rule: rule, sentence: Sentence(english, japanese))
  }
}
