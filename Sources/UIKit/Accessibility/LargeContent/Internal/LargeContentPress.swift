/// The long press that opens a large content viewer.
@MainActor
final class LargeContentPress: UILongPressGestureRecognizer {
    private weak var interaction: UILargeContentViewerInteraction?

    init(_ interaction: UILargeContentViewerInteraction) {
        self.interaction = interaction
        super.init(target: nil, action: nil)
        allowableMovement = .greatestFiniteMagnitude
    }

    override func shouldBegin() -> Bool {
        interaction?.mayBegin(at: location(in: view)) == true && super.shouldBegin()
    }

    override func callActions() {
        super.callActions()
        let point = location(in: view)
        switch state {
        case .began, .changed: interaction?.move(to: point)
        case .ended: interaction?.end(at: point, isCancelled: false)
        case .cancelled: interaction?.end(at: point, isCancelled: true)
        case .possible, .failed: break
        }
    }
}
