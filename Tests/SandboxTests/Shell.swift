import Foundation
import Sandbox

/// A launch of `sh -c` with a bare environment.
func shell(
  _ script: String, input: Launch.Input = .nothing, hasRecords: Bool = false,
  isConfined: Bool = true, environment: [String: String] = ["PATH": "/usr/bin:/bin"]
) -> Launch {
  Launch(
    "/bin/sh", ["-c", script], environment: environment, input: input, hasRecords: hasRecords,
    isConfined: isConfined)
}
