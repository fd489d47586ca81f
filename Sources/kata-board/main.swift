import Foundation
import Shell

StandardStreams.fill()
let code = BoardDoor().enter(Array(CommandLine.arguments.dropFirst()))
exit(SessionOutput.exitCode(after: code))
