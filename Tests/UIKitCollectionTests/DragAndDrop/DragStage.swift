import UIKitTestDriver

@testable import UIKit

/// A view that can be dragged and one that takes drops, whose delegates write down every call.
@MainActor
final class DragStage: UIViewController, UIDragInteractionDelegate, UIDropInteractionDelegate {
    let source = UIView(frame: CGRect(x: 40, y: 100, width: 120, height: 60))
    let target = UIView(frame: CGRect(x: 40, y: 400, width: 200, height: 200))
    private(set) lazy var drag = UIDragInteraction(delegate: self)
    private(set) lazy var drop = UIDropInteraction(delegate: self)
    private var lines: [String] = []

    var items = { [UIDragItem(itemProvider: NSItemProvider(object: "text" as NSString))] }
    var added: [UIDragItem] = []
    var operation = UIDropOperation.copy
    var allowsMove = true
    var isRestricted = false
    var canHandle = true
    var onCall: (String) -> Void = { _ in }
    var cancelPreview: (UITargetedDragPreview) -> UITargetedDragPreview? = { $0 }
    var dropPreview: (UITargetedDragPreview) -> UITargetedDragPreview? = { $0 }
    private(set) var dropSession: (any UIDropSession)?

    static func open(_ setUp: (DragStage) -> Void = { _ in }) throws -> (TestApplication, DragStage) {
        let stage = DragStage()
        setUp(stage)
        let app = try TestApplication(showing: stage)
        return (app, stage)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        source.backgroundColor = .systemRed
        target.backgroundColor = .systemBlue
        view.addSubview(source)
        view.addSubview(target)
        source.addInteraction(drag)
        target.addInteraction(drop)
    }

    func take() -> [String] {
        defer { lines = [] }
        return lines
    }

    private func write(_ line: String) {
        // Of moves and updates that repeat each other, the first of each is written.
        let repeated = ["moved", "update"]
        let run = lines.reversed().prefix { repeated.contains($0) }
        if !repeated.contains(line) || !run.contains(line) { lines.append(line) }
        onCall(line)
    }

    /// The pictures of the dragged items, the first in front.
    var pictures: [DragPreviewView] {
        func all(_ view: UIView) -> [DragPreviewView] {
            view.subviews.flatMap { (($0 as? DragPreviewView).map { [$0] } ?? []) + all($0) }
        }
        return view.window.map { all($0).reversed() } ?? []
    }

    // MARK: Drag

    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] {
        write("items at \(session.location(in: source).x), \(session.location(in: source).y)")
        return items()
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
        session: any UIDragSession
    ) {
        write("will lift")
        animator.addCompletion { self.write("lifted \($0 == .end ? "end" : "start")") }
    }

    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
        write("will begin")
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool { allowsMove }

    func dragInteraction(
        _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool { isRestricted }

    func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession) {
        write("moved")
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation
    ) { write("will end \(operation)") }

    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
    ) { write("did end \(operation)") }

    func dragInteraction(_ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession) {
        write("transferred")
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
    ) -> [UIDragItem] {
        write("items to add at \(point.x), \(point.y)")
        return added
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, willAdd items: [UIDragItem],
        for addingInteraction: UIDragInteraction
    ) { write("will add \(items.count) to \(session.items.count - items.count)") }

    func dragInteraction(
        _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
        write("preview for cancelling")
        return cancelPreview(defaultPreview)
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, item: UIDragItem, willAnimateCancelWith animator: any UIDragAnimating
    ) {
        write("will cancel")
        animator.addCompletion { _ in self.write("cancelled") }
    }

    // MARK: Drop

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        write("can handle")
        return canHandle
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
        write("enter")
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal {
        write("update")
        return UIDropProposal(operation: operation)
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
        write("exit")
    }

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        write("drop \(session.items.count)")
        dropSession = session
    }

    func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {
        write("conclude")
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
        write("session ended")
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
        write("preview for dropping")
        return dropPreview(defaultPreview)
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating
    ) {
        write("will drop")
        animator.addCompletion { _ in self.write("dropped") }
    }
}
