import Foundation
import Workbook

/// The mistakes people make when they migrate, by the compiler's message, in plain words.
///
/// The ids are those of the behaviour reference's table of compile errors.
enum KnownMistakes {
  /// One mistake: the parts that the message must hold, in order, and what to do.
  struct Mistake: Sendable {
    /// Empty for what stands in no table.
    let id: String
    let parts: [String]
    /// What the source line must hold, where the message alone could mean many things.
    var line = ""
    let words: Sentence
  }

  /// The sentence for an error, with the id at its end.
  static func explanation(of error: Diagnostic) -> Sentence? {
    guard error.severity == .error else { return nil }
    let found = all.first { mistake in
      holds(error.message, mistake.parts)
        && (mistake.line.isEmpty || error.excerpt.contains(mistake.line))
    }
    guard let mistake = found else { return nil }
    guard !mistake.id.isEmpty else { return mistake.words }
    return Sentence(
      "\(mistake.words.english) [\(mistake.id)]", "\(mistake.words.japanese) [\(mistake.id)]")
  }

  private static func holds(_ message: String, _ parts: [String]) -> Bool {
    var rest = Substring(message)
    for part in parts {
      guard let range = rest.range(of: part, options: .caseInsensitive) else { return false }
      rest = rest[range.upperBound...]
    }
    return true
  }

  /// The first that fits is taken, so the narrow ones stand before the wide ones.
  static let all: [Mistake] = [
    Mistake(
      id: "", parts: ["external macro implementation type 'SwiftUIMacros", "could not be found"],
      words: Sentence(
        "The program that expands #Preview, @Previewable and @Entry does not run: that is no"
          + " fault of your code, and `kata doctor` tells more. Until then do without the macro.",
        "#Preview、@Previewable、@Entry を展開するプログラムが動いていません。"
          + "あなたのコードのせいではありません。詳しくは `kata doctor` で調べ、"
          + "それまではマクロを使わずに進めてください。")),
    Mistake(
      id: "X01", parts: ["struct 'ObservedObject' requires that", "conform to 'ObservableObject'"],
      words: Sentence(
        "An @Observable model needs no wrapper when it is handed down: write `let` or `var`.",
        "@Observable のモデルを子に渡すときにラッパーは要りません。"
          + "`let` か `var` で宣言します。")),
    Mistake(
      id: "X02", parts: ["struct 'StateObject' requires that", "conform to 'ObservableObject'"],
      words: Sentence(
        "The owner of an @Observable model holds it in @State instead of @StateObject.",
        "@Observable のモデルの持ち主は、@StateObject ではなく @State で持ちます。")),
    Mistake(
      id: "X03",
      parts: ["struct 'EnvironmentObject' requires that", "conform to 'ObservableObject'"],
      words: Sentence(
        "An @Observable model is read from the environment with @Environment(Model.self).",
        "@Observable のモデルは、@Environment(Model.self) で環境から読みます。")),
    Mistake(
      id: "X32", parts: ["type 'any ", "cannot conform to 'ObservableObject'"],
      words: Sentence(
        "A wrapper needs a concrete model type; make the view generic or name the class.",
        "ラッパーには具体的なモデルの型が必要です。ビューをジェネリックにするか、"
          + "クラスの名前を書きます。")),
    Mistake(
      id: "X12",
      parts: ["method 'environmentObject' requires that", "conform to 'ObservableObject'"],
      words: Sentence(
        "An @Observable model is handed to the environment with .environment(model).",
        "@Observable のモデルは、.environment(model) で環境に渡します。")),
    Mistake(
      id: "X13", parts: ["method 'environment' requires that", "conform to 'Observable'"],
      words: Sentence(
        ".environment(model) takes an @Observable model; an ObservableObject goes through"
          + " .environmentObject(model).",
        ".environment(model) に渡せるのは @Observable のモデルです。"
          + "ObservableObject は .environmentObject(model) で渡します。")),
    Mistake(
      id: "X14", parts: ["no exact matches in call to initializer"], line: "@Environment(",
      words: Sentence(
        "@Environment(Model.self) takes an @Observable class by its own name, neither an"
          + " ObservableObject nor a protocol.",
        "@Environment(Model.self) に書けるのは、"
          + "@Observable クラスそのものの名前です。ObservableObject やプロトコルは書けません。")),
    Mistake(
      id: "X15", parts: ["invalid redeclaration of synthesized property"],
      words: Sentence(
        "@Observable tracks stored properties by itself: remove @Published.",
        "@Observable は保存プロパティを自動で追跡します。"
          + "@Published を取り除きます。")),
    Mistake(
      id: "X15", parts: ["property wrapper cannot be applied to a computed property"],
      words: Sentence(
        "@Observable makes stored properties computed, so a wrapper such as @Published does not"
          + " fit: remove it, or add @ObservationIgnored.",
        "@Observable は保存プロパティを計算プロパティに変えるため、"
          + "@Published などのラッパーは付けられません。取り除くか、"
          + "@ObservationIgnored を付けます。")),
    Mistake(
      id: "X19", parts: ["has no dynamic member '$"],
      words: Sentence(
        "An @Observable model has no $property publishers: observe with onChange(of:), didSet"
          + " or Observations.",
        "@Observable のモデルに $property のパブリッシャはありません。"
          + "onChange(of:)、didSet、Observations のどれかで変化を捉えます。")),
    Mistake(
      id: "X17", parts: ["value of type", "has no member '$"],
      words: Sentence(
        "An @Observable model has no $property publishers: observe with onChange(of:), didSet"
          + " or Observations.",
        "@Observable のモデルに $property のパブリッシャはありません。"
          + "onChange(of:)、didSet、Observations のどれかで変化を捉えます。")),
    Mistake(
      id: "X18", parts: ["objectWillChange"],
      words: Sentence(
        "@Observable has no objectWillChange: changes are found by property, so remove the call"
          + " or use withObservationTracking.",
        "@Observable に objectWillChange はありません。"
          + "変化はプロパティごとに追跡されるので、呼び出しを取り除くか、"
          + "withObservationTracking を使います。")),
    Mistake(
      id: "X04", parts: ["cannot find '$", "' in scope"],
      words: Sentence(
        "There is no binding or publisher of that name: declare the model with @Bindable (in a"
          + " body: `@Bindable var model = model`), write ForEach($items) for rows, or use didSet"
          + " instead of a publisher (also X05, X16, X22, X30).",
        "その名前のバインディングやパブリッシャはありません。モデルを @Bindable で宣言するか（body の中なら `@Bindable var model = model`）、"
          + "行には ForEach($items) と書くか、パブリッシャの代わりに didSet を使います（X05、"
          + "X16、X22、X30 も同様）。")),
    Mistake(
      id: "X10", parts: ["must be unwrapped to refer to member"],
      words: Sentence(
        "The value is Optional: unwrap it first, such as `if let model {"
          + " @Bindable var model = model … }`.",
        "値が Optional です。`if let model { @Bindable var model = model … }` のように、"
          + "先にアンラップします。")),
    Mistake(
      id: "X20", parts: ["@Bindable only works with Observable types"],
      words: Sentence(
        "@Bindable is for @Observable models: keep @ObservedObject, or migrate the model.",
        "@Bindable は @Observable のモデルのためのものです。"
          + "@ObservedObject のままにするか、モデルを移行します。")),
    Mistake(
      id: "X21", parts: ["initializer is inaccessible due to 'private' protection level"],
      words: Sentence(
        "A private stored property without a default value makes the memberwise initializer"
          + " private: give it a default, write an init, or drop `private` (also X28).",
        "既定値のない private の保存プロパティがあると、"
          + "メンバーワイズイニシャライザも private になります。"
          + "既定値を付けるか、init を書くか、`private` を外します（X28 も同様）。")),
    Mistake(
      id: "X26", parts: ["cannot assign to property", "is a get-only property"],
      words: Sentence(
        "The property can only be read (an @Environment property always is): change the model's"
          + " own properties instead (also X24).",
        "そのプロパティは読み取り専用です（@Environment のプロパティは常にそうです）。"
          + "代わりに、モデル自身のプロパティを変更します（X24 も同様）。")),
    Mistake(
      id: "X23", parts: ["cannot assign to property", "is a 'let' constant"],
      words: Sentence(
        "Only a `var` can be written, by an assignment or through a binding.",
        "代入でもバインディングでも、書き込めるのは `var` だけです。")),
    Mistake(
      id: "X25", parts: ["setter is inaccessible"],
      words: Sentence(
        "Only the model may write this property: call one of its methods, or drop"
          + " `private(set)`.",
        "このプロパティに書き込めるのはモデルだけです。モデルのメソッドを呼ぶか、"
          + "`private(set)` を外します。")),
    Mistake(
      id: "X31", parts: ["cannot use mutating member on immutable value"],
      words: Sentence(
        "A row's element is a copy: change it in the model, or iterate over bindings with"
          + " ForEach($items) { $item in … }.",
        "行の要素はコピーです。モデルの中で変更するか、ForEach($items) { $item in … } のようにバインディングを順に取り出します。")),
    Mistake(
      id: "X34", parts: ["Iteration' has no member 'finished'"],
      words: Sentence(
        "In untilFinished a value is .next(value) and the end is .finish.",
        "untilFinished では、値は .next(value)、"
          + "終わりは .finish です。")),
    Mistake(
      id: "X35", parts: ["does not conform to the 'Sendable' protocol"], line: "Observations",
      words: Sentence(
        "What Observations emits crosses to another task: its type must be Sendable.",
        "Observations の出す値は別のタスクに渡るため、"
          + "その型は Sendable でなければなりません。")),
    Mistake(
      id: "M01", parts: ["'@Observable' cannot be applied to"],
      words: Sentence(
        "@Observable is for classes: make it a `final class` (also M02, M03).",
        "@Observable はクラスのためのものです。`final class` にします（M02、"
          + "M03 も同様）。")),
    Mistake(
      id: "M04", parts: ["'lazy' cannot be used on a computed property"],
      words: Sentence(
        "@Observable makes the property computed: write `@ObservationIgnored lazy var`.",
        "@Observable はプロパティを計算プロパティに変えます。"
          + "`@ObservationIgnored lazy var` と書きます。")),
    Mistake(
      id: "M06", parts: ["class '", "has no initializers"],
      words: Sentence(
        "Every stored property of the class needs a default value, or the class needs an init.",
        "クラスの保存プロパティすべてに既定値を付けるか、クラスに init を書きます。")),
    Mistake(
      id: "M07", parts: ["unknown attribute 'Observable'"],
      words: Sentence(
        "@Observable comes from its own module: add `import Observation` (or SwiftUI).",
        "@Observable は専用のモジュールにあります。`import Observation`（または SwiftUI）を加えます。")),
    Mistake(
      id: "M08", parts: ["init accessor cannot refer to property"],
      words: Sentence(
        "A tracked property cannot be overridden: give the subclass a property of its own.",
        "追跡されるプロパティはオーバーライドできません。サブクラスには別のプロパティを用意します。")),
    Mistake(
      id: "M08", parts: ["ambiguous use of 'access(keyPath:)'"],
      words: Sentence(
        "A tracked property cannot be overridden: give the subclass a property of its own.",
        "追跡されるプロパティはオーバーライドできません。サブクラスには別のプロパティを用意します。")),
    Mistake(
      id: "M15", parts: ["'self' used in", "before all stored properties are initialized"],
      words: Sentence(
        "Give every stored property its value first; only then may init call methods.",
        "先にすべての保存プロパティに値を入れます。init がメソッドを呼べるのはその後です。")),
    Mistake(
      id: "D12", parts: ["main actor-isolated property", "from a nonisolated context"],
      words: Sentence(
        "deinit runs outside the main actor: mark the property @ObservationIgnored, or write"
          + " `isolated deinit`.",
        "deinit はメインアクターの外で実行されます。プロパティに @ObservationIgnored を付けるか、"
          + "`isolated deinit` と書きます。")),
    Mistake(
      id: "", parts: ["with a non-Sendable type", "from nonisolated deinit"],
      words: Sentence(
        "deinit runs outside the main actor and may touch only what is Sendable: write"
          + " `isolated deinit`, or keep a Sendable handle, such as a Task, and cancel that.",
        "deinit はメインアクターの外で実行され、触れられるのは Sendable なものだけです。"
          + "`isolated deinit` と書くか、Task のような Sendable なハンドルを持っておき、それをキャンセルします。")),
    Mistake(
      id: "", parts: ["type annotation missing in pattern"], line: "@Bindable",
      words: Sentence(
        "@Bindable does not go on top of another wrapper: keep @Environment alone here, and"
          + " write `@Bindable var model = model` in the body that needs the binding.",
        "@Bindable を別のラッパーに重ねることはできません。ここは @Environment だけにし、"
          + "バインディングの要る body の中で `@Bindable var model = model` と書きます。")),
    Mistake(
      id: "", parts: ["declares an opaque return type", "has no return statements"],
      words: Sentence(
        "Only `body` puts its statements together by itself: after a declaration such as"
          + " `@Bindable var model = model` write `return` before the view, or mark the property or"
          + " method @ViewBuilder.",
        "書いた文がそのままビューになるのは `body` だけです。`@Bindable var model = model` "
          + "のような宣言のあとではビューの前に `return` を書くか、プロパティやメソッドに @ViewBuilder を付けます。")),
  ]
}
