import Combine
import SwiftUI

enum Kind { case /*bait*/objectWillChange, published(Int) }
func name(_ kind: Kind) -> Int { switch kind { case ./*bait*/objectWillChange: 1; case .published: 2 } }
let kind: Kind = ./*bait*/objectWillChange
func log(_ kinds: Kind...) {}
func start(_ model: Model) {
  log(./*bait*/objectWillChange, .published(1))
  model./*!object-will-change*/objectWillChange.send()
}
