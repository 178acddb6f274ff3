import Foundation

/// The blinking line between two characters of an edited text.
@MainActor
final class TextCaretView: UIView {
    static let width: CGFloat = 2  // widely known, iOS 7-18
    /// The seconds for which the caret is visible, and then invisible. // unverified
    private static let blinkInterval = 0.5

    private(set) var offset = 0
    private var blink: DelayedCall?

    init() {
        super.init(frame: .zero)
        layer.cornerRadius = Self.width / 2
        isHidden = true
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    /// The frame without the transform.
    private(set) var placed = CGRect.zero

    func place(_ frame: CGRect, _ transform: CGAffineTransform) {
        placed = frame
        if self.transform != .identity { self.transform = .identity }
        self.frame = frame
        if transform != .identity { self.transform = transform }
    }

    /// Shows the caret before the character at `offset`, without blinking for a moment, or hides it.
    func show(at offset: Int, isShown: Bool) {
        self.offset = offset
        blink?.cancel()
        blink = nil
        isHidden = !isShown
        if isShown { scheduleBlink() }
    }

    private func scheduleBlink() {
        blink = DelayedCall(after: Self.blinkInterval, isEndless: true) { [weak self] in
            guard let self, window != nil else { return }
            isHidden.toggle()
            scheduleBlink()
        }
    }
}
