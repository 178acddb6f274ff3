/// Opens the menu of a control: immediately if the menu is its primary action, otherwise on a long press. The finger
/// that opened it may slide on to a row.
///
/// A control has a menu of its own, as buttons have, or answers as the delegate of its interaction. The interaction is
/// among those of the control only in the second case, where it recognizes the long press.
@MainActor
final class ControlMenu {
    private unowned let control: UIControl
    private var waiting: DelayedCall?
    private weak var opened: MenuPresentation?
    private var ending: ContextMenuAnimator?

    private static let stayInterval = 0.5  // as for UILongPressGestureRecognizer

    init(control: UIControl) {
        self.control = control
    }

    var isOpen: Bool { opened != nil }

    // MARK: Interaction

    private(set) lazy var interaction: UIContextMenuInteraction = {
        let interaction = UIContextMenuInteraction(delegate: control)
        interaction.stand(for: nil, of: control)
        return interaction
    }()

    /// Nil if nobody has decided.
    var isEnabled: Bool? {
        didSet {
            guard isEnabled != oldValue else { return }
            guard isEnabled == true else { return control.removeInteraction(interaction) }
            // The control adds an interaction only if it belongs to no view.
            interaction.stand(for: nil, of: nil)
            control.addInteraction(interaction)
        }
    }

    static func standardAttachment(in bounds: CGRect) -> CGPoint { CGPoint(x: bounds.midX, y: bounds.maxY) }

    /// The rectangle of the control next to which its menu is placed.
    func sourceRect(for configuration: UIContextMenuConfiguration) -> CGRect {
        let point = control.menuAttachmentPoint(for: configuration)
        let isStandard = point == Self.standardAttachment(in: control.bounds)
        return isStandard ? control.bounds : CGRect(origin: point, size: .zero)
    }

    // MARK: Touches

    func began(_ touch: UITouch) {
        if control.showsMenuAsPrimaryAction { return open() }
        guard control.menuContent != nil else { return }
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

    // MARK: Opening

    func open() {
        guard opened == nil else { return }
        if let content = control.menuContent { return open(content) }
        let bounds = control.bounds
        guard interaction.open(at: CGPoint(x: bounds.midX, y: bounds.midY)) else { return }
        control.sendActions(for: .menuActionTriggered)
        opened = interaction.presentation
        control.menuDidOpenOrClose()
    }

    private func open(_ content: ControlMenuContent) {
        let configuration = UIContextMenuConfiguration()
        configuration.preferredMenuElementOrder = content.order
        guard
            let presentation = MenuPresentation(
                source: control, rect: sourceRect(for: configuration), sender: content.sender, order: content.order,
                choosesOne: content.choosesOne)
        else { return }
        control.sendActions(for: .menuActionTriggered)
        opened = presentation
        interaction.stand(for: presentation, of: control)
        let animator = ContextMenuAnimator(nil)
        control.contextMenuInteraction(interaction, willDisplayMenuFor: configuration, animator: animator)
        presentation.didChoose = content.didChoose
        presentation.alongside = { [weak self] isOpening in
            if isOpening { animator.animate() } else { self?.willEnd(configuration) }
        }
        presentation.didOpen = { animator.complete() }
        presentation.didClose = { [weak self] in
            self?.opened = nil
            self?.ending?.complete()
            self?.ending = nil
            self?.control.menuDidOpenOrClose()
        }
        presentation.open(content.menu)
        control.menuDidOpenOrClose()
    }

    private func willEnd(_ configuration: UIContextMenuConfiguration) {
        interaction.stand(for: nil, of: control)
        let animator = ContextMenuAnimator(nil)
        ending = animator
        control.contextMenuInteraction(interaction, willEndFor: configuration, animator: animator)
        animator.animate()
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

extension UIControl: MenuSource {
    func menuSourceRect(
        of interaction: UIContextMenuInteraction, for configuration: UIContextMenuConfiguration
    ) -> CGRect? {
        guard let knownMenu, knownMenu.interaction === interaction else { return nil }
        return knownMenu.sourceRect(for: configuration)
    }

    func openMenuByKey() -> Bool {
        guard isEnabled, isContextMenuInteractionEnabled else { return false }
        controlMenu.open()
        return controlMenu.isOpen
    }
}
