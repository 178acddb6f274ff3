/// A delegate of UIKit's own that learns when lifted items are put down again without a session. The lift animation may
/// have ended long before.
@MainActor
protocol LiftObserver: AnyObject {
    func liftWasGivenUp()
}

/// An interaction that has given items to a drag.
@MainActor
struct DragSource {
    let interaction: UIDragInteraction
    var items: [UIDragItem]
    /// Whether the previews keep their size over the interaction's view.
    var prefersFullSize = false

    /// The delegate, asked for each call.
    func delegate<Call>(
        for method: OptionalMethod<any UIDragInteractionDelegate, Call>
    ) -> (any UIDragInteractionDelegate)? {
        interaction.delegate(for: method)
    }
}
