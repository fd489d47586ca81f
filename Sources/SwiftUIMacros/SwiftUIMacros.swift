@_spi(PluginMessage) internal import SwiftCompilerPluginMessageHandling

/// The program that the compiler starts to expand `#Preview`, `@Previewable` and `@Entry`.
///
/// An ordinary macro target of SwiftPM. The toolchain lacks the module `SwiftCompilerPlugin` that
/// would bring the entry point, but it has what that module is made of: the compiler's messages
/// come over standard input and the answers leave over standard output.
@main
enum SwiftUIMacros {
  static func main() throws {
    let handler = PluginProviderMessageHandler(provider: MacroProvider())
    let connection = try StandardIOMessageConnection()
    try CompilerPluginMessageListener(connection: connection, messageHandler: handler).main()
  }
}
