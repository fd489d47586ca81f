import Foundation

/// What to do where walls do not stand.
enum WallRemedies {
  /// Bubblewrap did not start; what it said tells why.
  static func namespaces(_ obstacle: String) -> WallSentence {
    if !WallProgram.isThere { return program }
    if Bubblewrap.installed == nil {
      return WallSentence(
        "install bubblewrap: apt-get install bubblewrap",
        "bubblewrap をインストールしてください：apt-get install bubblewrap")
    }
    if setting("kernel/apparmor_restrict_unprivileged_userns") == "1" {
      return command("sysctl -w kernel.apparmor_restrict_unprivileged_userns=0")
    }
    if setting("kernel/unprivileged_userns_clone") == "0" {
      return command("sysctl -w kernel.unprivileged_userns_clone=1")
    }
    if setting("user/max_user_namespaces") == "0" {
      return command("sysctl -w user.max_user_namespaces=15000")
    }
    return WallSentence(
      "bubblewrap cannot make namespaces here (\(obstacle)); in a container, start it with"
        + " --security-opt seccomp=unconfined --security-opt systempaths=unconfined, or run on the host",
      "bubblewrap が名前空間を作れません（\(obstacle)）。コンテナの中なら --security-opt seccomp=unconfined"
        + " --security-opt systempaths=unconfined を付けて起動するか、ホスト上で実行してください")
  }

  /// The inner walls did not stand.
  static func inner(_ obstacle: String) -> WallSentence {
    if !WallProgram.isThere { return program }
    return WallSentence(
      "the walls without namespaces do not stand (\(obstacle)); what is graded must be readable for"
        + " every user, so keep it out of /root",
      "名前空間を使わない壁も立てられません（\(obstacle)）。採点対象は全ユーザーが読める場所に置いてください"
        + "（/root の下は不可）")
  }

  /// This kernel has no Landlock.
  static let landlock = WallSentence(
    "without namespaces Landlock is needed: Linux 5.13 or newer, with landlock in its list of security"
      + " modules",
    "名前空間なしでは Landlock が必要です。Linux 5.13 以降で、landlock を有効にしてください")

  /// There is no control group that can be written.
  static let memory = WallSentence(
    "that memory ran out is certain only with a cgroup: run as root, or start with"
      + " `systemd-run --user --scope -p Delegate=yes`",
    "メモリ不足の判定を確実にするには cgroup が必要です。root で実行するか、"
      + "`systemd-run --user --scope -p Delegate=yes` を付けて起動してください")

  /// The walls stood, and did not hold.
  static func failed(_ probes: [WallProbe]) -> WallSentence {
    WallSentence(
      "the walls stood, and yet code behind them could "
        + probes.map(\.words.english).joined(separator: ", ")
        + "; do not grade strangers' code on this machine",
      "壁は立ちましたが、内側のコードが次のことをできてしまいました："
        + probes.map(\.words.japanese).joined(separator: "、")
        + "。このマシンで他人のコードを採点しないでください")
  }

  private static let program = WallSentence(
    "kata-wall is not beside this program; build it with `swift build`",
    "kata-wall がこのプログラムと同じフォルダにありません。`swift build` でビルドしてください")

  private static func command(_ words: String) -> WallSentence {
    WallSentence(
      "this system keeps users from making namespaces; as root: \(words)",
      "このシステムではユーザーが名前空間を作れません。root で次を実行してください：\(words)")
  }

  private static func setting(_ name: String) -> String? {
    guard let text = try? String(contentsOfFile: "/proc/sys/" + name, encoding: .utf8) else {
      return nil
    }
    return text.trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
