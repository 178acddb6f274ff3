import Foundation

/// A drag under way, from the lift to the end of its last animation.
///
/// The scene in which it began owns it while its items move (``UIWindowScene/drag``), and a ``ForeignDrag`` owns one that
/// began in another program; the animations of the end keep it alive after that. `RunningDrag+Ending` drops the items or
/// brings them back.
@MainActor
final class RunningDrag {
    enum Phase {
        case lifting, moving
        /// Dropped on another program, which has not answered yet.
        case leaving
        case ending
    }

    let contents: DragDropContents
    /// Nil for a drag from another program.
    let dragSession: DragSession?
    let dropSession: DropSession
    /// The scene in which the drag began; for one from another program, the scene that it entered.
    let source: UIWindowScene
    /// The scene over which the drag is, or was last.
    private(set) var scene: UIWindowScene
    /// Whether the drag is outside all windows of the application.
    private(set) var isOutside = false
    private(set) lazy var reach = DragReach(drag: self)
    private(set) lazy var target = DropTargeting(drag: self)
    private(set) lazy var previews = DragPreviews(scene: source)

    var phase = Phase.lifting
    /// Whether the drag began without a pointer, and waits for a place to be dropped at.
    var isResting = false
    /// In the order in which they gave items.
    var sources: [DragSource] = []
    private var start = CGPoint.zero
    private var liftAnimator: DragAnimator?

    /// The drags whose items move, in all scenes.
    static var all: [RunningDrag] { UIApplication.current?.run?.windowScenes.compactMap(\.drag) ?? [] }

    init(session: DragSession, scene: UIWindowScene) {
        contents = session.contents
        dragSession = session
        dropSession = DropSession(session.contents, local: session)
        source = scene
        self.scene = scene
        dropSession.drag = self
    }

    /// A drag from another program, which begins with items that move.
    init(items: [UIDragItem], at location: CGPoint, scene: UIWindowScene) {
        contents = DragDropContents(items: items, location: location)
        contents.allowsMoveOperation = false
        dragSession = nil
        dropSession = DropSession(contents, local: nil)
        source = scene
        self.scene = scene
        phase = .moving
        dropSession.drag = self
    }

    var isMoving: Bool { phase == .moving }

    // MARK: The lift

    /// Lifts the items. With a pointer they move at once.
    func lift(from interaction: UIDragInteraction, isPointer: Bool) {
        guard let session = dragSession else { return }
        source.drag = self
        start = contents.location
        sources = [DragSource(interaction: interaction, items: contents.items)]
        for item in contents.items {
            let preview = liftingPreview(of: item, interaction, session)
            guard phase == .lifting else { return }
            previews.add(item, preview)
        }
        let animator = DragAnimator(duration: SystemMetrics.current.dragging.liftDuration)
        liftAnimator = animator
        interaction.delegate(for: DragInteractionDelegateMethods.willAnimateLift)?
            .dragInteraction(interaction, willAnimateLiftWith: animator, session: session)
        guard phase == .lifting else { return }
        previews.lift(at: contents.location, alongside: { animator.animate() }) { [weak self] in
            if self?.phase == .lifting { animator.finish(at: .end) }
        }
        if isPointer { begin() }
    }

    private func liftingPreview(
        of item: UIDragItem, _ interaction: UIDragInteraction, _ session: DragSession
    ) -> UITargetedDragPreview? {
        guard let delegate = interaction.delegate(for: DragInteractionDelegateMethods.previewForLifting) else {
            return interaction.defaultPreview
        }
        let preview = delegate.dragInteraction(interaction, previewForLifting: item, session: session)
        return preview?.target.container.window == nil ? nil : preview
    }

    func takeLiftAnimator() -> DragAnimator? {
        defer { liftAnimator = nil }
        return liftAnimator
    }

    // MARK: Moving

    /// - Parameter location: in the coordinates of the host's window in which the drag began; it may be outside of it.
    func move(to location: CGPoint) {
        guard location != contents.sourceLocation else { return }
        switch phase {
        case .lifting:
            contents.move(to: location, sourceLocation: location)
            let distance = hypot(location.x - start.x, location.y - start.y)
            if distance >= SystemMetrics.current.dragging.fingerDistance { begin() }
        case .moving:
            contents.move(to: contents.location, sourceLocation: location)
            follow()
        case .leaving, .ending: break
        }
    }

    /// Moves a drag from another program to a location in its scene, and asks what a drop would do.
    func moveFromOutside(to location: CGPoint) {
        guard phase == .moving else { return }
        contents.move(to: location, sourceLocation: location)
        updateTarget()
    }

    /// Begins the session: the items are lifted, and the finger moves them away.
    private func begin() {
        guard let session = dragSession, let interaction = sources.first?.interaction else { return }
        liftAnimator?.finish(at: .end)
        guard phase == .lifting else { return }
        typealias Methods = DragInteractionDelegateMethods
        contents.allowsMoveOperation =
            interaction.delegate(for: Methods.allowsMoveOperation)?
            .dragInteraction(interaction, sessionAllowsMoveOperation: session) ?? true
        contents.isRestricted =
            interaction.delegate(for: Methods.isRestricted)?
            .dragInteraction(interaction, sessionIsRestrictedToDraggingApplication: session) ?? false
        sources[0].prefersFullSize =
            interaction.delegate(for: Methods.prefersFullSizePreviews)?
            .dragInteraction(interaction, prefersFullSizePreviewsFor: session) ?? false
        guard phase == .lifting else { return }
        phase = .moving
        interaction.delegate(for: Methods.sessionWillBegin)?.dragInteraction(interaction, sessionWillBegin: session)
        guard phase == .moving else { return }
        for window in source.stack.shownWindows { window.openMenu?.close() }
        for item in contents.items { watchPreview(of: item) }
        previews.gather()
        if !isResting { follow() }
    }

    /// Follows the finger: moves the previews, and asks what a drop would do.
    private func follow() {
        enter(reach.place())
        previews.move(to: isOutside ? nil : contents.location, in: scene)
        if let session = dragSession {
            for source in sources where phase == .moving {
                source.delegate(for: DragInteractionDelegateMethods.sessionDidMove)?
                    .dragInteraction(source.interaction, sessionDidMove: session)
            }
        }
        updateTarget()
    }

    /// Notes over which scene the drag is; nil outside all windows.
    private func enter(_ place: (scene: UIWindowScene, location: CGPoint)?) {
        isOutside = place == nil
        guard let place else { return }
        scene = place.scene
        contents.move(to: place.location, sourceLocation: contents.sourceLocation)
    }

    /// Brings the drag back to the scene where it began.
    func returnToSource() { visit(source, at: contents.sourceLocation) }

    /// Shows the drag in a scene, as if a pointer had moved it there.
    func visit(_ scene: UIWindowScene, at location: CGPoint) {
        enter((scene, location))
        previews.move(to: location, in: scene)
    }

    /// Asks what a drop at the present place would do. Called when the drag has moved, and when the content below it has.
    func updateTarget() {
        guard phase == .moving, !isResting else { return }
        target.update()
        guard phase == .moving else { return }
        reach.update()
        guard phase == .moving, dragSession != nil else { return }
        previews.show(target.operation, isOverTarget: target.interaction != nil, isFullSize: isFullSize)
    }

    private var isFullSize: Bool {
        guard let source = sources.first else { return false }
        if target.proposal?.prefersFullSizePreview == true { return true }
        guard source.prefersFullSize, let view = source.interaction.view else { return false }
        return view.point(inside: contents.location(in: view), with: nil)
    }

    private func watchPreview(of item: UIDragItem) {
        item.previewDidChange = { [weak self, weak item] in
            if let self, let item, phase == .moving { replacePreview(of: item) }
        }
        if item.previewProvider != nil { replacePreview(of: item) }
    }

    private func replacePreview(of item: UIDragItem) {
        guard let provider = item.previewProvider else { return previews.replace(item, by: nil, restoring: true) }
        let preview = provider()
        if phase == .moving { previews.replace(item, by: preview, restoring: false) }
    }

    // MARK: More items

    func add(_ items: [UIDragItem], from interaction: UIDragInteraction) {
        guard let session = dragSession, isMoving else { return }
        contents.items += items
        if let index = sources.firstIndex(where: { $0.interaction === interaction }) {
            sources[index].items += items
        } else {
            sources.append(DragSource(interaction: interaction, items: items))
        }
        for source in sources {
            source.delegate(for: DragInteractionDelegateMethods.willAdd)?
                .dragInteraction(source.interaction, session: session, willAdd: items, for: interaction)
        }
        guard isMoving else { return }
        for item in items {
            let preview = liftingPreview(of: item, interaction, session)
            guard isMoving else { return }
            previews.add(item, preview)
            watchPreview(of: item)
            guard isMoving else { return }
        }
        previews.gather()
        target.itemsDidChange()
        updateTarget()
    }
}
