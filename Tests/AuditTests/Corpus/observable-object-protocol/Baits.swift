import SwiftUI

protocol GalleryModel: AnyObject, /*bait*/Observable {}
protocol Typed { associatedtype Model: /*bait*/ObservableObject }
protocol Where where Self: /*bait*/AnyObject {}
// protocol Gone: /*bait*/ObservableObject {}
/// protocol Documented: /*bait*/ObservableObject
protocol Derived: /*bait*/GalleryModel {}
class Model: /*bait*/ObservableObject {}
extension GalleryModel { func f<T: /*bait*/ObservableObject>(_ value: T) {} }
struct Box<T: /*bait*/ObservableObject> {}
let text = "protocol A: /*bait*/ObservableObject"
protocol ObservableObjectLike: /*bait*/AnyObject {}
