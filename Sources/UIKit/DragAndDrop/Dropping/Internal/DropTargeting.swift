import Foundation

/// Finds the drop interaction below a drag, and asks it what a drop would do. Owned by the drag.
@MainActor
final class DropTargeting {
    /// Sound: the drag owns this object.
    private unowned(unsafe) let drag: RunningDrag

    /// An interaction that was below the drag.
    private struct Candidate {
        let interaction: UIDropInteraction
        /// Its answer to whether it can handle the session; nil when it has to be asked again.
        var canHandle: Bool?
        var wasEntered = false
    }

    private var candidates: [Candidate] = []
    /// The interaction that the drag is over.
    private(set) var interaction: UIDropInteraction?
    private(set) var proposal: UIDropProposal?
    private(set) lazy var springs = SpringLoading(drag: drag)

    init(drag: RunningDrag) { self.drag = drag }

    /// What a drop would do now.
    var operation: UIDropOperation {
        guard let proposal, interaction != nil else { return .cancel }
        if proposal.operation == .move, !drag.contents.allowsMoveOperation { return .cancel }
        return proposal.operation
    }

    private var session: DropSession { drag.dropSession }

    // MARK: Following the drag

    func update() {
        let path = viewsBelow()
        let found = chosen(from: path)
        guard drag.isMoving else { return }
        if found !== interaction {
            leave()
            guard drag.isMoving else { return }
            if let found { enter(found) }
        }
        guard drag.isMoving else { return }
        if let interaction {
            let answer = interaction.delegate(for: DropInteractionDelegateMethods.didUpdate)?
                .dropInteraction(interaction, sessionDidUpdate: session)
            if drag.isMoving, self.interaction === interaction { proposal = answer }
        }
        if drag.isMoving { springs.update(path) }
    }

    /// Asks all interactions again whether they can handle the session.
    func itemsDidChange() {
        for index in candidates.indices { candidates[index].canHandle = nil }
    }

    /// The view below the drag and its superviews, the innermost first.
    private func viewsBelow() -> [UIView] {
        guard !drag.isOutside else { return [] }
        for window in drag.scene.stack.shownWindows.reversed() {
            guard let hit = window.hitTest(window.point(atHostLocation: drag.contents.location), with: nil) else {
                continue
            }
            return Array(sequence(first: hit) { $0.superview })
        }
        return []
    }

    private func chosen(from path: [UIView]) -> UIDropInteraction? {
        for view in path {
            for case let interaction as UIDropInteraction in view.interactions
            where accepts(interaction) && interaction.view === view {
                return interaction
            }
            guard drag.isMoving else { return nil }
        }
        return nil
    }

    /// Whether an interaction handles the session, wherever the drag is. *Client*, once for each interaction.
    func accepts(_ interaction: UIDropInteraction) -> Bool {
        interaction.mayEnter(session) && canHandle(interaction)
    }

    private func canHandle(_ interaction: UIDropInteraction) -> Bool {
        guard interaction.delegate != nil else { return false }
        if let known = candidates.first(where: { $0.interaction === interaction })?.canHandle { return known }
        let answer =
            interaction.delegate(for: DropInteractionDelegateMethods.canHandle)?
            .dropInteraction(interaction, canHandle: session) ?? true
        if let index = candidates.firstIndex(where: { $0.interaction === interaction }) {
            candidates[index].canHandle = answer
        } else {
            candidates.append(Candidate(interaction: interaction, canHandle: answer))
        }
        return answer
    }

    private func enter(_ new: UIDropInteraction) {
        interaction = new
        proposal = nil
        if let index = candidates.firstIndex(where: { $0.interaction === new }) {
            candidates[index].wasEntered = true
        }
        new.note(session, isPresent: true)
        new.delegate(for: DropInteractionDelegateMethods.didEnter)?.dropInteraction(new, sessionDidEnter: session)
    }

    /// Leaves the interaction that the drag is over.
    func leave() {
        guard let former = interaction else { return }
        interaction = nil
        proposal = nil
        former.note(session, isPresent: false)
        former.delegate(for: DropInteractionDelegateMethods.didExit)?.dropInteraction(former, sessionDidExit: session)
    }

    /// Tells all interactions that the drag was ever over that the session has ended.
    func end() {
        springs.end()
        interaction?.note(session, isPresent: false)
        interaction = nil
        let entered = candidates.filter(\.wasEntered).map(\.interaction)
        candidates = []
        for interaction in entered {
            interaction.delegate(for: DropInteractionDelegateMethods.didEnd)?
                .dropInteraction(interaction, sessionDidEnd: session)
        }
    }
}
