import Foundation

/// The end of a drag: the items are dropped, or go back to where they came from.
extension RunningDrag {
    /// Called when the finger is lifted.
    func drop() {
        switch phase {
        case .lifting: giveUpLift()
        case .moving:
            updateTarget()
            guard phase == .moving else { return }
            if target.operation.transfersData, let interaction = target.interaction {
                perform(on: interaction)
            } else if isOutside, reach.canDrop {
                phase = .leaving
                reach.drop()
            } else {
                cancel()
            }
        case .leaving, .ending: break
        }
    }

    /// Drops a resting drag in a scene. Returns false if nobody there takes the items; the drag then goes on resting.
    ///
    /// - Parameter location: in the coordinates of the window of the scene's host.
    func drop(at location: CGPoint, in destination: UIWindowScene, aim: DropAim?) -> Bool {
        guard phase == .moving, isResting else { return false }
        if destination === source {
            contents.move(to: location, sourceLocation: location)
        } else {
            visit(destination, at: location)
        }
        dropSession.aim = aim
        isResting = false
        target.update()
        guard phase == .moving else { return false }
        guard target.operation.transfersData, let interaction = target.interaction else {
            target.leave()
            target.springs.end()
            if phase == .moving, destination !== source { returnToSource() }
            isResting = phase == .moving
            return false
        }
        perform(on: interaction)
        return true
    }

    /// Drops the items of another program. Returns false if no interaction accepts them.
    ///
    /// - Parameter completion: called after the drop and its animations.
    func dropFromOutside(completion: @escaping @MainActor () -> Void = {}) -> Bool {
        guard phase == .moving else { return false }
        target.update()
        guard phase == .moving, target.operation.transfersData, let interaction = target.interaction else {
            leaveFromOutside()
            return false
        }
        perform(on: interaction, completion: completion)
        return true
    }

    /// Ends a drag from another program that has left the window.
    func leaveFromOutside() {
        guard phase == .moving else { return }
        phase = .ending
        target.leave()
        target.end()
    }

    func cancel() {
        switch phase {
        case .lifting: giveUpLift()
        case .moving, .leaving:
            reach.leave()
            goBack()
        case .ending: break
        }
    }

    private func end() {
        phase = .ending
        if source.drag === self { source.drag = nil }
        for item in contents.items { item.previewDidChange = nil }
        // After the drop, which may have given rows to a list without any.
        RunLoopTurn.atEnd {
            for scene in UIApplication.current?.run?.windowScenes ?? [] { scene.leaveDropFocus() }
        }
    }

    /// Puts the items down that were lifted but not moved: no session begins.
    private func giveUpLift() {
        end()
        let animator = takeLiftAnimator()
        previews.putDown {
            animator?.finish(at: .start)
        }
        for source in sources { (source.interaction.delegate as? any LiftObserver)?.liftWasGivenUp() }
    }

    // MARK: Dropping

    private func perform(on interaction: UIDropInteraction, completion: @escaping @MainActor () -> Void = {}) {
        let operation = target.operation
        end()
        tellSources { $0.willEnd(operation) }
        typealias Methods = DropInteractionDelegateMethods
        interaction.delegate(for: Methods.performDrop)?.dropInteraction(interaction, performDrop: dropSession)
        let group = DragEndGroup { [self] in
            interaction.delegate(for: Methods.concludeDrop)?.dropInteraction(interaction, concludeDrop: dropSession)
            target.end()
            tellSources { $0.didEnd(operation) }
            awaitTransfer()
            completion()
        }
        for item in contents.items {
            var end: UITargetedDragPreview?
            if let defaultPreview = previews.presentPreview(of: item) {
                let delegate = interaction.delegate(for: Methods.previewForDropping)
                end =
                    delegate.map {
                        $0.dropInteraction(interaction, previewForDropping: item, withDefault: defaultPreview)
                    } ?? defaultPreview
            }
            let animator = DragAnimator(duration: SystemMetrics.current.dragging.settleDuration)
            interaction.delegate(for: Methods.willAnimateDrop)?
                .dropInteraction(interaction, item: item, willAnimateDropWith: animator)
            previews.settle(item, to: end, shrinks: true, animator, group)
        }
        previews.end(group)
    }

    /// Tells the sources that the items were transferred when all loads that the drop's handler began have ended.
    private func awaitTransfer() {
        let loads = contents.items.map(\.itemProvider.openLoads)
        let waiting = MainActorFlag()
        let group = DragEndGroup { [self] in
            // The handler of one load may have begun another.
            if waiting.isSet { awaitTransfer() } else { tellSources { $0.didTransferItems() } }
        }
        for loads in loads {
            group.enter()
            let waits = loads.whenAllHaveEnded {
                DispatchQueue.main.async { MainActor.assumeIsolated { group.leave() } }
            }
            if waits { waiting.isSet = true } else { group.leave() }
        }
        group.leave()
    }

    // MARK: Dropping on other programs

    /// Called when another program has got the drop, or when there is none that accepts it.
    func wasDroppedOutside(accepted: Bool) {
        guard phase == .leaving else { return }
        guard accepted else { return goBack() }
        end()
        previews.remove()
        tellSources { $0.willEnd(.copy) }
    }

    /// Called when the other program has loaded what it needs.
    func wasTransferred(_ isComplete: Bool) {
        target.end()
        tellSources { $0.didEnd(isComplete ? .copy : .cancel) }
        if isComplete { tellSources { $0.didTransferItems() } }
    }

    // MARK: Going back

    private func goBack() {
        end()
        target.leave()
        target.end()
        returnToSource()
        tellSources { $0.willEnd(.cancel) }
        let group = DragEndGroup { [self] in
            tellSources { $0.didEnd(.cancel) }
        }
        for source in sources {
            for item in source.items {
                var end: UITargetedDragPreview?
                if let defaultPreview = previews.originalPreview(of: item) {
                    let delegate = source.delegate(for: DragInteractionDelegateMethods.previewForCancelling)
                    end =
                        delegate.map {
                            $0.dragInteraction(
                                source.interaction, previewForCancelling: item, withDefault: defaultPreview)
                        } ?? defaultPreview
                }
                let animator = DragAnimator(duration: SystemMetrics.current.dragging.settleDuration)
                source.delegate(for: DragInteractionDelegateMethods.willAnimateCancel)?
                    .dragInteraction(source.interaction, item: item, willAnimateCancelWith: animator)
                previews.settle(item, to: end, shrinks: false, animator, group)
            }
        }
        previews.end(group)
    }

    // MARK: Calls

    private struct Calls {
        let source: DragSource
        let session: DragSession

        @MainActor func willEnd(_ operation: UIDropOperation) {
            source.delegate(for: DragInteractionDelegateMethods.willEnd)?
                .dragInteraction(source.interaction, session: session, willEndWith: operation)
        }

        @MainActor func didEnd(_ operation: UIDropOperation) {
            source.delegate(for: DragInteractionDelegateMethods.didEnd)?
                .dragInteraction(source.interaction, session: session, didEndWith: operation)
        }

        @MainActor func didTransferItems() {
            source.delegate(for: DragInteractionDelegateMethods.didTransferItems)?
                .dragInteraction(source.interaction, sessionDidTransferItems: session)
        }
    }

    private func tellSources(_ call: (Calls) -> Void) {
        guard let session = dragSession else { return }
        for source in sources { call(Calls(source: source, session: session)) }
    }
}

/// Calls its completion when all animations that have entered it have ended.
@MainActor
final class DragEndGroup {
    private var open = 1
    private var completions: [@MainActor () -> Void]

    init(_ completion: @escaping @MainActor () -> Void) { completions = [completion] }

    func enter() { open += 1 }

    /// Adds a closure that is called before the others.
    func whenLast(_ body: @escaping @MainActor () -> Void) { completions.insert(body, at: 0) }

    /// Called by each that has entered, and once by the owner after the last has.
    func leave() {
        open -= 1
        guard open == 0 else { return }
        let due = completions
        completions = []
        for completion in due { completion() }
    }
}
