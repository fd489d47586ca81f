import Observation

final class /*bait*/Plain: Codable {
  enum CodingKeys: String, CodingKey { case name }
  var name = ""
}
struct /*bait*/Value: Codable {
  enum CodingKeys: String, CodingKey { case name }
  var name = ""
}
@Observable final class /*bait*/Unkeyed: Codable { var name = "" }
@Observable final class /*bait*/NotCodable {
  enum CodingKeys: String, CodingKey { case name }
  var name = ""
}
@Observable final class /*bait*/OtherName: Codable {
  enum Keys: String, CodingKey { case name }
  var name = ""
}
@Observable final class /*bait*/Holder: Codable {
  var name = ""
  struct Part: Codable {
    var x = 0
    enum CodingKeys: String, CodingKey { case x }
  }
}
@Observable final class /*bait*/OnlyConstants: Codable {
  enum CodingKeys: CodingKey { case name }
  let name = ""
}
@Observable final class /*bait*/OnlyIgnored: Codable {
  enum CodingKeys: CodingKey { case name }
  @ObservationIgnored var name = ""
}
@Observable @MemberwiseCodable final class /*bait*/OtherMacro: Codable {
  enum CodingKeys: CodingKey { case name }
  var name = ""
}
final class /*bait*/Legacy: ObservableObject, Codable {
  enum CodingKeys: CodingKey { case name }
  @Published var name = ""
}
