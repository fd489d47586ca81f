extension Phrases {
  /// The shell's sentences in English.
  static let english = Phrases(
    welcome: { file in
      [
        "Welcome! Small katas teach you which SwiftUI bodies run, and why.",
        "Open \(file) in your editor, do what its TODO asks and save: it is checked at once.",
        "Type brief to read the kata, hint when you are stuck, help for the rest; Ctrl-D leaves.",
      ]
    },
    welcomeBack: { kata, title, passed, count in
      "Welcome back to \(kata) (\(title)). Passed so far: \(passed) of \(count)."
    },
    goodbye: "See you soon.",
    yesOrNo: "[y/N]",
    yes: ["y", "yes"],
    unknownCommand: { word, nearest in
      nearest.map { "There is no command \(word): did you mean \($0)?" }
        ?? "There is no command \(word): `help` lists them all."
    },
    openQuote: "A quotation mark is never closed: put the same one at the end.",
    helpHeading: "Commands, KATA being a name, its beginning or its number:",
    helpFooter: [
      "Saving a file of the current kata checks it. Tab completes, Ctrl-C stops a check, Ctrl-D leaves."
    ],
    summaries: [:],
    help: .english,
    ready: "Ready to check.",
    checking: "checking…",
    checkStopped: "The check was stopped.",
    offerNext: { next in "Type next to go on to \(next), or solution to compare yours with ours." },
    allPassed: "That was the last one: every kata is passed. Well done!",
    nowAt: { kata, title, minutes, folder in
      "\(kata): \(title) (about \(minutes) min)\n\(folder)"
    },
    blocked: { missing in
      "The others build on \(missing.joined(separator: ", ")): pass that first."
    },
    unknownKata: { name, nearest in
      nearest.map { "There is no kata \(name): did you mean \($0)?" }
        ?? "There is no kata \(name): `list` shows the names."
    },
    ambiguousKata: { name, katas in
      "\(name) could be \(katas.joined(separator: ", ")): type a little more."
    },
    noSuchNumber: { number, count in
      "There is no kata number \(number): they go from 1 to \(count)."
    },
    betterFirst: { katas in "It builds on \(katas.joined(separator: ", ")), not passed yet." },
    report: .english,
    hintHelps: { kata in "`hint \(kata)` goes on from there." },
    solutionAllTheSame: { kata in "\(kata) is not passed yet. Show the solution all the same?" },
    solutionNeedsYes: { kata in
      "\(kata) is not passed yet: `solution --yes \(kata)` shows it all the same, "
        + "`hint \(kata)` helps without."
    },
    answerAsHint: { kata in
      "The next hint is the answer to \(kata). Show it all the same?"
    },
    declined: { kata in "Not shown; `hint --level 3 \(kata)` names the API to use." },
    unchanged: { kata in "\(kata) is as shipped: nothing is changed." },
    resetDone: { kata in "\(kata) is as shipped again." },
    keptIn: { folder in "What you had is in \(folder)." },
    noEditor: { file, line in
      "neither VISUAL nor EDITOR is set: `export EDITOR=nano` (or yours), or open \(file) "
        + "at line \(line) yourself."
    },
    editorMissing: { editor in
      "the editor \(editor) is not on the PATH: install it or set EDITOR to another."
    },
    editorFailed: { editor in
      "the editor \(editor) ended with an error: check what VISUAL and EDITOR say."
    },
    noKatas: { folder in
      "there is no kata in \(folder): `git checkout Katas` brings the shipped ones back."
    },
    startersNotKept: { reason in "the shipped starters are not being kept: \(reason)" },
    progressNotKept: { reason in "progress is not being kept: \(reason)" },
    outputLost: { reason in
      "the output could not be written (\(reason)), so it is not whole; write it elsewhere"
    },
    doctor: .english,
    passedCount: { passed, count in "\(passed) of \(count) passed" },
    passed: "passed",
    started: "started",
    notStarted: "not started",
    verdicts: [
      .didNotCompile: "does not compile", .crashed: "crashed", .timedOut: "timed out",
      .outOfMemory: "out of memory", .outputLimit: "printed too much",
      .tampered: "ended the process", .apiMismatch: "lacks a declaration",
      .forbidden: "forbidden declaration", .error: "not checked",
    ],
    hintsUsed: { level in level == 1 ? "1 hint" : "\(level) hints" },
    sawSolution: "solution seen first",
    prediction: .english,
    review: .english,
    workshop: .english,
    screen: "screen",
    screenHelp: [
      "tap LABEL [#2]         tap a control; #2 is the second with that label",
      "type TEXT into LABEL   replace the text of a field",
      "toggle LABEL           flip a toggle",
      "scroll ROW             bring a row into view, the first being 0",
      "tree, text             the view tree, what is on the screen",
      "counts                 bodies that ran since the last action, and since open",
      "close                  back to where you were",
    ],
    screenOpened: { kata in "The screen of \(kata) is open: help shows what you can do with it." },
    screenUsage: { usage in "Write it so: \(usage)" },
    noBodyRan: "No body ran.",
    sinceAction: "since the last action",
    sinceOpened: "since the screen opened",
    bodyRan: { view, times, cause in "\(view).body ×\(times) — \(cause)" },
    causeChanged: { cause in "\(cause) changed" },
    screenGone: { reason in
      "\(reason)\(reason.hasSuffix(".") ? "" : ".") The screen's process has ended: open starts it again."
    },
    auditBuilding: "Building the audit (once, about a minute) …",
    auditFindsNothing: { path in "\(path): there is no such file or folder." },
    auditStopped: "The audit was stopped.",
    auditFailed: { program in
      "the audit ended before it was done; `\(program) --help` shows whether it starts at all."
    },
    gradeBuilding: "Building the grader (once, about a minute) …",
    gradeStopped: "The grading was stopped; --resume goes on with it."
  )
}
