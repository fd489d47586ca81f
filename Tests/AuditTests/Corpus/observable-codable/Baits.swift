import Observation

@Observable final class /*bait*/Keyed: Codable {
  var name = "x"
  enum CodingKeys: String, CodingKey { case _name = "name" }
}
@Observable final class /*bait*/ByHand: Codable {
  var name = ""
  init(from decoder: any Decoder) throws {}
  func encode(to encoder: any Encoder) throws {}
}
@Observable final class /*bait*/WrittenByHand: Encodable {
  var name = ""
  func encode(to encoder: any Encoder) throws {}
}
@Observable final class /*bait*/ReadByHand: Decodable {
  var name = ""
  required init(from decoder: any Decoder) throws {}
}
@Observable final class /*bait*/KeyedOutside: Codable { var name = "" }
extension KeyedOutside { enum CodingKeys: String, CodingKey { case _name = "name" } }
@Observable final class /*bait*/HandOutside: Codable { var name = "" }
extension HandOutside {
  func encode(to encoder: any Encoder) throws {}
  convenience init(from decoder: any Decoder) throws { self.init() }
}
final class /*bait*/Plain: Codable { var name = "" }
struct /*bait*/Value: Codable { var name = "" }
@Observable final class /*bait*/NotCodable { var name = "" }
@Observable final class /*bait*/OnlyConstants: Codable { let name = "" }
@Observable final class /*bait*/OnlyIgnored: Codable { @ObservationIgnored var name = "" }
@Observable @ClassCodable final class /*bait*/MacroCoded: Codable { var name = "" }
@Observable final class /*bait*/Keys: CodingKeyHolder { var name = "" }
