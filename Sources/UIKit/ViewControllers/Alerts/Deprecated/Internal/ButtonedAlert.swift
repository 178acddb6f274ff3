/// What alert views and action sheets have in common: the titles of their buttons by number, and the alert controller
/// that shows them.
@MainActor
final class ButtonedAlert {
    /// What happens while the alert is shown.
    struct Events {
        var willPresent: () -> Void = {}
        var didPresent: () -> Void = {}
        /// Called when the user has chosen a button.
        var clicked: (Int) -> Void = { _ in }
        var willDismiss: (Int) -> Void = { _ in }
        var didDismiss: (Int) -> Void = { _ in }
    }

    /// Replaced for an alert with other text fields.
    private(set) var controller: ButtonedAlertController
    private(set) var titles: [String] = []
    var cancelIndex = -1
    var destructiveIndex = -1
    /// The first of the buttons that the initializer added after cancel; -1 if it added none.
    var firstOtherIndex = -1
    var events = Events()
    /// The view whose alert it is, which is retained while the alert is on the screen, and whether it is.
    private var shownView: UIView?
    /// Whether a button was chosen, by the user or in code.
    private var isEnding = false
    private let style: UIAlertController.Style

    init(_ style: UIAlertController.Style) {
        self.style = style
        controller = ButtonedAlertController(title: "", message: nil, preferredStyle: style)
    }

    var isVisible: Bool { shownView != nil }

    func makeController() {
        let former = controller
        controller = ButtonedAlertController(title: former.title, message: former.message, preferredStyle: style)
    }

    @discardableResult
    func addButton(_ title: String?) -> Int {
        titles.append(title ?? "")
        return titles.count - 1
    }

    func addOthers(_ titles: [String]) {
        for title in titles {
            let index = addButton(title)
            if firstOtherIndex < 0 { firstOtherIndex = index }
        }
    }

    func title(at index: Int) -> String? { titles.indices.contains(index) ? titles[index] : nil }

    // MARK: On the screen

    func show(_ view: UIView, animated: Bool) {
        guard !isVisible, let presenter = UIViewController.topmostOfKeyWindow else { return }
        for index in titles.indices.dropFirst(controller.actions.count) { controller.addAction(action(index)) }
        controller.willChoose = { [weak self] in self?.userWillChoose($0) }
        controller.didVanish = { [weak self] in self?.vanished() }
        shownView = view
        isEnding = false
        events.willPresent()
        presenter.present(controller, animated: animated) { [events] in events.didPresent() }
    }

    private func action(_ index: Int) -> UIAlertAction {
        let style: UIAlertAction.Style =
            index == cancelIndex ? .cancel : index == destructiveIndex ? .destructive : .default
        return UIAlertAction(title: titles[index], style: style) { [weak self] _ in self?.ended(index) }
    }

    private func userWillChoose(_ index: Int) {
        guard isVisible else { return }
        isEnding = true
        events.clicked(index)
        events.willDismiss(index)
    }

    func dismiss(_ index: Int, animated: Bool) {
        guard isVisible else { return }
        isEnding = true
        events.willDismiss(index)
        guard let presenter = controller.presentingViewController else { return ended(index) }
        presenter.dismiss(animated: animated) { self.ended(index) }
    }

    /// Called when the controller has disappeared. A touch beside a popover is the choice of cancel, even where there
    /// is no such button (unverified).
    private func vanished() {
        guard isVisible, !isEnding else { return }
        userWillChoose(cancelIndex)
        ended(cancelIndex)
    }

    private func ended(_ index: Int) {
        guard let view = shownView else { return }
        shownView = nil
        // The delegate may release the view.
        withExtendedLifetime(view) { events.didDismiss(index) }
    }
}

/// An alert controller that tells of a choice before it is dismissed.
final class ButtonedAlertController: UIAlertController {
    /// Called with the number of the chosen action.
    var willChoose: (Int) -> Void = { _ in }
    /// Called when it has been dismissed, in whatever way.
    var didVanish: () -> Void = {}

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isBeingDismissed { didVanish() }
    }

    override func choose(_ action: UIAlertAction) {
        guard action.isEnabled, presentingViewController != nil, !isBeingDismissed,
            let index = actions.firstIndex(where: { $0 === action })
        else { return }
        willChoose(index)
        super.choose(action)
    }
}
