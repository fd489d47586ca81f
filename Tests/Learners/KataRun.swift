import Foundation

/// One whole run of the built `kata`, or of a program beside it.
package struct KataRun {
  package var output: String
  package var errors: String
  package var code: Int32

  /// Runs it to its end; see `RunningKata` for what it is given.
  package init(
    _ words: [String], in folder: URL, input: String = "", environment: [String: String] = [:],
    mounting script: String? = nil, shell: String? = nil, program: String = "kata"
  ) throws {
    let running = try RunningKata(
      words, in: folder, input: input, environment: environment, mounting: script, shell: shell,
      program: program)
    code = running.finish()
    output = running.output
    errors = running.errors
  }
}
