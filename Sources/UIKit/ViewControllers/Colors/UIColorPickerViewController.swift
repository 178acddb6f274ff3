import Foundation

/// Lets the user choose a color in a grid, in a spectrum or with sliders, and its opacity.
@preconcurrency @MainActor
open class UIColorPickerViewController: UIViewController {
    private var components = ColorComponents(.white)
    private lazy var content = ColorPickerView()

    /// Creates a picker that shows white.
    public init() {
        super.init(nibName: nil, bundle: nil)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Creates a picker from an archive or a nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// The object that receives the colors; not retained.
    open weak var delegate: (any UIColorPickerViewControllerDelegate)?

    /// The chosen color. Setting it does not call the delegate. The default is white (unverified).
    open var selectedColor: UIColor {
        get { components.color }
        set {
            components = ColorComponents(newValue)
            showColor()
        }
    }

    /// Whether the user can choose an opacity; the default is true. Otherwise chosen colors are opaque.
    open var supportsAlpha = true {
        didSet { showColor() }
    }

    open override func loadView() {
        content.onChoose = { [weak self] in self?.choose($0, continuously: $1) }
        content.onClose = { [weak self] in self?.close() }
        view = content
        preferredContentSize = ColorPickerView.preferredSize
        showColor()
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        content.title = title ?? SystemText.colors.string
    }

    private func showColor() {
        guard isViewLoaded else { return }
        content.show(components, hasAlpha: supportsAlpha)
    }

    private func choose(_ chosen: ColorComponents, continuously: Bool) {
        components = chosen
        if !supportsAlpha { components.alpha = 1 }
        showColor()
        let told: Void? = ColorPickerViewControllerDelegateMethods.didSelect.ask(delegate) {
            $0.colorPickerViewController(self, didSelect: selectedColor, continuously: continuously)
        }
        if told == nil {
            ColorPickerViewControllerDelegateMethods.didSelectColor.receiver(delegate)?
                .colorPickerViewControllerDidSelectColor(self)
        }
    }

    private func close() {
        guard let presenter = presentingViewController else { return tellFinished() }
        presenter.dismiss(animated: true) { self.tellFinished() }
    }

    private func tellFinished() {
        ColorPickerViewControllerDelegateMethods.didFinish.receiver(delegate)?.colorPickerViewControllerDidFinish(self)
    }
}

extension UIColorPickerViewController: UserDismissable {
    func userDidDismiss() { tellFinished() }
}
