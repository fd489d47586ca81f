/// The part of SARIF 2.1.0 that an audit needs; names are the standard's own.
struct SARIFLog: Encodable {
  struct Message: Encodable {
    var text: String
  }
  struct Artifact: Encodable {
    var uri: String
  }
  struct Region: Encodable {
    var startLine: Int
    var startColumn: Int?
    var endLine: Int
    var endColumn: Int?
  }
  struct PhysicalLocation: Encodable {
    var artifactLocation: Artifact
    var region: Region?
  }
  struct Location: Encodable {
    var physicalLocation: PhysicalLocation
    var message: Message?
  }
  struct Configuration: Encodable {
    var level: String
  }
  struct Properties: Encodable {
    var tags: [String]
  }
  struct Rule: Encodable {
    var id: String
    var shortDescription: Message
    var fullDescription: Message
    var help: Message
    var helpUri: String?
    var defaultConfiguration: Configuration
    var properties: Properties
  }
  struct Driver: Encodable {
    var name: String
    var version: String
    var rules: [Rule]
  }
  struct Tool: Encodable {
    var driver: Driver
  }
  struct Notification: Encodable {
    var level: String
    var message: Message
    var locations: [Location]
  }
  struct Invocation: Encodable {
    var executionSuccessful: Bool
    var toolExecutionNotifications: [Notification]
  }
  struct Result: Encodable {
    var ruleId: String
    var ruleIndex: Int?
    var level: String
    var message: Message
    var locations: [Location]
    var relatedLocations: [Location]?
  }
  struct Run: Encodable {
    var tool: Tool
    var columnKind = "utf16CodeUnits"
    var invocations: [Invocation]
    var results: [Result]
  }

  /// Where the grammar is kept.
  var schema = "https://json.schemastore.org/sarif-2.1.0.json"
  var version = "2.1.0"
  var runs: [Run]

  enum CodingKeys: String, CodingKey {
    case schema = "$schema"
    case version, runs
  }
}
