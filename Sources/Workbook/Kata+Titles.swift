extension Kata {
  /// The first heading of the brief in each language that has one, by the language's code.
  ///
  /// What programs read is the same in every locale, so it names them all.
  public var titles: [String: String] {
    var titles: [String: String] = [:]
    for language in Language.allCases {
      let name = Brief.fileName(in: language)
      let heading = try? Heading(of: folder.appendingPathComponent(name), name: name)
      titles[language.rawValue] = heading?.text
    }
    return titles
  }
}
