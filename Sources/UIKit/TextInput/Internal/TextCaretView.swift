import Foundation

/// The line between two characters that blinks while text is edited.
@MainActor
final class TextCaretView: UIView {
    static let width: CGFloat = 2  // widely known, iOS 7-18
    /// Seconds that the caret is seen, and as long not. // unverified
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

    /// Shows the caret in front of a character, solid for a while, or hides it.
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
