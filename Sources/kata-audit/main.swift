import Foundation
import Shell

StandardStreams.fill()
let code = AuditDoor().enter(Array(CommandLine.arguments.dropFirst()))
exit(SessionOutput.exitCode(after: code))
