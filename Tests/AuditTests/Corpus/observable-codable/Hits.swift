import Observation

@Observable final class /*!observable-codable*/Profile: Codable { var name = "x"; var n = 1 }
@Observable class /*!observable-codable*/Written: Encodable { var name = "x" }
@Observable class /*!observable-codable*/Read: Decodable { var name = "x" }
@MainActor @Observable final class /*!observable-codable*/Isolated: Identifiable, Codable {
  let id = 1
  var rows: [Int] = []
}
@Observable public final class /*!observable-codable*/Half: Codable {
  var name = ""
  init(from decoder: any Decoder) throws {}
}
@Observable final class /*!observable-codable*/OtherHalf: Codable {
  var name = ""
  func encode(to encoder: any Encoder) throws {}
}
enum Namespace {
  @Observable final class /*!observable-codable*/Inner: Codable { var name = "" }
}
@Observable final class /*!observable-codable*/Extended { var name = "" }
extension Extended: Codable {}
protocol Storable: Codable {}
@Observable final class /*!observable-codable*/Stored: Storable { var name = "" }
@Observable final class /*!observable-codable*/OtherKeys: Codable {
  var name = ""
  enum Keys: String, CodingKey { case name }
}
extension Namespace { enum CodingKeys: CodingKey { case name } }
