import Foundation

/// Asks the user to choose: an alert in the middle of the screen, or an action sheet at its bottom. Show it with `present`.
///
/// A choice dismisses it, then calls the action's handler. Return chooses the preferred action (without one, the only one that is not cancel), escape
/// the cancel action. In windows of regular width an action sheet is a popover at what its
/// ``UIViewController/popoverPresentationController`` points at; without that it stands in the middle.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
    /// Where the choices stand. The raw values are UIKit's.
    public enum Style: Int, Sendable {
        case actionSheet = 0
        case alert = 1
    }

    open private(set) var preferredStyle = Style.actionSheet

    /// In the order they were added. Cancel is shown last, or first of two side by side.
    open private(set) var actions: [UIAlertAction] = []

    /// In the order they were added; nil without any.
    open var textFields: [UITextField]? { fields.isEmpty ? nil : fields }
    private var fields: [UITextField] = []

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        modalPresentationStyle = .custom
        modalTransitionStyle = .crossDissolve
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        modalPresentationStyle = .custom
        modalTransitionStyle = .crossDissolve
    }

    public convenience init(title: String?, message: String?, preferredStyle: UIAlertController.Style) {
        self.init(nibName: nil, bundle: nil)
        takeTexts(title, message, preferredStyle)
    }

    private func takeTexts(_ title: String?, _ message: String?, _ style: Style) {
        self.title = title
        self.message = message
        preferredStyle = style
    }

    // MARK: What it says

    open override var title: String? {
        didSet { if title != oldValue { contentsDidChange() } }
    }

    /// Under the title.
    open var message: String? {
        didSet { if message != oldValue { contentsDidChange() } }
    }

    // MARK: Choices

    /// A second cancel action raises, as in UIKit.
    open func addAction(_ action: UIAlertAction) {
        if action.style == .cancel, actions.contains(where: { $0.style == .cancel }) {
            Trestle.raise(
                .internalInconsistencyException,
                "UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
            return
        }
        action.owner = self
        actions.append(action)
        contentsDidChange()
    }

    /// The action that the return key chooses, shown semibold; one of ``actions``. Nil by default.
    open var preferredAction: UIAlertAction? {
        didSet { if preferredAction !== oldValue { contentsDidChange() } }
    }

    func actionDidChange(_ action: UIAlertAction) {
        (viewIfLoaded as? AlertView)?.actionsDidChange()
    }

    /// Whether the choices stand in a popover, which needs no cancel: a touch beside it does the same.
    var isPopover: Bool { preferredStyle == .actionSheet && knownPopover?.hasSource == true }

    private var knownPopover: UIPopoverPresentationController? {
        knownPresentationController as? UIPopoverPresentationController
    }

    override func makePresentationController() -> UIPresentationController {
        guard preferredStyle == .actionSheet, UIDevice.current.userInterfaceIdiom == .pad else {
            return super.makePresentationController()
        }
        return UIPopoverPresentationController(presentedViewController: self, presenting: nil)
    }

    var cancelAction: UIAlertAction? { actions.first { $0.style == .cancel } }

    /// The action whose title is semibold.
    var emphasizedAction: UIAlertAction? { preferredAction ?? cancelAction }

    // MARK: Text fields

    /// Adds a text field under the message. Of alerts only: an action sheet raises, as in UIKit.
    open func addTextField(configurationHandler: (@MainActor (UITextField) -> Void)? = nil) {
        guard preferredStyle == .alert else {
            Trestle.raise(
                .internalInconsistencyException,
                "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert")
            return
        }
        let field = UITextField(frame: .zero)
        field.font = .systemFont(ofSize: SystemMetrics.current.alerts.fieldTextSize)
        fields.append(field)
        field.addAction(UIAction { [weak self] in self?.fieldDidReturn($0.sender) }, for: .editingDidEndOnExit)
        configurationHandler?(field)
        contentsDidChange()
    }

    /// Return goes on to the next field; from the last one it chooses.
    private func fieldDidReturn(_ sender: Any?) {
        guard let index = fields.firstIndex(where: { $0 === sender as AnyObject? }) else { return }
        if index + 1 < fields.count {
            fields[index + 1].becomeFirstResponder()
        } else if let returnAction {
            choose(returnAction)
        }
    }

    // MARK: The view

    open override func loadView() {
        view = preferredStyle == .alert ? AlertCardView(alert: self) : ActionSheetView(alert: self)
    }

    private func contentsDidChange() {
        (viewIfLoaded as? AlertView)?.contentsDidChange()
        viewIfLoaded?.presentationContainer?.setNeedsLayout()
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if (title ?? "").isEmpty, (message ?? "").isEmpty, actions.isEmpty {
            Trestle.raise(
                .internalInconsistencyException,
                "UIAlertController must have a title, a message or an action to display")
        }
    }

    open override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        borrowKeyboard()
    }

    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        returnKeyboard()
    }

    // MARK: Choosing

    private var hasChosen = false

    func choose(_ action: UIAlertAction) {
        guard action.isEnabled, !hasChosen, presentingViewController != nil else { return }
        hasChosen = true
        dismiss(animated: true) {
            self.hasChosen = false
            action.perform()
        }
    }

    /// A tap beside the card.
    func outsideTapped() {
        if preferredStyle == .actionSheet, let cancelAction { choose(cancelAction) }
    }

    // MARK: Keys

    /// Who was typed to before, and is again afterwards.
    private weak var formerResponder: UIResponder?

    open override var canBecomeFirstResponder: Bool { true }

    private func borrowKeyboard() {
        let window = presentingViewController?.viewIfLoaded?.window
        formerResponder = window?.firstResponder
        if let first = fields.first { first.becomeFirstResponder() } else { becomeFirstResponder() }
    }

    private func returnKeyboard() {
        let window = viewIfLoaded?.window
        let mine = window?.firstResponder
        guard mine === self || (mine as? UIView)?.isDescendant(of: view) == true else { return }
        mine?.resignFirstResponder()
        (formerResponder as? UIView)?.becomeFirstResponder()
        formerResponder = nil
    }

    /// What the return key chooses.
    private var returnAction: UIAlertAction? {
        if let preferredAction { return preferredAction }
        let others = actions.filter { $0.style != .cancel }
        if let only = others.first, others.count == 1 { return only.style == .default ? only : nil }
        return others.isEmpty ? actions.first : nil
    }

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let isTyping = fields.contains(where: \.isFirstResponder)
        for press in presses {
            switch press.key?.keyCode {
            case .keyboardEscape:
                if let cancelAction { return choose(cancelAction) }
            case .keyboardReturnOrEnter where !isTyping, .keypadEnter where !isTyping:
                if let returnAction { return choose(returnAction) }
            default: break
            }
        }
        // Nothing behind an alert hears its keys.
        for press in presses { press.isUnhandled = isTyping }
    }
}

extension UIAlertController: SelfPlacedController {
    func cardFrame(in bounds: CGRect, safeArea: UIEdgeInsets, isCompact: Bool) -> CGRect {
        (view as? AlertView)?.frame(in: bounds, safeArea: safeArea, isCompact: isCompact) ?? bounds
    }
}
