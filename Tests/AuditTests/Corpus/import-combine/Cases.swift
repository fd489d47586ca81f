import SwiftUI
/*!import-combine*/import Combine

enum Kind { case objectWillChange, sink }
func name(_ kind: Kind) -> Int { switch kind { case .objectWillChange: 1; case .sink: 2 } }
let kind: Kind = .objectWillChange
