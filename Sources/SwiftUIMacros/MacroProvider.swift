@_spi(PluginMessage) internal import SwiftCompilerPluginMessageHandling
internal import SwiftSyntaxMacros

/// Finds a macro by the name that its declaration in `SwiftUI` gives.
struct MacroProvider: PluginProvider {
  private var macros: [String: any Macro.Type] {
    [
      "PreviewMacro": PreviewMacro.self,
      "PreviewableMacro": PreviewableMacro.self,
      "EntryMacro": EntryMacro.self,
      "EntryDefaultValueMacro": EntryDefaultValueMacro.self,
    ]
  }

  var features: [PluginFeature] { [] }

  func resolveMacro(moduleName: String, typeName: String) throws -> any Macro.Type {
    guard let macro = macros[typeName] else {
      throw MacroExpansionErrorMessage("SwiftUIMacros has no macro \(moduleName).\(typeName)")
    }
    return macro
  }

  func loadPluginLibrary(libraryPath: String, moduleName: String) throws {
    throw MacroExpansionErrorMessage("SwiftUIMacros loads no other plugin, such as \(libraryPath)")
  }
}
