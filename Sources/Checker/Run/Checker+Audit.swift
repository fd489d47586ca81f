import Sandbox
import Workbook

extension Checker {
  /// The path of `kata-audit`, which is found, or built, for the first kata that the audit judges.
  func auditProgram(cancellation: Cancellation?) throws(CheckFault) -> String {
    let outcome: Result<String, CheckFault> = audit.withLock { audit in
      if let audit, FileStamp(audit) != nil { return .success(audit) }
      do throws(CheckFault) {
        let path = try ToolProgram.audit.made(
          cancellation: cancellation,
          willBuild: {
            progress(
              Sentence(
                "Building the audit (once, about a minute) …",
                "監査プログラムをビルドしています（初回のみ、約 1 分）…"))
          }, didBuild: progress)
        audit = path
        return .success(path)
      } catch {
        return .failure(error)
      }
    }
    return try outcome.get()
  }
}
