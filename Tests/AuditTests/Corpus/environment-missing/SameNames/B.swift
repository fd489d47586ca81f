import SwiftUI

private struct Line: View { var body: some View { Text("") } }
struct AlsoUsesLine: View { var body: some View { /*bait*/Line() } }
extension NamesApp { var more: some View { AlsoUsesLine() } }
