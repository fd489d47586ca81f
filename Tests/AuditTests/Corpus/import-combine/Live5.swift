/*!import-combine*/import Combine
import SwiftUI
struct A { @StateObject var m = Model() }
