import Foundation

/// Shows actions to choose from: as an alert in the middle of the screen, or as an action sheet at the bottom. Present
/// it with `present(_:animated:completion:)`.
///
/// Choosing an action dismisses the controller, then calls the action's handler. The return key chooses the preferred
/// action; without one, the only action apart from cancel if its style is default. The escape key chooses the cancel
/// action. In windows of regular width an action sheet is a popover at the source of its
/// ``UIViewController/popoverPresentationController``; without a source it is in the middle of the window.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
    /// How the actions are presented. The raw values are UIKit's.
    public enum Style: Int, Sendable {
        /// At the bottom of the window, or as a popover in a wide one.
        case actionSheet = 0
        /// In the middle of the window.
        case alert = 1
    }

    /// Whether it is an alert or an action sheet.
    open private(set) var preferredStyle = Style.actionSheet

    /// The actions in the order in which they were added. The cancel action is shown last, or first if two actions are
    /// side by side.
    open private(set) var actions: [UIAlertAction] = []

    /// The text fields in the order in which they were added; nil if there are none.
    open var textFields: [UITextField]? { fields.isEmpty ? nil : fields }
    private var fields: [UITextField] = []

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        modalPresentationStyle = .custom
        modalTransitionStyle = .crossDissolve
    }

    /// Creates an action sheet without actions.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        modalPresentationStyle = .custom
        modalTransitionStyle = .crossDissolve
    }

    /// Creates an alert or an action sheet without buttons.
    public convenience init(title: String?, message: String?, preferredStyle: UIAlertController.Style) {
        self.init(nibName: nil, bundle: nil)
        takeTexts(title, message, preferredStyle)
    }

    private func takeTexts(_ title: String?, _ message: String?, _ style: Style) {
        self.title = title
        self.message = message
        preferredStyle = style
    }

    // MARK: Texts

    open override var title: String? {
        didSet { if title != oldValue { contentsDidChange() } }
    }

    /// The text below the title.
    open var message: String? {
        didSet { if message != oldValue { contentsDidChange() } }
    }

    /// The default is `.default`. The Mac shows critical alerts with a sign; on iOS, as here, they look like others.
    open var severity = UIAlertControllerSeverity.default

    // MARK: Choices

    /// Adds an action. A second cancel action raises, as in UIKit.
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

    /// The action that the return key chooses, with a semibold title; one of ``actions``. Nil by default.
    open var preferredAction: UIAlertAction? {
        didSet { if preferredAction !== oldValue { contentsDidChange() } }
    }

    func actionDidChange(_ action: UIAlertAction) {
        (viewIfLoaded as? AlertView)?.actionsDidChange()
    }

    /// Whether the actions are shown in a popover. It shows no cancel action, since a touch beside the popover has the
    /// same effect.
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

    /// Adds a text field below the message. Only alerts have text fields: an action sheet raises, as in UIKit.
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

    /// Handles the return key: moves to the next text field, or chooses the default action in the last one.
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

    /// Called for a tap beside the card.
    func outsideTapped() {
        if preferredStyle == .actionSheet, let cancelAction { choose(cancelAction) }
    }

    // MARK: Keys

    /// The first responder before the alert appeared; it becomes first responder again when the alert disappears.
    private weak var formerResponder: UIResponder?

    open override var canBecomeFirstResponder: Bool { true }

    /// Whether the alert is the first responder while it is shown. Otherwise it gets the keys all the same, but a text
    /// that is edited stays in the state that the alert is about.
    var becomesFirstResponder = true

    private func borrowKeyboard() {
        guard becomesFirstResponder else { return }
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

    /// The action that the return key chooses.
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
            case .keyboardReturnOrEnter where !isTyping && !hasFocus, .keypadEnter where !isTyping && !hasFocus:
                if let returnAction { return choose(returnAction) }
            default: break
            }
        }
        // Key presses are never passed on to views behind the alert.
        for press in presses {
            press.isUnhandled = isTyping
            if !isTyping, let key = press.key {
                viewIfLoaded?.window?.keyboardFocusOnDemand.press(PressedKey(key), isRepeat: false)
            }
        }
    }

    /// Whether the keys have chosen one of the alert's parts.
    private var hasFocus: Bool {
        guard let view = viewIfLoaded, let item = view.window?.windowScene?.focusSystemIfMade?.focusedItem else {
            return false
        }
        return (item as? UIView)?.isDescendant(of: view) ?? false
    }
}

extension UIAlertController: SelfPlacedController {
    func cardFrame(in bounds: CGRect, safeArea: UIEdgeInsets, isCompact: Bool) -> CGRect {
        (view as? AlertView)?.frame(in: bounds, safeArea: safeArea, isCompact: isCompact) ?? bounds
    }
}
