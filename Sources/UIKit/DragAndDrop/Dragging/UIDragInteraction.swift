import Foundation

/// Lets the user drag items from a view: a finger that rests on the view lifts them, and moves them from there; a mouse
/// moves them at once.
@preconcurrency @MainActor
open class UIDragInteraction: NSObject, UIInteraction {
    /// Gives the items of a drag and is told of its progress; not retained.
    open private(set) weak var delegate: (any UIDragInteractionDelegate)?
    private let proxy: ProxyAnswers?
    /// The view that the interaction was added to; nil before `addInteraction` and after the interaction was removed.
    open private(set) weak var view: UIView?

    private lazy var lift: DragLift = DragLift { [weak self] _ in
        self.map { $0.prepare(at: $0.lift.hostLocation) } ?? false
    }
    private lazy var addition = DragAddition { [weak self] in self?.prepareAddition(at: $0) ?? false }
    /// The session that a lift begins with.
    private var prepared: DragSession?
    private var preparedAddition: (drag: RunningDrag, items: [UIDragItem])?
    /// The drag that the gesture moves.
    private weak var drag: RunningDrag?

    /// Creates an interaction that is enabled. The delegate is not retained.
    public init(delegate: any UIDragInteractionDelegate) {
        self.delegate = delegate
        proxy = ProxyAnswers(delegate)
        isEnabled = Self.isEnabledByDefault
        super.init()
        lift.addTarget(self, action: UIDragInteraction.liftChanged)
        addition.addTarget(self, action: UIDragInteraction.addItems)
    }

    /// Whether other gestures may be recognized while items are lifted and have not moved; the drag ends then. The
    /// default is false.
    open var allowsSimultaneousRecognitionDuringLift: Bool {
        get { lift.allowsOthers }
        set { lift.allowsOthers = newValue }
    }

    /// Whether touches begin drags and add items to them.
    open var isEnabled: Bool {
        didSet {
            lift.isEnabled = isEnabled
            addition.isEnabled = isEnabled
        }
    }

    /// The value of ``isEnabled`` of new interactions: true, as on iPads.
    open class var isEnabledByDefault: Bool { true }

    open func willMove(to view: UIView?) {
        guard let present = self.view, present !== view else { return }
        present.removeGestureRecognizer(lift)
        present.removeGestureRecognizer(addition)
    }

    open func didMove(to view: UIView?) {
        self.view = view
        view?.addGestureRecognizer(lift)
        view?.addGestureRecognizer(addition)
    }

    // MARK: Internal

    /// Returns the delegate; nil if it is a proxy that does not respond to the method.
    func delegate<Call>(
        for method: OptionalMethod<any UIDragInteractionDelegate, Call>
    ) -> (any UIDragInteractionDelegate)? {
        method.receiver(delegate, proxy)
    }

    /// The preview of an item that the delegate gives none: the whole view.
    var defaultPreview: UITargetedDragPreview? {
        guard let view, view.window != nil else { return nil }
        return UITargetedDragPreview(view: view)
    }

    private var scene: UIWindowScene? { view?.window?.windowScene }

    /// - Parameter location: in the coordinates of the host's window.
    private func prepare(at location: CGPoint) -> Bool {
        prepared = nil
        guard let scene, scene.drag == nil, let delegate else { return false }
        let contents = DragDropContents(items: [], location: location, source: scene)
        let session = DragSession(contents)
        contents.items = delegate.dragInteraction(self, itemsForBeginning: session)
        // The delegate may have changed anything.
        guard !contents.items.isEmpty, self.scene === scene, scene.drag == nil else { return false }
        prepared = session
        return true
    }

    private func liftChanged() {
        switch lift.state {
        case .began:
            guard let session = prepared, let scene, scene.drag == nil else { return }
            prepared = nil
            let new = RunningDrag(session: session, scene: scene)
            drag = new
            new.lift(from: self, isPointer: lift.isPointer)
        case .changed: drag?.move(to: lift.hostLocation)
        case .ended:
            drag?.move(to: lift.hostLocation)
            drag?.drop()
            drag = nil
        case .cancelled:
            drag?.cancel()
            drag = nil
        default: break
        }
    }

    /// Begins a drag that no touch moves. Returns false if there are no items at the location, which is in the
    /// coordinates of the host's window.
    func beginResting(at location: CGPoint) -> Bool {
        guard isEnabled, prepare(at: location), let session = prepared, let scene else { return false }
        prepared = nil
        let new = RunningDrag(session: session, scene: scene)
        new.isResting = true
        new.lift(from: self, isPointer: true)
        return new.isMoving
    }

    // MARK: Adding items

    private func prepareAddition(at point: CGPoint) -> Bool {
        preparedAddition = nil
        guard let delegate, let drag = chosenDrag(at: point), let session = drag.dragSession else { return false }
        let items =
            self.delegate(for: DragInteractionDelegateMethods.itemsForAdding)?
            .dragInteraction(self, itemsForAddingTo: session, withTouchAt: point) ?? []
        guard !items.isEmpty, self.delegate === delegate, drag.isMoving else { return false }
        preparedAddition = (drag, items)
        return true
    }

    /// Chooses the only drag under way; among several, the delegate does.
    private func chosenDrag(at point: CGPoint) -> RunningDrag? {
        let drags = RunningDrag.all.filter { $0.isMoving && $0.dragSession != nil }
        guard drags.count != 1 else { return drags[0] }
        let sessions = drags.compactMap { $0.dragSession as (any UIDragSession)? }
        let chosen =
            delegate(for: DragInteractionDelegateMethods.sessionForAdding)?
            .dragInteraction(self, sessionForAddingItems: sessions, withTouchAt: point) ?? nil
        return drags.first { $0.dragSession === chosen }
    }

    private func addItems() {
        guard let (drag, items) = preparedAddition else { return }
        preparedAddition = nil
        drag.add(items, from: self)
    }
}
