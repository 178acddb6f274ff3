/// Opens the menu of a control: immediately if the menu is its primary action, otherwise on a long press. The finger
/// that opened it may slide on to a row.
@MainActor
final class ControlMenu {
    private unowned let control: UIControl
    private var waiting: DelayedCall?
    private weak var opened: MenuPresentation?

    private static let stayInterval = 0.5  // as for UILongPressGestureRecognizer

    init(control: UIControl) {
        self.control = control
    }

    var isOpen: Bool { opened != nil }

    func began(_ touch: UITouch) {
        if control.showsMenuAsPrimaryAction { return open() }
        waiting = DelayedCall(after: Self.stayInterval) { [weak self] in
            guard let self else { return }
            waiting = nil
            open()
        }
    }

    func stopWaiting() {
        waiting?.cancel()
        waiting = nil
    }

    func drag(_ touch: UITouch) {
        opened?.drag(at: touch.location(in: nil))
    }

    func drop(_ touch: UITouch) {
        opened?.drop(at: touch.location(in: nil))
    }

    private func open() {
        guard opened == nil, let content = control.menuContent,
            let presentation = MenuPresentation(
                source: control, rect: control.bounds, sender: content.sender, order: content.order,
                choosesOne: content.choosesOne)
        else { return }
        control.sendActions(for: .menuActionTriggered)
        opened = presentation
        presentation.didChoose = content.didChoose
        presentation.didClose = { [weak self] in self?.opened = nil }
        presentation.open(content.menu)
    }
}

/// The menu that a control opens.
@MainActor
struct ControlMenuContent {
    let menu: UIMenu
    /// The sender of the actions.
    let sender: Any?
    var order = UIContextMenuConfiguration.ElementOrder.automatic
    /// Whether exactly one of the elements is on.
    var choosesOne = false
    var didChoose: @MainActor (MenuItem) -> Void = { _ in }
}
