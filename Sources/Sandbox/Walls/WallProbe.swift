/// One thing that hostile code tries, and that walls have to hold.
public enum WallProbe: String, Codable, Sendable, CaseIterable {
  /// Reads a file of somebody else.
  case readsOutside
  /// Lists the folder of the workbook.
  case listsWorkbook
  /// Writes a file outside of its scratch folder.
  case writesOutside
  /// Reads what others have in their environment.
  case readsEnvironment
  /// Connects to a port of this machine.
  case connects
  /// Has 300 processes at once.
  case forks
  /// Leaves a process that outlives it.
  case leavesDaemon
  /// Takes 4 GB of memory.
  case takesMemory
  /// Kills a process outside.
  case killsOutside
  /// Looks into a process outside, or into its supervisor.
  case traces
  /// Makes a namespace of its own, in which it would be root.
  case becomesRoot

  /// What it tries, in a few words for a list.
  public var words: WallSentence {
    switch self {
    case .readsOutside: WallSentence("read a file outside", "外のファイルを読む")
    case .listsWorkbook: WallSentence("list the workbook", "ワークブックの中身を一覧する")
    case .writesOutside: WallSentence("write a file outside", "外のファイルに書き込む")
    case .readsEnvironment:
      WallSentence("read another process's environment", "ほかのプロセスの環境変数を読む")
    case .connects: WallSentence("connect to a port", "ポートに接続する")
    case .forks: WallSentence("start 300 processes", "プロセスを 300 個作る")
    case .leavesDaemon: WallSentence("leave a daemon behind", "デーモンを残す")
    case .takesMemory: WallSentence("take 4 GB of memory", "メモリを 4 GB 確保する")
    case .killsOutside: WallSentence("kill a process outside", "外のプロセスを終了させる")
    case .traces: WallSentence("trace another process", "ほかのプロセスをトレースする")
    case .becomesRoot: WallSentence("become root in a namespace", "名前空間の中で root になる")
    }
  }
}
