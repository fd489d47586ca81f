import Foundation

/// One whole run of the built `kata`.
package struct KataRun {
  package var output: String
  package var errors: String
  package var code: Int32

  /// Runs `kata` to its end; see `RunningKata` for what it is given.
  package init(
    _ words: [String], in folder: URL, input: String = "", environment: [String: String] = [:],
    mounting script: String? = nil
  ) throws {
    let running = try RunningKata(
      words, in: folder, input: input, environment: environment, mounting: script)
    code = running.finish()
    output = running.output
    errors = running.errors
  }
}
