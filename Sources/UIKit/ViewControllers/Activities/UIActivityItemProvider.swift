import Foundation
import Synchronization

// Sound: the state is in a mutex; only an open class cannot say so unchecked.
/// An item that takes long to make. Subclass it and override ``item``, which is read in the background when the user has
/// chosen an activity.
open class UIActivityItemProvider: Operation, @unchecked Sendable {
    private struct State {
        var activityType: UIActivity.ActivityType?
        var product: SharedByClient<Any>?
    }

    private let state = Mutex(State())
    private let placeholder: SharedByClient<Any>

    /// - Parameter placeholderItem: an object of the class that the item will have.
    public init(placeholderItem: Any) {
        placeholder = SharedByClient(placeholderItem)
        super.init()
    }

    /// The object that was given at creation.
    open var placeholderItem: Any? { placeholder.value }

    /// The activity that the user has chosen, while ``item`` is read; otherwise nil.
    open var activityType: UIActivity.ActivityType? { state.withLock { $0.activityType } }

    /// The item for ``activityType``. Called on a thread in the background. The default is the placeholder (unverified).
    open var item: Any { placeholder.value }

    /// Reads ``item``. Overrides call `super`.
    open override func main() {
        guard !isCancelled else { return }
        let product = SharedByClient(item)
        state.withLock { $0.product = product }
    }

    @MainActor
    open func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any {
        placeholder.value
    }

    /// Returns the item that was made; nil if the provider was cancelled before.
    @MainActor
    open func activityViewController(
        _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? { state.withLock { $0.product }?.value }

    /// Makes the item for an activity. Called in the background.
    fileprivate func produce(for type: UIActivity.ActivityType?) {
        state.withLock { $0 = State(activityType: type) }
        // An operation starts once only; that of an item which is shared again has ended.
        if isFinished { main() } else { start() }
        state.withLock { $0.activityType = nil }
    }

    /// Makes the items of providers one after the other in the background.
    @MainActor
    static func produce(
        _ providers: [UIActivityItemProvider], for type: UIActivity.ActivityType?,
        completion: @escaping @MainActor () -> Void
    ) {
        DispatchQueue.global(qos: .userInitiated).async {
            for provider in providers { provider.produce(for: type) }
            DispatchQueue.main.async { MainActor.assumeIsolated { completion() } }
        }
    }
}

// In an extension, because the protocol would make the whole class one of the main actor.
extension UIActivityItemProvider: UIActivityItemSource {}
