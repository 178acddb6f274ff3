import Foundation

/// Opens the view below a drag when that rests over it. Owned by the drag's ``DropTargeting``.
@MainActor
final class SpringLoading {
    /// Sound: the owner belongs to the drag.
    private unowned(unsafe) let drag: RunningDrag

    private struct Hover {
        let interaction: UISpringLoadedInteraction
        let context: SpringContext
        /// Where the drag came to rest.
        var rest: CGPoint
        var timer: DelayedCall?
        /// Whether the view has opened; it does not open again before the drag has left it.
        var isOver = false
    }

    private var hover: Hover?

    init(drag: RunningDrag) { self.drag = drag }

    /// - Parameter path: the view below the drag and its superviews, the innermost first.
    func update(_ path: [UIView]) {
        let springs = path.lazy.flatMap(\.interactions).compactMap { $0 as? UISpringLoadedInteraction }
        guard hover != nil || !springs.isEmpty else { return }
        for interaction in Array(springs) {
            let isPresent = hover?.interaction === interaction
            let context =
                isPresent
                ? hover?.context ?? SpringContext(drag.contents, interaction)
                : SpringContext(drag.contents, interaction)
            let former = context.targetItem as? AnyHashable
            guard interaction.interactionBehavior.shouldAllow(interaction, with: context) else { continue }
            guard drag.isMoving, interaction.view != nil else { return }
            if isPresent, hover?.context === context, former == context.targetItem as? AnyHashable {
                stay()
            } else {
                leave()
                if drag.isMoving { enter(interaction, context) }
            }
            return
        }
        leave()
    }

    func end() { leave() }

    private func enter(_ interaction: UISpringLoadedInteraction, _ context: SpringContext) {
        hover = Hover(interaction: interaction, context: context, rest: drag.contents.location)
        set(.possible)
        wait()
    }

    /// A drag that moves on over the same view begins to wait again.
    private func stay() {
        guard let hover, hover.context.state == .possible else { return }
        let location = drag.contents.location
        let distance = hypot(location.x - hover.rest.x, location.y - hover.rest.y)
        guard distance > SystemMetrics.current.dragging.fingerDistance else { return }
        self.hover?.rest = location
        wait()
    }

    private func wait() {
        hover?.timer?.cancel()
        guard let context = hover?.context else { return }
        hover?.timer = DelayedCall(after: SystemMetrics.current.dragging.springDelay) { [weak self] in
            guard let self, hover?.context === context, context.state == .possible else { return }
            set(.activating)
            guard hover?.context === context else { return }
            hover?.timer = DelayedCall(after: SystemMetrics.current.dragging.springFlash) { [weak self] in
                guard let self, hover?.context === context else { return }
                activate()
            }
        }
    }

    private func activate() {
        guard let hover else { return }
        // A client that ends the drag releases it: nothing else holds a drag without animations.
        let drag = drag
        self.hover?.isOver = true
        set(.activated)
        hover.interaction.activate(hover.context)
        hover.interaction.interactionBehavior.interactionDidFinish(hover.interaction)
        // What is below the drag may be another view now.
        drag.updateTarget()
    }

    private func leave() {
        guard let hover else { return }
        self.hover = nil
        hover.timer?.cancel()
        guard !hover.isOver else { return }
        hover.context.state = .inactive
        hover.interaction.interactionEffect.interaction(hover.interaction, didChangeWith: hover.context)
        hover.interaction.interactionBehavior.interactionDidFinish(hover.interaction)
    }

    private func set(_ state: UISpringLoadedInteractionEffectState) {
        guard let hover else { return }
        hover.context.state = state
        hover.interaction.interactionEffect.interaction(hover.interaction, didChangeWith: hover.context)
    }
}
