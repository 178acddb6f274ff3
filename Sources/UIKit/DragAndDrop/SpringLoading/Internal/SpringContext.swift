/// What behaviors and effects know of a drag over a view.
@MainActor
final class SpringContext: NSObject, UISpringLoadedInteractionContext {
    private let contents: DragDropContents
    private weak var interaction: UISpringLoadedInteraction?
    var state = UISpringLoadedInteractionEffectState.inactive
    weak var targetView: UIView?
    var targetItem: Any?

    init(_ contents: DragDropContents, _ interaction: UISpringLoadedInteraction) {
        self.contents = contents
        self.interaction = interaction
        targetView = interaction.view
        super.init()
    }

    func location(in view: UIView?) -> CGPoint {
        if let view { return contents.location(in: view) }
        return interaction?.view?.window.map { contents.location(in: $0) } ?? contents.location
    }
}

/// Opens a view wherever a drag is over it.
final class SpringBehaviorEverywhere: NSObject, UISpringLoadedInteractionBehavior {
    func shouldAllow(
        _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
    ) -> Bool { true }
}

/// Dims the target view, and flashes it before it opens. Controls and cells are highlighted instead. Unverified.
final class SpringFlash: NSObject, UISpringLoadedInteractionEffect {
    private weak var dimmed: UIView?
    private var formerAlpha: CGFloat = 1

    func interaction(
        _ interaction: UISpringLoadedInteraction, didChangeWith context: any UISpringLoadedInteractionContext
    ) {
        switch context.state {
        case .possible: if let view = context.targetView { show(view) }
        case .activating:
            guard let view = context.targetView else { return }
            UIView.animateKeyframes(withDuration: SystemMetrics.current.dragging.springFlash, delay: 0) {
                for step in 0..<4 {
                    UIView.addKeyframe(withRelativeStartTime: Double(step) / 4, relativeDuration: 0.25) {
                        self.set(view, isHighlighted: step % 2 == 1)
                    }
                }
            }
        case .inactive, .activated: restore()
        }
    }

    private func show(_ view: UIView) {
        restore()
        dimmed = view
        formerAlpha = view.alpha
        set(view, isHighlighted: true)
    }

    private func set(_ view: UIView, isHighlighted: Bool) {
        guard view === dimmed else { return }
        if let view = view as? any SpringHighlighting {
            view.setHighlightedBySpring(isHighlighted)
        } else {
            view.alpha = isHighlighted ? formerAlpha / 2 : formerAlpha
        }
    }

    private func restore() {
        if let dimmed { set(dimmed, isHighlighted: false) }
        dimmed = nil
    }
}

/// A view that shows that it is about to open in its own way: a control or a cell.
@MainActor
protocol SpringHighlighting: UIView {
    func setHighlightedBySpring(_ isHighlighted: Bool)
}
