import SwiftUI
import UIKit

final class FeedController: UIViewController {
  func configure(_ cell: UICollectionViewCell) {
    cell.contentConfiguration = UIHostingConfiguration { /*bait*/Post() }
  }
  func make() -> PostCell { PostCell() }
  // A picture has no environment wherever it is drawn.
  func draw() -> UIImage? { ImageRenderer(content: /*!environment-missing*/Post()).uiImage }
}
final class PostCell: UICollectionViewCell {
  private let host = UIHostingController(rootView: /*bait*/Post())
}
final class PostController: UIHostingController<Post> {
  init() { super.init(rootView: /*bait*/Post()) }
}
