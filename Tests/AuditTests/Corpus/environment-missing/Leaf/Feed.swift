import SwiftUI
import UIKit

final class FeedController: UIViewController {
  func configure(_ cell: UICollectionViewCell) {
    cell.contentConfiguration = UIHostingConfiguration { Post() }
  }
}
