/*bait*/import SwiftUI
/*bait*/import Foundation
/*bait*/import OpenCombine
/*bait*/import CombineExt
/*bait*/import CombineSchedulers
// /*bait*/import Combine
/* /*bait*/import Combine */
let text = "/*bait*/import Combine"
/*bait*/import struct Foundation.Date
/*bait*/import Observation
/*bait*/@testable import Gallery
/*bait*/import RxSwift
