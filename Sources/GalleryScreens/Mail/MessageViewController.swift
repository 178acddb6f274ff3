import UIKit

/// Shows one message.
final class MessageViewController: UIViewController {
    private let message: Message

    init(message: Message) {
        self.message = message
        super.init(nibName: nil, bundle: nil)
        title = message.sender
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("this screen is made in code")
    }

    override func loadView() {
        let text = UITextView()
        text.isEditable = false
        text.adjustsFontForContentSizeCategory = true
        text.backgroundColor = .systemBackground
        text.textContainerInset = UIEdgeInsets(top: 16, left: 12, bottom: 16, right: 12)
        let words = NSMutableAttributedString(
            string: message.subject + "\n",
            attributes: [.font: UIFont.preferredFont(forTextStyle: .title2), .foregroundColor: UIColor.label])
        words.append(
            NSAttributedString(
                string: message.received + "\n\n",
                attributes: [
                    .font: UIFont.preferredFont(forTextStyle: .subheadline),
                    .foregroundColor: UIColor.secondaryLabel,
                ]))
        words.append(
            NSAttributedString(
                string: message.preview,
                attributes: [.font: UIFont.preferredFont(forTextStyle: .body), .foregroundColor: UIColor.label]))
        text.attributedText = words
        view = text
    }
}
