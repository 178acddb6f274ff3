import UIKit

/// A message with a button, which comes up from the bottom edge and leaves by itself. A line that grows shorter shows the
/// time that is left.
final class UndoPanel: UIView {
    /// How long the panel is shown, in seconds.
    static let duration: TimeInterval = 5

    private let message = UILabel()
    private let button = UIButton(type: .system)
    private lazy var row = UIStackView(arrangedSubviews: [message, button])
    private let line = UIView()
    private let onUndo: () -> Void
    /// Called once, when the panel has begun to leave.
    private let onLeave: () -> Void
    private var isLeaving = false

    init(message text: String, onUndo: @escaping () -> Void, onLeave: @escaping () -> Void) {
        self.onUndo = onUndo
        self.onLeave = onLeave
        super.init(frame: .zero)
        backgroundColor = .tertiarySystemBackground
        layer.cornerRadius = 14
        layer.shadowOpacity = 0.2
        layer.shadowRadius = 12
        layer.shadowOffset = CGSize(width: 0, height: 4)
        accessibilityIdentifier = "undoPanel"
        message.text = text
        message.font = .preferredFont(forTextStyle: .subheadline)
        message.adjustsFontForContentSizeCategory = true
        button.setTitle("Undo", for: .normal)
        button.titleLabel?.font = .preferredFont(forTextStyle: .headline)
        button.titleLabel?.adjustsFontForContentSizeCategory = true
        button.addAction(UIAction { [weak self] _ in self?.undo() }, for: .touchUpInside)
        button.setContentCompressionResistancePriority(.required, for: .horizontal)
        button.setContentHuggingPriority(.required, for: .horizontal)
        line.backgroundColor = tintColor
        arrange()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("this view is made in code")
    }

    private func arrange() {
        row.spacing = 16
        row.alignment = .center
        updateTexts()
        for view in [row, line] {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
        NSLayoutConstraint.activate([
            row.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 20),
            row.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -20),
            row.topAnchor.constraint(equalTo: topAnchor, constant: 8),
            row.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
            row.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
            button.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
            button.widthAnchor.constraint(greaterThanOrEqualToConstant: 44),
            line.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 20),
            line.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -20),
            line.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -4),
            line.heightAnchor.constraint(equalToConstant: 2),
        ])
    }

    /// The button is below the whole message if the text is large.
    private func updateTexts() {
        let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        message.numberOfLines = isLarge ? 0 : 2
        row.axis = isLarge ? .vertical : .horizontal
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateTexts()
    }

    /// The transform of the panel below the edge.
    private var outside: CGAffineTransform { CGAffineTransform(translationX: 0, y: bounds.height + 60) }

    /// Comes up. The superview has placed the panel.
    func enter() {
        transform = outside
        UIView.animate(withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.85, initialSpringVelocity: 0) {
            self.transform = .identity
        }
        UIView.animate(withDuration: Self.duration, delay: 0, options: [.curveLinear, .allowUserInteraction]) {
            self.line.transform = CGAffineTransform(scaleX: 0.001, y: 1)
        } completion: { [weak self] _ in
            self?.leave()
        }
    }

    /// Goes down and removes itself. Further calls do nothing.
    func leave() {
        guard !isLeaving else { return }
        isLeaving = true
        isUserInteractionEnabled = false
        onLeave()
        UIView.animate(withDuration: 0.25, delay: 0, options: .curveEaseIn) {
            self.transform = self.outside
        } completion: { _ in
            self.removeFromSuperview()
        }
    }

    private func undo() {
        guard !isLeaving else { return }
        onUndo()
        leave()
    }
}
