import Foundation

/// Covers the window while a menu is open. A touch outside the menu's cards is reported and has no other effect.
@MainActor
final class MenuOverlay: UIView {
    private let touchedOutside: @MainActor (CGPoint) -> Void
    private let layOut: @MainActor () -> Void

    init(
        frame: CGRect, touchedOutside: @escaping @MainActor (CGPoint) -> Void, layOut: @escaping @MainActor () -> Void
    ) {
        self.touchedOutside = touchedOutside
        self.layOut = layOut
        super.init(frame: frame)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override var coversOtherNodes: Bool { true }

    override func layoutSubviews() {
        super.layoutSubviews()
        layOut()
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let touch = touches.first { touchedOutside(touch.location(in: self)) }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
