import Combine

protocol GalleryModel: /*!observable-object-protocol*/ObservableObject {}
protocol Loading: AnyObject, /*!observable-object-protocol*/ObservableObject { var isLoading: Bool { get } }
@MainActor public protocol Playing: /*!observable-object-protocol*/Combine.ObservableObject, Identifiable {}
protocol Routing<Route>: /*!observable-object-protocol*/ObservableObject { associatedtype Route }
protocol Both: Sendable & /*!observable-object-protocol*/ObservableObject {}
fileprivate protocol Hidden: /*!observable-object-protocol*/ObservableObject {}
#if DEBUG
  protocol Probing: /*!observable-object-protocol*/ObservableObject {}
#endif
enum Space {
  protocol Inner: /*!observable-object-protocol*/ObservableObject {}
}
protocol Refined: GalleryModel, /*!observable-object-protocol*/ObservableObject {}
protocol Constrained: /*!observable-object-protocol*/ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {}
