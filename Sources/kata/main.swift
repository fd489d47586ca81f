import Foundation

exit(Door().enter(Array(CommandLine.arguments.dropFirst())))
