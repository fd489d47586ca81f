import Foundation

/// What this process has used up to now.
enum ProcessFigures {
  /// The seconds that its threads have computed, together: work of others does not count.
  static var computed: Double {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }
    return seconds(usage.ru_utime) + seconds(usage.ru_stime)
  }

  /// The most memory that it has had since `forgetPeak`, in MB.
  static var peakMemory: Double {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    let number = line?.split(whereSeparator: { $0 == " " || $0 == "\t" }).dropFirst().first
    return (Double(number ?? "") ?? 0) / 1024
  }

  /// Lets the peak start anew from what is in use now.
  static func forgetPeak() {
    try? Data("5".utf8).write(to: URL(fileURLWithPath: "/proc/self/clear_refs"))
  }

  private typealias SetAffinity =
    @convention(c) (pid_t, Int, UnsafeRawPointer) -> CInt

  /// Keeps all threads, those to come too, on one core, or lets them use all again.
  ///
  /// Glibc's module leaves the function out, so it is looked up by its name.
  static func stay(onOneCore isOne: Bool) {
    guard let symbol = dlsym(nil, "sched_setaffinity") else { return }
    let setAffinity = unsafeBitCast(symbol, to: SetAffinity.self)
    var mask = [UInt8](repeating: isOne ? 0 : 0xFF, count: 128)
    mask[0] = isOne ? 1 : 0xFF
    let threads = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/task")) ?? []
    for thread in threads.compactMap({ pid_t($0) }) {
      mask.withUnsafeBytes { bytes in
        guard let start = bytes.baseAddress else { return }
        _ = setAffinity(thread, bytes.count, start)
      }
    }
  }
}
