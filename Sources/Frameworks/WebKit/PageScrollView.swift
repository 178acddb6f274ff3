import UIKit

/// Shows the text of a page as wide as the web view, and scrolls it.
@MainActor
final class PageScrollView: UIScrollView, UITextViewDelegate {
    private let textView = UITextView()
    /// The width for which the height of the text was computed; nil after the text has changed.
    private var knownWidth: CGFloat?
    var onLink: (URL) -> Void = { _ in }

    override init(frame: CGRect) {
        super.init(frame: frame)
        textView.isEditable = false
        textView.isScrollEnabled = false
        textView.backgroundColor = .clear
        textView.textContainerInset = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
        textView.textContainer.lineFragmentPadding = 0
        textView.delegate = self
        addSubview(textView)
    }

    required init?(coder: NSCoder) {
        return nil
    }

    var text: NSAttributedString {
        get { textView.attributedText }
        set {
            textView.attributedText = newValue
            knownWidth = nil
            contentOffset = CGPoint(x: -adjustedContentInset.left, y: -adjustedContentInset.top)
            setNeedsLayout()
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width - adjustedContentInset.left - adjustedContentInset.right
        guard width > 0, width != knownWidth else { return }
        knownWidth = width
        let height = textView.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
        textView.frame = CGRect(x: 0, y: 0, width: width, height: height)
        contentSize = textView.frame.size
    }

    func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool {
        if interaction == .invokeDefaultAction { onLink(URL) }
        return interaction != .invokeDefaultAction
    }
}
