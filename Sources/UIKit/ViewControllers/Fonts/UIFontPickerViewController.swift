import Foundation

/// Lets the user choose one of the families of fonts that are installed on the desktop, or one of their faces.
@preconcurrency @MainActor
open class UIFontPickerViewController: UIViewController {
    /// What the picker was created with.
    @NSCopying open private(set) var configuration: UIFontPickerViewController.Configuration
    private let navigation: UINavigationController
    private let families: FontListController

    /// Creates a picker with a copy of the configuration.
    public init(configuration: UIFontPickerViewController.Configuration) {
        self.configuration = configuration.copy() as? Configuration ?? configuration
        families = FontListController(.families, self.configuration)
        navigation = UINavigationController(rootViewController: families)
        super.init(nibName: nil, bundle: nil)
        finishInit()
    }

    public convenience override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        self.init(configuration: Configuration())
    }

    /// Creates a picker from an archive or a nib.
    public required init?(coder: NSCoder) {
        configuration = Configuration()
        families = FontListController(.families, configuration)
        navigation = UINavigationController(rootViewController: families)
        super.init(coder: coder)
        finishInit()
    }

    private func finishInit() {
        families.onChoose = { [weak self] in self?.choose($0) }
        families.navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancel() })
        addChild(navigation)
        navigation.didMove(toParent: self)
    }

    /// The object that receives the choice; not retained.
    open weak var delegate: (any UIFontPickerViewControllerDelegate)?

    /// The chosen font, of any size; nil, the default, for none. It has a check mark.
    open var selectedFontDescriptor: UIFontDescriptor? {
        didSet { families.selectedFont = selectedFontDescriptor }
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        navigation.view.frame = view.bounds
        navigation.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(navigation.view)
    }

    private func choose(_ descriptor: UIFontDescriptor) {
        selectedFontDescriptor = descriptor
        FontPickerViewControllerDelegateMethods.didPick.receiver(delegate)?.fontPickerViewControllerDidPickFont(self)
        presentingViewController?.dismiss(animated: true)
    }

    private func cancel() {
        FontPickerViewControllerDelegateMethods.didCancel.receiver(delegate)?.fontPickerViewControllerDidCancel(self)
        presentingViewController?.dismiss(animated: true)
    }
}

extension UIFontPickerViewController: UserDismissable {
    func userDidDismiss() {
        FontPickerViewControllerDelegateMethods.didCancel.receiver(delegate)?.fontPickerViewControllerDidCancel(self)
    }
}
