import UIKit

/// The mistake: the view for messages covers the screen, and takes all touches.
final class SwallowedTouchViewController: UIViewController {
    let messages = MessageOverlay()
    private(set) var purchases = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let button = UIButton(
            type: .system, primaryAction: UIAction(title: "Buy") { [weak self] _ in self?.purchases += 1 })
        button.frame = CGRect(x: 40, y: 200, width: 120, height: 44)
        view.addSubview(button)
        // `messages.isUserInteractionEnabled = false` is missing.
        messages.frame = view.bounds
        messages.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(messages)
    }
}

/// Shows messages at the lower edge. It is clear while there is none.
final class MessageOverlay: UIView {}
