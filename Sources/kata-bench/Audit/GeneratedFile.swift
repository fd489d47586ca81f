/// One file of the generated project: some declarations around one thing of a domain.
struct GeneratedFile {
  let index: Int

  private static let things = [
    "Order", "Article", "Photo", "Album", "Playlist", "Track", "Recipe", "Note", "Contact",
    "Message", "Invoice", "Lesson", "Trip", "Ticket", "Profile", "Device", "Sensor", "Library",
  ]
  private static let fields = [
    "title", "subtitle", "detail", "count", "isFavorite", "createdAt", "price", "progress",
    "identifier", "category", "author", "duration", "rating", "isHidden", "position", "comment",
  ]

  /// The file's name and text.
  func written(_ random: inout SeededNumbers) -> (name: String, text: String) {
    let thing = "\(Self.things[index % Self.things.count])\(index / Self.things.count)"
    let fields = Array(
      Self.fields.shuffled(using: &random).prefix(Int.random(in: 3...8, using: &random)))
    let pieces: [(name: String, imports: [String], write: (Int) -> String)]
    let templates = GeneratedCode(thing: thing, fields: fields)
    pieces = [
      ("View", ["SwiftUI"], templates.view),
      ("Model", ["Foundation", "Observation"], templates.model),
      ("Row", ["SwiftUI"], templates.row),
      ("Service", ["Foundation"], templates.service),
      ("Settings", ["SwiftUI"], templates.settings),
      ("Store", ["Combine", "Foundation"], templates.legacyModel),
      ("Value", ["Foundation"], templates.value),
      ("Screen", ["Combine", "SwiftUI"], templates.legacyView),
      ("Client", ["Foundation"], templates.client),
    ]
    let main = pieces[index % pieces.count]
    var text = """
      //
      //  \(thing)\(main.name).swift
      //  Feature\(index / 100)
      //
      //  Made for measuring; nobody builds it.
      //

      """
    for name in main.imports { text += "import \(name)\n" }
    let wanted = Int.random(in: 20...200, using: &random)
    var part = 0
    repeat {
      text += "\n" + main.write(part)
      part += 1
    } while text.utf8.count(where: { $0 == 0x0A }) < wanted
    return (thing + main.name, text)
  }
}
