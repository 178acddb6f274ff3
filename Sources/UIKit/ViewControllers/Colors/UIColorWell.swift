import Foundation

/// A round button that shows a color and opens a ``UIColorPickerViewController`` to choose another one.
///
/// It sends `valueChanged` when the user has chosen a color.
@preconcurrency @MainActor
open class UIColorWell: UIControl {
    private let ring = CAGradientLayer()
    private let hole = CALayer()
    private let fill = CALayer()
    private weak var picker: UIColorPickerViewController?
    private lazy var receiver = ColorWellReceiver { [weak self] in self?.take($0) }

    /// The diameter. // unverified
    private static let diameter: CGFloat = 28

    public override init(frame: CGRect) {
        super.init(frame: frame)
        finishInit()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        finishInit()
    }

    private func finishInit() {
        ring.type = .conic
        ring.startPoint = CGPoint(x: 0.5, y: 0.5)
        ring.endPoint = CGPoint(x: 1, y: 0.5)
        ring.colors = (0...12).map {
            UIColor(hue: CGFloat($0) / 12, saturation: 1, brightness: 1, alpha: 1).cgColor
        }
        ring.masksToBounds = true
        for layer in [ring, hole, fill] { self.layer.addSublayer(layer) }
        isAccessibilityElement = true
        accessibilityTraits = .button
        accessibilityLabel = SystemText.color.string
        addTarget(self, action: UIColorWell.openPicker, for: .touchUpInside)
        showColor()
    }

    /// The title of the picker; nil, the default, for the system's.
    open var title: String? {
        didSet { picker?.title = title }
    }

    /// Whether the user can choose an opacity; the default is true.
    open var supportsAlpha = true {
        didSet { picker?.supportsAlpha = supportsAlpha }
    }

    /// The chosen color; nil, the default, for none. Setting it sends no event.
    open var selectedColor: UIColor? {
        didSet {
            showColor()
            if let selectedColor, picker?.selectedColor != selectedColor { picker?.selectedColor = selectedColor }
        }
    }

    // MARK: The picker

    private func openPicker() {
        guard picker == nil, let presenter = nearestController?.topmostPresented else { return }
        let picker = UIColorPickerViewController()
        picker.title = title
        picker.supportsAlpha = supportsAlpha
        if let selectedColor { picker.selectedColor = selectedColor }
        picker.delegate = receiver
        picker.modalPresentationStyle = .popover
        picker.popoverPresentationController?.sourceView = self
        self.picker = picker
        presenter.present(picker, animated: true)
    }

    private func take(_ color: UIColor) {
        selectedColor = color
        sendActions(for: .valueChanged)
    }

    // MARK: Look

    private func showColor() {
        fill.backgroundColor = selectedColor?.resolvedColor(with: traitCollection).cgColor
        accessibilityValue = selectedColor.map { ColorComponents($0).spokenText }
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        showColor()
        setNeedsLayout()
    }

    open override var isEnabled: Bool {
        didSet { alpha = isEnabled ? 1 : 0.5 }
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: Self.diameter, height: Self.diameter) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let side = min(bounds.width, bounds.height)
        let circle = CGRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
        hole.backgroundColor = UIColor.systemBackground.resolvedColor(with: traitCollection).cgColor
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        for (layer, inset) in [(ring, 0), (hole, side / 9), (fill, side / 6)] as [(CALayer, CGFloat)] {
            layer.frame = circle.insetBy(dx: inset, dy: inset)
            layer.cornerRadius = layer.bounds.width / 2
        }
        CATransaction.commit()
    }
}
