import Foundation
internal import NibDocument

/// The variations of all views that are loaded together.
@MainActor
struct NibVariations {
    private let views: [(identity: ObjectIdentifier, view: UIView, variation: ViewVariation)]
    private let places: [ObjectIdentifier: Int]

    /// Returns nil if nothing varies. Otherwise every view with constraints is followed too: views that are left out
    /// take constraints of others with them.
    init?(_ loaded: [(record: NibObject, object: NSObject)], _ instance: NibInstance) {
        guard
            loaded.contains(where: {
                !$0.record.variations.isEmpty || $0.record.constraints.contains { !$0.variations.isEmpty }
            })
        else { return nil }
        views = loaded.compactMap { record, object in
            guard let view = object as? UIView, !record.variations.isEmpty || !record.constraints.isEmpty else {
                return nil
            }
            return (ObjectIdentifier(view), view, ViewVariation(record, view, instance))
        }
        places = Dictionary(views.enumerated().map { ($1.identity, $0) }) { first, _ in first }
    }

    /// Returns nil for a view that nothing varies in.
    func variation(of view: UIView) -> ViewVariation? { places[ObjectIdentifier(view)].map { views[$0].variation } }

    /// Applies what is for the present traits, and follows them.
    func start() {
        let outer = views.map { _, view, _ in
            sequence(first: view, next: \.superview).dropFirst().lazy.compactMap(variation).first
        }
        for (_, _, variation) in views { variation.updateView() }
        for ((_, _, variation), outer) in zip(views, outer) { variation.start(within: outer) }
    }
}
