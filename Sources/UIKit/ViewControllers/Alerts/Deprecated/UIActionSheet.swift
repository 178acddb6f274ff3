import Foundation

/// An action sheet whose buttons have numbers, of which its delegate receives the chosen one. Deprecated in iOS 8.3.
///
/// It is no view of any window: it presents a ``UIAlertController`` above what the key window shows, which is a popover
/// in wide windows.
@preconcurrency @MainActor
open class UIActionSheet: UIView {
    private let alert = ButtonedAlert(.actionSheet)

    /// Creates a sheet. The destructive button is button 0 and the cancel button the next one, if they have titles.
    ///
    /// - Parameter delegate: not retained.
    public init(
        title: String?, delegate: (any UIActionSheetDelegate)?, cancelButtonTitle: String?,
        destructiveButtonTitle: String?
    ) {
        super.init(frame: .zero)
        finishInit()
        self.title = title ?? ""
        self.delegate = delegate
        if let destructiveButtonTitle { alert.destructiveIndex = alert.addButton(destructiveButtonTitle) }
        if let cancelButtonTitle { alert.cancelIndex = alert.addButton(cancelButtonTitle) }
    }

    /// Creates a sheet with buttons after cancel, of which ``firstOtherButtonIndex`` is the first.
    public convenience init(
        title: String?, delegate: (any UIActionSheetDelegate)?, cancelButtonTitle: String?,
        destructiveButtonTitle: String?, otherButtonTitles firstButtonTitle: String, _ moreButtonTitles: String...
    ) {
        self.init(
            title: title, delegate: delegate, cancelButtonTitle: cancelButtonTitle,
            destructiveButtonTitle: destructiveButtonTitle)
        alert.addOthers([firstButtonTitle] + moreButtonTitles)
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        finishInit()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        finishInit()
    }

    private func finishInit() {
        // The view has the alert, and while it is shown, the alert the view.
        alert.events = ButtonedAlert.Events(
            willPresent: { [weak self] in
                guard let self else { return }
                ActionSheetDelegateMethods.willPresent.receiver(delegate)?.willPresent(self)
            },
            didPresent: { [weak self] in
                guard let self else { return }
                ActionSheetDelegateMethods.didPresent.receiver(delegate)?.didPresent(self)
            },
            clicked: { [weak self] index in
                guard let self else { return }
                ActionSheetDelegateMethods.clicked.receiver(delegate)?.actionSheet(self, clickedButtonAt: index)
            },
            willDismiss: { [weak self] index in
                guard let self else { return }
                ActionSheetDelegateMethods.willDismiss.receiver(delegate)?
                    .actionSheet(self, willDismissWithButtonIndex: index)
            },
            didDismiss: { [weak self] index in
                guard let self else { return }
                ActionSheetDelegateMethods.didDismiss.receiver(delegate)?
                    .actionSheet(self, didDismissWithButtonIndex: index)
            })
    }

    /// The object that receives the choice; not retained.
    open weak var delegate: (any UIActionSheetDelegate)?

    /// The text above the buttons; empty by default.
    open var title: String {
        get { alert.controller.title ?? "" }
        set { alert.controller.title = newValue }
    }

    /// Has no effect: all sheets look the same, as on iOS since version 7.
    open var actionSheetStyle = UIActionSheetStyle.automatic

    // MARK: Buttons

    /// Adds a button and returns its number. Buttons added while the sheet is shown appear when it is shown again.
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

    /// The number of the red button; -1 if there is none.
    open var destructiveButtonIndex: Int {
        get { alert.destructiveIndex }
        set { alert.destructiveIndex = newValue }
    }

    /// The number of the first button that the initializer added after cancel; -1 if it added none.
    open var firstOtherButtonIndex: Int { alert.firstOtherIndex }

    // MARK: On the screen

    /// Whether the sheet was shown and not yet dismissed.
    open var isVisible: Bool { alert.isVisible }

    /// Shows the sheet; in a wide window as a popover at the toolbar.
    open func show(from view: UIToolbar) { show(at: view, .null, animated: true) }

    /// Shows the sheet; in a wide window as a popover at the tab bar.
    open func show(from view: UITabBar) { show(at: view, .null, animated: true) }

    /// Shows the sheet; in a wide window as a popover at the item.
    open func show(from item: UIBarButtonItem, animated: Bool) {
        alert.controller.popoverPresentationController?.barButtonItem = item
        alert.show(self, animated: animated)
    }

    /// Shows the sheet; in a wide window as a popover at a rectangle of the view.
    open func show(from rect: CGRect, in view: UIView, animated: Bool) { show(at: view, rect, animated: animated) }

    /// Shows the sheet at the bottom of the window, or in the middle of a wide one.
    open func show(in view: UIView) { alert.show(self, animated: true) }

    private func show(at view: UIView, _ rect: CGRect, animated: Bool) {
        let popover = alert.controller.popoverPresentationController
        popover?.sourceView = view
        popover?.sourceRect = rect
        alert.show(self, animated: animated)
    }

    /// Dismisses the sheet as if the button had been chosen, but for the delegate's `actionSheet(_:clickedButtonAt:)`,
    /// which is not called.
    open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
        alert.dismiss(buttonIndex, animated: animated)
    }
}
