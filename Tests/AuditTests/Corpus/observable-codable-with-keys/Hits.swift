import Observation

@Observable final class /*!observable-codable-with-keys*/User: Codable {
  enum CodingKeys: String, CodingKey { case _name = "name" }
  var name = "Taylor"
}
@Observable class /*!observable-codable-with-keys*/Order: Codable {
  private enum CodingKeys: String, CodingKey { case _kind = "kind", _count = "count" }
  var kind = 0
  var count = 1
}
@Observable class /*!observable-codable-with-keys*/Written: Encodable {
  enum CodingKeys: String, CodingKey { case _name = "name" }
  var name = ""
}
@Observable class /*!observable-codable-with-keys*/Read: Decodable {
  enum CodingKeys: String, CodingKey { case _name = "name" }
  var name = ""
}
@Observable final class /*!observable-codable-with-keys*/ByHand: Codable {
  enum CodingKeys: CodingKey { case name }
  var name = ""
  init(from decoder: any Decoder) throws {}
  func encode(to encoder: any Encoder) throws {}
}
@Observable final class /*!observable-codable-with-keys*/Outside: Codable { var name = "" }
extension Outside { enum CodingKeys: String, CodingKey { case _name = "name" } }
@Observable final class /*!observable-codable-with-keys*/Extended { var name = "" }
extension Extended: Codable { enum CodingKeys: String, CodingKey { case _name = "name" } }
enum Namespace {
  @MainActor @Observable public final class /*!observable-codable-with-keys*/Inner: Codable {
    enum CodingKeys: String, CodingKey { case _name = "name" }
    var name = ""
  }
}
protocol Storable: Codable {}
@Observable final class /*!observable-codable-with-keys*/Stored: Storable {
  enum CodingKeys: String, CodingKey { case _name = "name" }
  var name = ""
}
@Observable final class /*!observable-codable-with-keys*/Composed: Sendable & Codable {
  enum CodingKeys: String, CodingKey { case _name = "name" }
  var name = ""
}
