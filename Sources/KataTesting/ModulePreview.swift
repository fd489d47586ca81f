import SwiftUI
import TrackingRuntime

/// One preview of a loaded module: a `#Preview`, or the `previews` of a `PreviewProvider`.
@MainActor
public struct ModulePreview {
  /// The name given to `#Preview`, `File.swift:LINE` where there is none, or the provider's name.
  public let name: String
  /// The module that it belongs to.
  public let module: String
  /// Runs the preview's own code and returns what it shows.
  let content: () async throws -> AnyView

  /// The previews of a module: each `#Preview` by file and line, then each provider by name.
  public static func all(in module: String = "Kata") -> [ModulePreview] {
    let registries = ConformingTypes.conforming(to: (any PreviewRegistry).self)
      .compactMap { $0 as? any PreviewRegistry.Type }
      .filter { $0.fileID.hasPrefix(module + "/") }
      .sorted { ($0.fileID, $0.line, $0.column) < ($1.fileID, $1.line, $1.column) }
    let providers = ConformingTypes.conforming(to: (any PreviewProvider).self)
      .compactMap { $0 as? any PreviewProvider.Type }
      .filter { _typeName($0, qualified: true).hasPrefix(module + ".") }
      .map { ModulePreview(of: $0, in: module) }
      .sorted { $0.name < $1.name }
    return registries.map { ModulePreview(of: $0, in: module) } + providers
  }

  private init(of registry: any PreviewRegistry.Type, in module: String) {
    let preview = Result { try registry.makePreview() }
    let place = "\(registry.fileID.dropFirst(module.count + 1)):\(registry.line)"
    name = (try? preview.get().displayName) ?? place
    self.module = module
    content = { try await preview.get().content() }
  }

  private init<Provider: PreviewProvider>(of provider: Provider.Type, in module: String) {
    name = String(describing: provider)
    self.module = module
    content = { AnyView(Provider.previews) }
  }
}
