extension UsageWords {
  /// English.
  static let english = UsageWords(
    takesNoValue: { option in "\(option) takes no value: leave it out." },
    needsValue: { option, placeholder in "\(option) needs a value: \(option) \(placeholder)." },
    unknownValue: { option, value, nearest, all in
      let remedy =
        nearest.map { "did you mean \($0)?" } ?? "choose from \(all.joined(separator: ", "))."
      return "\(option) does not know \(value): \(remedy)"
    },
    numberOutOfRange: { option, range, text in
      "\(option) takes a number from \(range.lowerBound) to \(range.upperBound), not \(text)."
    },
    unknownOption: { command, option, nearest, help in
      let remedy = nearest.map { "did you mean \($0)?" } ?? "`\(help)` shows what it takes."
      return "\(command) has no option \(option): \(remedy)"
    },
    strayWord: { word, help in "\(word) is one word too many: `\(help)` shows what it takes." },
    missingWord: { command, word, help in
      "\(command) needs \(word): `\(help)` shows what it takes."
    },
    unknownCommand: { word, nearest in
      let remedy = nearest.map { "did you mean \($0)?" } ?? "`kata --help` shows the commands."
      return "There is no command \(word): \(remedy)"
    },
    nameAKata: "Name a kata: `list` shows the names.",
    noKata: { folder in "There is no kata in \(folder)." },
    watchTakesOne: "--watch takes one kata of yours, and no --all, --source or --format.",
    noSource: { folder in
      "--source: there is no folder \(folder); name a mirror tree such as Solutions, or a folder "
        + "of .swift files."
    },
    allMeansEvery: { kata in "--all means every kata: leave \(kata) or --all out." },
    unknownLevel: { level, count in
      "hint takes a level from 1 to \(count), not \(level); a kata is named by its name."
    },
    strayHintWord: { word in "\(word) is one word too many: hint [KATA] [LEVEL]." },
    dueIsAList: { kata in "--format json lists what is due: leave \(kata) out." },
    writeBelongsToFix: "--write belongs to --fix: `kata audit --fix --write` changes files.",
    notTogether: { one, other in "\(one) and \(other) do not go together: leave one out." },
    belongsTo: { one, other in "\(one) goes with \(other) only: add \(other), or leave \(one) out."
    },
    fixIsText: { format in "--fix shows hunks as text: leave --format \(format) out." },
    unknownDeed: { deed, nearest in
      let remedy =
        nearest.map { "did you mean \($0)?" }
        ?? "write new, join, share, summary, leave or present."
      return "workshop cannot do \(deed): \(remedy)"
    },
    notOfDeed: { option, deed in
      "\(option) does not belong to `workshop \(deed)`: leave it out."
    },
    joinNeeds: "workshop join needs a name and the folder: workshop join NAME --dir DIR.",
    joinFirst: "You are in no workshop: `workshop join NAME --dir DIR` joins one."
  )
}
