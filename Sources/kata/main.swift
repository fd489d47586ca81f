import Foundation

StandardStreams.fill()
exit(Door().enter(Array(CommandLine.arguments.dropFirst())))
