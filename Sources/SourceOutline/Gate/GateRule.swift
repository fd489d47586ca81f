/// The rules of the syntax gate, each with its own sentence.
enum GateRule: String, CaseIterable {
  case imported = "import"
  case importForm = "import-form"
  case attribute
  case unsafe
  case systemCall = "system-call"
  case systemType = "system-type"
  case fileContents = "file-contents"
  case harnessName = "harness-name"
  case runtimeName = "runtime-name"
  case executor
  case underscoredName = "underscored-name"
  case macro
  case sourceLocation = "source-location"
  case directive
  case operatorDeclaration = "operator"
  case size
  case unreadable
  case syntaxError = "syntax-error"
  case hiddenCharacter = "hidden-character"

  /// What the compiler says better, or only a person can judge, is told and refuses nothing.
  var isForbidding: Bool { self != .syntaxError && self != .hiddenCharacter }

  func finding(_ subject: String, file: String, line: Int, column: Int) -> GateFinding {
    let (english, japanese) = sentence(subject)
    return GateFinding(
      rule: rawValue, subject: subject, english: english, japanese: japanese, file: file,
      line: line, column: column, isForbidding: isForbidding)
  }

  private func sentence(_ subject: String) -> (english: String, japanese: String) {
    switch self {
    case .imported:
      (
        "`import \(subject)` is not among what this kata may import; remove it",
        "`import \(subject)` はこの問題では使えません。取り除いてください。"
      )
    case .importForm:
      (
        "an import with `@\(subject)` reaches what is not public; write a plain `import`",
        "`@\(subject)` の付いた import は公開されていないものに届きます。普通の `import` にしてください。"
      )
    case .attribute:
      (
        "`@\(subject)` gives code another name, place or caller than its source shows; remove it",
        "`@\(subject)` はコードの名前や置き場所、呼び出し元をソースと違うものにします。取り除いてください。"
      )
    case .unsafe:
      (
        "`\(subject)` can read or write memory that is not its own; do it without",
        "`\(subject)` を使うと自分のものでないメモリを読み書きできます。使わずに書いてください。"
      )
    case .systemCall:
      (
        "`\(subject)` talks to the operating system, which no kata needs; remove it",
        "`\(subject)` は OS への呼び出しで、この問題には要りません。取り除いてください。"
      )
    case .systemType:
      (
        "`\(subject)` reaches files, processes, the network or the call stack; remove it",
        "`\(subject)` はファイルやプロセス、ネットワーク、コールスタックに届きます。取り除いてください。"
      )
    case .fileContents:
      (
        "`\(subject)` reads or writes a file; keep the data in the code",
        "`\(subject)` はファイルを読み書きします。データはコードの中に置いてください。"
      )
    default: sentenceOfOurs(subject)
    }
  }

  /// About our own tools, and about the source as such.
  private func sentenceOfOurs(_ subject: String) -> (english: String, japanese: String) {
    switch self {
    case .harnessName:
      (
        "`\(subject)` belongs to the tests; rename or remove it",
        "`\(subject)` はテスト側の名前です。名前を変えるか、取り除いてください。"
      )
    case .runtimeName:
      (
        "`\(subject)` belongs to the runtime that counts the bodies; remove it",
        "`\(subject)` は body の回数を数えるランタイムの一部です。取り除いてください。"
      )
    case .executor:
      (
        "`\(subject)` takes over how tasks are run; leave that to the actors",
        "`\(subject)` はタスクの実行のしかたを変えてしまいます。アクターに任せてください。"
      )
    case .underscoredName:
      (
        "`\(subject)` is a hidden part of a library; use what is public",
        "`\(subject)` はライブラリの隠された部分です。公開されているものを使ってください。"
      )
    case .macro:
      (
        "the macro `\(subject)` is not known here; write what it stands for",
        "マクロ `\(subject)` はここでは使えません。展開した形で書いてください。"
      )
    case .sourceLocation:
      (
        "`#sourceLocation` moves the compiler's messages to other files; remove it",
        "`#sourceLocation` はコンパイラのメッセージの場所を偽ります。取り除いてください。"
      )
    case .directive:
      (
        "`#\(subject)` writes into the grader's log; say it in a comment",
        "`#\(subject)` は採点のログに書き込みます。コメントにしてください。"
      )
    case .operatorDeclaration:
      (
        "`\(subject)` changes what operators mean; declare a function with a name instead",
        "`\(subject)` は演算子の意味を変えます。名前のある関数にしてください。"
      )
    case .size:
      (
        "more than \(subject) is too much for one file of a kata; make it shorter",
        "\(subject) を超えるのは、問題の 1 ファイルとして大きすぎます。短くしてください。"
      )
    case .unreadable:
      (
        "the file nests too deeply, or is too long, to be read; make it simpler",
        "ファイルの入れ子が深すぎるか、長すぎて読めません。簡単にしてください。"
      )
    case .syntaxError:
      (
        "here the file stops being Swift; the compiler says more",
        "ここから Swift として読めません。詳しくはコンパイラのメッセージを見てください。"
      )
    default:
      (
        "an invisible character (\(subject)) can make code look like other code",
        "見えない文字（\(subject)）があり、コードの見た目が実際と違うかもしれません。"
      )
    }
  }
}
