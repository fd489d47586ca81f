extension DoctorWords {
  /// English.
  static let english = DoctorWords(
    brokenToolchain: { program in "\(program) does not run" },
    install: { version in "install Swift \(version) from https://swift.org/install" },
    toolchain: { version, folder in "Swift \(version) in \(folder)" },
    untriedToolchain: { version, folder in
      "Swift \(version) in \(folder), which was not tried"
    },
    installTried: { version in
      "kata was tried with Swift \(version); install that one if checks misbehave"
    },
    noPrograms: { programs in "\(programs.joined(separator: " and ")) is not there" },
    installWhole: "install the whole toolchain from https://swift.org/install",
    programs: "swift-frontend and ld.lld are there",
    runtime: { folder in "built and current in \(folder)" },
    noRuntime: "not built yet, or older than its sources",
    buildRuntime: "the first check builds it, once",
    macros: "#Preview, @Previewable and @Entry are expanded",
    macrosToCome: "built with the runtime",
    noMacros: { program in
      "\(program) does not run, so #Preview, @Previewable and @Entry do not"
    },
    makeMacros: { folder in
      "remove \(folder) and check again; it needs the toolchain's lib/swift/host"
    },
    cache: { folder, megabytes in "\(folder) holds \(megabytes) MB" },
    fullCache: { folder, megabytes, free in
      "\(folder) holds \(megabytes) MB; \(free) MB are free"
    },
    freeSpace: "free some space: what checks need takes about 40 MB",
    walls: { keepsSignals in
      "a check's process can change only its own folder"
        + (keepsSignals ? " and signal only itself" : "")
    },
    noWalls: "a check's process can change your files: this kernel has no Landlock",
    newerKernel: "nothing to do for your own code; Linux 6.2 or newer has it",
    grading: { level, holds in
      switch (level, holds) {
      case (.full, true):
        "level full: `kata grade` grades here. Behind walls with namespaces hostile code could not"
      case (.reduced, true):
        "level reduced: `kata grade` asks for --accept-reduced here. Behind walls without namespaces"
          + " hostile code could not"
      default:
        "level \(level.rawValue): behind the walls hostile code could do what stands at ✗, and could"
          + " not do the rest"
      }
    },
    noGrading: { level, obstacle in
      "level \(level.rawValue): no walls stand here for strangers' code (\(obstacle)), so `kata grade`"
        + " grades nothing here but with --trust-submissions"
    },
    certainMemory: "the kernel itself tells when a submission ran out of memory",
    uncertainMemory: "whether a submission ran out of memory is measured, and not certain",
    linked: "linked",
    katas: { count, folder in "\(count) katas in \(folder)" },
    someKatas: { count, folder, leftOut in "\(count) katas in \(folder), \(leftOut) left out" },
    bringKatas: "git checkout brings the shipped katas back",
    progress: { folder in "kept in \(folder)" },
    policies: { closures, state, pinned in
      "closures \(closures), state \(state)"
        + (pinned.isEmpty ? "" : "; pinned by \(pinned.joined(separator: ", "))")
    },
    notOnPath: "not on the PATH",
    installGit: "only needed when .kata/starters was deleted: apt-get install git",
    noEditor: "neither VISUAL nor EDITOR is set",
    setEditor: "export EDITOR=nano (or yours), so that `edit` can open it",
    editorNotOnPath: { editor in "\(editor) is not on the PATH" },
    otherEditor: "install it or set EDITOR to another",
    findLanguageServer:
      "add the toolchain's bin folder to the PATH for completion in your editor",
    ready: { katas, free in
      "kata \(KataVersion.current) ready: \(katas) of \(katas) katas judged offline, \(free) MB free."
    },
    notReady: { failures, free in
      "kata \(KataVersion.current) not ready: "
        + (failures.isEmpty ? "\(free) MB free" : failures.joined(separator: ", "))
        + "; `kata doctor` tells more."
    }
  )
}
