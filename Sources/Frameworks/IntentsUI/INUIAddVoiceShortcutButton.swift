import Intents
import UIKit

/// - Linux: works
///
/// Which colors an ``INUIAddVoiceShortcutButton`` has.
public enum INUIAddVoiceShortcutButtonStyle: UInt, Sendable {
    case white = 0
    case whiteOutline = 1
    case black = 2
    case blackOutline = 3
    case automatic = 4
    case automaticOutline = 5
}

/// - Linux: works
///
/// Presents the controller of an ``INUIAddVoiceShortcutButton``.
@preconcurrency @MainActor
public protocol INUIAddVoiceShortcutButtonDelegate: NSObjectProtocol {
    /// Called when the user taps the button.
    func present(
        _ addVoiceShortcutViewController: INUIAddVoiceShortcutViewController,
        for addVoiceShortcutButton: INUIAddVoiceShortcutButton)

    /// Never called: no shortcut has been added.
    func present(
        _ editVoiceShortcutViewController: INUIEditVoiceShortcutViewController,
        for addVoiceShortcutButton: INUIAddVoiceShortcutButton)
}

/// - Linux: refuses
///
/// A button that asks its delegate to present a controller, which says that there is no Siri on a desktop.
@preconcurrency @MainActor
open class INUIAddVoiceShortcutButton: UIButton {
    private var shownStyle: INUIAddVoiceShortcutButtonStyle

    public init(style: INUIAddVoiceShortcutButtonStyle) {
        shownStyle = style
        super.init(frame: .zero)
        prepare()
    }

    public required init?(coder: NSCoder) {
        shownStyle = .automatic
        super.init(coder: coder)
        prepare()
    }

    open var style: INUIAddVoiceShortcutButtonStyle { shownStyle }

    open func setStyle(_ style: INUIAddVoiceShortcutButtonStyle) {
        shownStyle = style
        showStyle()
    }

    /// The object that presents the controller; not retained.
    open weak var delegate: (any INUIAddVoiceShortcutButtonDelegate)?

    /// What the button adds. A tap has no effect without one.
    open var shortcut: INShortcut?

    /// The default is 8. It is at most half of the height.
    open var cornerRadius: CGFloat = 8 { didSet { setNeedsLayout() } }

    open override var intrinsicContentSize: CGSize { CGSize(width: 140, height: 50) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = min(cornerRadius, bounds.height / 2)
    }

    private func prepare() {
        setTitle("Add to Siri", for: .normal)
        addAction(UIAction { [weak self] _ in self?.askDelegate() }, for: .touchUpInside)
        showStyle()
    }

    private func showStyle() {
        let (background, foreground): (UIColor, UIColor) =
            switch style {
            case .white, .whiteOutline: (.white, .black)
            case .black, .blackOutline: (.black, .white)
            case .automatic, .automaticOutline: (.systemBackground, .label)
            }
        backgroundColor = background
        setTitleColor(foreground, for: .normal)
        let hasOutline = [.whiteOutline, .blackOutline, .automaticOutline].contains(style)
        layer.borderWidth = hasOutline ? 1 : 0
        layer.borderColor = UIColor.separator.cgColor
    }

    private func askDelegate() {
        guard let shortcut else { return }
        delegate?.present(INUIAddVoiceShortcutViewController(shortcut: shortcut), for: self)
    }
}
