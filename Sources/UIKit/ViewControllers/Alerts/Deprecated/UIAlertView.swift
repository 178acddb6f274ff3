import Foundation

/// An alert whose buttons have numbers and whose delegate receives the number of the chosen one. Deprecated in iOS 9.
///
/// It is no view of any window: ``show()`` presents a ``UIAlertController`` above what the key window shows.
@preconcurrency @MainActor
open class UIAlertView: UIView {
    private let alert = ButtonedAlert(.alert)

    public override init(frame: CGRect) {
        super.init(frame: frame)
        finishInit()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        finishInit()
    }

    /// Creates an alert. The cancel button is button 0 if it has a title.
    ///
    /// - Parameter delegate: not retained; a ``UIAlertViewDelegate``.
    public convenience init(title: String?, message: String?, delegate: Any?, cancelButtonTitle: String?) {
        self.init(frame: .zero)
        self.title = title ?? ""
        self.message = message
        self.delegate = delegate.map { $0 as AnyObject }
        if let cancelButtonTitle { alert.cancelIndex = alert.addButton(cancelButtonTitle) }
    }

    /// Creates an alert with buttons after cancel, of which ``firstOtherButtonIndex`` is the first.
    public convenience init(
        title: String, message: String, delegate: (any UIAlertViewDelegate)?, cancelButtonTitle: String?,
        otherButtonTitles firstButtonTitle: String, _ moreButtonTitles: String...
    ) {
        self.init(title: title, message: message, delegate: delegate, cancelButtonTitle: cancelButtonTitle)
        alert.addOthers([firstButtonTitle] + moreButtonTitles)
    }

    private func finishInit() {
        // The view has the alert, and while it is shown, the alert the view.
        alert.events = ButtonedAlert.Events(
            willPresent: { [weak self] in self?.willPresent() },
            didPresent: { [weak self] in
                guard let self else { return }
                AlertViewDelegateMethods.didPresent.receiver(receiver)?.didPresent(self)
            },
            clicked: { [weak self] index in
                guard let self else { return }
                AlertViewDelegateMethods.clicked.receiver(receiver)?.alertView(self, clickedButtonAt: index)
            },
            willDismiss: { [weak self] index in
                guard let self else { return }
                AlertViewDelegateMethods.willDismiss.receiver(receiver)?
                    .alertView(self, willDismissWithButtonIndex: index)
            },
            didDismiss: { [weak self] index in
                guard let self else { return }
                AlertViewDelegateMethods.didDismiss.receiver(receiver)?
                    .alertView(self, didDismissWithButtonIndex: index)
            })
    }

    /// The object that receives the choice; not retained. It has an effect if it is a ``UIAlertViewDelegate``.
    open weak var delegate: AnyObject?

    private var receiver: (any UIAlertViewDelegate)? { delegate as? any UIAlertViewDelegate }

    /// The text in bold; empty by default.
    open var title: String {
        get { alert.controller.title ?? "" }
        set { alert.controller.title = newValue }
    }

    /// The text below the title.
    open var message: String? {
        get { alert.controller.message }
        set { alert.controller.message = newValue }
    }

    // MARK: Buttons

    /// Adds a button and returns its number. Buttons added while the alert is shown appear when it is shown again.
    @discardableResult
    open func addButton(withTitle title: String?) -> Int { alert.addButton(title) }

    /// Returns the title of a button; nil if there is no button with the number.
    open func buttonTitle(at buttonIndex: Int) -> String? { alert.title(at: buttonIndex) }

    /// The number of buttons, including cancel.
    open var numberOfButtons: Int { alert.titles.count }

    /// The number of the button that leaves things as they are; -1 if there is none.
    open var cancelButtonIndex: Int {
        get { alert.cancelIndex }
        set { alert.cancelIndex = newValue }
    }

    /// The number of the first button that the initializer added after cancel; -1 if it added none.
    open var firstOtherButtonIndex: Int { alert.firstOtherIndex }

    // MARK: Text fields

    /// The text fields; none by default. Setting it replaces the fields, with their texts.
    open var alertViewStyle = UIAlertViewStyle.default {
        didSet {
            guard alertViewStyle != oldValue, !isVisible else { return }
            alert.makeController()
            switch alertViewStyle {
            case .default: break
            case .plainTextInput: addField(placeholder: nil, isSecure: false)
            case .secureTextInput: addField(placeholder: nil, isSecure: true)
            case .loginAndPasswordInput:
                addField(placeholder: "Login", isSecure: false)
                addField(placeholder: "Password", isSecure: true)
            }
        }
    }

    private func addField(placeholder: String?, isSecure: Bool) {
        alert.controller.addTextField { [weak self] field in
            field.placeholder = placeholder
            field.isSecureTextEntry = isSecure
            field.addAction(UIAction { [weak self] _ in self?.askForFirstOtherButton() }, for: .editingChanged)
        }
    }

    /// Returns a text field. Raises if the style has none with the number.
    open func textField(at textFieldIndex: Int) -> UITextField? {
        let fields = alert.controller.textFields ?? []
        guard fields.indices.contains(textFieldIndex) else {
            Trestle.raise(
                .invalidArgumentException,
                "textFieldIndex (\(textFieldIndex)) is outside of the bounds of the array of text fields")
            return nil
        }
        return fields[textFieldIndex]
    }

    private func askForFirstOtherButton() {
        let index = alert.firstOtherIndex
        let actions = alert.controller.actions
        guard actions.indices.contains(index) else { return }
        let isEnabled =
            AlertViewDelegateMethods.shouldEnableFirstOther.receiver(receiver)?
            .alertViewShouldEnableFirstOtherButton(self) ?? true
        actions[index].isEnabled = isEnabled
    }

    // MARK: On the screen

    /// Whether the alert was shown and not yet dismissed.
    open var isVisible: Bool { alert.isVisible }

    /// Shows the alert above what the key window shows, and retains it until it is dismissed. Does nothing if it is
    /// shown already, or if there is no window.
    open func show() { alert.show(self, animated: true) }

    private func willPresent() {
        askForFirstOtherButton()
        AlertViewDelegateMethods.willPresent.receiver(receiver)?.willPresent(self)
    }

    /// Dismisses the alert as if the button had been chosen, but for the delegate's `alertView(_:clickedButtonAt:)`,
    /// which is not called.
    open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
        alert.dismiss(buttonIndex, animated: animated)
    }
}
