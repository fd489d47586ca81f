import Foundation
import Shell

StandardStreams.fill()
let code = Door().enter(Array(CommandLine.arguments.dropFirst()))
exit(SessionOutput.exitCode(after: code))
