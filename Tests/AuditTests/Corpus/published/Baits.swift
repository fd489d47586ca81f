import Observation

// /*bait*/@Published var commented = 0
/// `/*bait*/@Published` in a documentation comment.
@Observable final class Model {
  var /*bait*/Published = 0
  var text = "/*bait*/@Published var quoted = 0"
  let /*bait*/published = [1]
  func /*bait*/Published(_ value: Int) -> Int { value }
  enum State { case /*bait*/Published, draft }
  var state: State { ./*bait*/Published }
  var more = #"/*bait*/@Published"#
  var many = """
    /*bait*/@Published var inside = 0
    """
}
@available(*, deprecated, message: "/*bait*/@Published is gone") func old() {}
