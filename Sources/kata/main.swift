import Foundation
import Shell

StandardStreams.fill()
let words = Array(CommandLine.arguments.dropFirst())
let code = Door().enter(words)
let language = GlobalArguments.language(
  of: words, environment: ProcessInfo.processInfo.environment)
exit(SessionOutput.exitCode(after: code, in: language))
