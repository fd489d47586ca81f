import Observation

@Observable class Base { var a = 0 }
class Plain { var a = 0 }
typealias Root = Base
typealias Bare = Plain
final class /*!subclass-not-observable*/Leaf: Root { var b = 0 }
final class /*bait*/Twig: Bare { var b = 0 }
