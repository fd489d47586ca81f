import Observation

typealias Stored = Codable & Sendable
typealias Kept = Sendable
@Observable final class /*!observable-codable*/Note: Stored { var text = "" }
@Observable final class /*bait*/Draft: Kept { var text = "" }
