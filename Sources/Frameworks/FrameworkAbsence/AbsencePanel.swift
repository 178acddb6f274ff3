import UIKit

/// Stands where a view of a missing framework would draw: a plain panel with a symbol, what is missing, and, if there is
/// something that the desktop can do, a button for it.
package final class AbsencePanel: UIView {
    private let stack = UIStackView()
    private let symbol = UIImageView()
    private let titleLabel = UILabel()
    private let messageLabel = UILabel()
    private let button = UIButton(type: .system)
    private var action: () -> Void = {}

    /// `symbolName` is the name of a system symbol, `message` a sentence.
    package init(symbolName: String, title: String, message: String) {
        super.init(frame: .zero)
        backgroundColor = .secondarySystemBackground
        symbol.image = UIImage(systemName: symbolName)
        symbol.tintColor = .tertiaryLabel
        symbol.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .largeTitle)
        titleLabel.text = title
        titleLabel.font = .preferredFont(forTextStyle: .headline)
        titleLabel.textColor = .secondaryLabel
        messageLabel.text = message
        messageLabel.font = .preferredFont(forTextStyle: .footnote)
        messageLabel.textColor = .secondaryLabel
        for label in [titleLabel, messageLabel] {
            label.numberOfLines = 0
            label.textAlignment = .center
        }
        button.isHidden = true
        button.addAction(UIAction { [weak self] _ in self?.action() }, for: .primaryActionTriggered)
        stack.axis = .vertical
        stack.alignment = .center
        stack.spacing = 8
        for view in [symbol, titleLabel, messageLabel, button] { stack.addArrangedSubview(view) }
        addSubview(stack)
        // A panel that is too small for its text shows what fits of it.
        clipsToBounds = true
    }

    @available(*, unavailable)
    package required init?(coder: NSCoder) {
        return nil
    }

    /// The sentence below the title.
    package var message: String {
        get { messageLabel.text ?? "" }
        set {
            messageLabel.text = newValue
            setNeedsLayout()
        }
    }

    /// Shows a button below the message that calls `action`; nil removes it.
    package func setAction(title: String?, _ action: @escaping () -> Void = {}) {
        self.action = action
        button.setTitle(title, for: .normal)
        button.isHidden = title == nil
        setNeedsLayout()
    }

    package override func layoutSubviews() {
        super.layoutSubviews()
        let room = bounds.inset(by: safeAreaInsets).insetBy(dx: 16, dy: 0)
        let size = stack.systemLayoutSizeFitting(
            CGSize(width: max(0, room.width), height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        stack.frame = CGRect(
            x: room.minX, y: room.midY - size.height / 2, width: max(0, room.width), height: size.height)
    }
}
