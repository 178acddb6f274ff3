import Foundation

/// The panel of a find interaction: a field for the text, the number of results, buttons for the next and the previous
/// one, and a second row for the replacement.
@MainActor
final class FindPanel: UIView {
    var onQuery: (String) -> Void = { _ in }
    /// Called with whether the next result is wanted, and not the previous one.
    var onStep: (Bool) -> Void = { _ in }
    /// Called with whether all results are meant.
    var onReplace: (Bool) -> Void = { _ in }
    var onClose: () -> Void = {}

    private let field = UISearchTextField(frame: .zero)
    private let results = UILabel()
    private let replacementField = UITextField()
    private let backButton = FindPanel.button("chevron.up", SystemText.previous.string)
    private let forwardButton = FindPanel.button("chevron.down", SystemText.next.string)
    private let done = UIButton(type: .system)
    private let replace = UIButton(type: .system)
    private let replaceAll = UIButton(type: .system)
    private static let rowHeight: CGFloat = 52

    init() {
        super.init(frame: .zero)
        backgroundColor = .secondarySystemBackground
        field.placeholder = SystemText.find.string
        replacementField.placeholder = SystemText.replace.string
        replacementField.borderStyle = .roundedRect
        results.font = .systemFont(ofSize: 13)
        results.textColor = .secondaryLabel
        results.textAlignment = .right
        done.setTitle(SystemText.done.string, for: .normal)
        replace.setTitle(SystemText.replace.string, for: .normal)
        replaceAll.setTitle(SystemText.replaceAll.string, for: .normal)
        field.addAction(UIAction { [weak self] _ in self.map { $0.onQuery($0.query) } }, for: .editingChanged)
        field.addAction(UIAction { [weak self] _ in self?.onStep(true) }, for: .editingDidEndOnExit)
        let touches: [(UIButton, () -> Void)] = [
            (backButton, { [weak self] in self?.onStep(false) }),
            (forwardButton, { [weak self] in self?.onStep(true) }),
            (done, { [weak self] in self?.onClose() }), (replace, { [weak self] in self?.onReplace(false) }),
            (replaceAll, { [weak self] in self?.onReplace(true) }),
        ]
        for (button, touch) in touches {
            button.addAction(UIAction { _ in touch() }, for: .touchUpInside)
            addSubview(button)
        }
        for view in [field, results, replacementField] as [UIView] { addSubview(view) }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    private static func button(_ symbol: String, _ label: String) -> UIButton {
        let button = UIButton(type: .system)
        button.setImage(UIImage(systemName: symbol), for: .normal)
        button.accessibilityLabel = label
        return button
    }

    var query: String {
        get { field.text ?? "" }
        set { field.text = newValue }
    }

    var replacement: String {
        get { replacementField.text ?? "" }
        set { replacementField.text = newValue }
    }

    var resultText = "" {
        didSet { results.text = resultText }
    }

    var showsReplacement = false {
        didSet {
            guard showsReplacement != oldValue else { return }
            let bottom = frame.maxY
            frame = CGRect(x: frame.minX, y: bottom - fittingHeight, width: frame.width, height: fittingHeight)
            setNeedsLayout()
        }
    }

    var fittingHeight: CGFloat { Self.rowHeight * (showsReplacement ? 2 : 1) }

    func beginTyping() { field.becomeFirstResponder() }

    override func layoutSubviews() {
        super.layoutSubviews()
        for view in [replacementField, replace, replaceAll] as [UIView] { view.isHidden = !showsReplacement }
        let area = bounds.insetBy(dx: 12, dy: 8)
        let height = Self.rowHeight - 16
        var end = area.maxX
        for (view, width) in [(done, 56), (forwardButton, 36), (backButton, 36), (results, 84)] as [(UIView, CGFloat)] {
            end -= width
            view.frame = CGRect(x: end, y: area.minY, width: width, height: height)
        }
        field.frame = CGRect(x: area.minX, y: area.minY, width: max(0, end - 8 - area.minX), height: height)
        let top = area.minY + Self.rowHeight
        replaceAll.frame = CGRect(x: area.maxX - 56, y: top, width: 56, height: height)
        replace.frame = CGRect(x: area.maxX - 136, y: top, width: 80, height: height)
        replacementField.frame = CGRect(
            x: area.minX, y: top, width: max(0, area.width - 144), height: height)
    }
}
