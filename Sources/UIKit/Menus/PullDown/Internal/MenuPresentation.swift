import Foundation

/// An open menu, from its appearance to its end: its cards, the keys and the selection. The window keeps it as
/// ``UIWindow/openMenu``.
@MainActor
final class MenuPresentation {
    private let source: UIView
    private let sourceRect: CGRect
    private weak var window: UIWindow?
    private let sender: Any?
    private let order: UIContextMenuConfiguration.ElementOrder
    private let choosesOne: Bool
    /// The menu and the open submenus, each in front of the previous one.
    private var cards: [MenuCard] = []
    private var known: [ObjectIdentifier: [UIMenuElement]] = [:]
    private lazy var overlay = MenuOverlay(
        frame: window?.bounds ?? .zero, touchedOutside: { [weak self] in self?.touchedOutside(at: $0) },
        layOut: { [weak self] in self?.place() })
    private var isClosing = false
    private var typing = TypeSelection()
    /// The view behind the cards; nil for menus of controls, which have none.
    var backdrop: ContextMenuBackdrop?

    /// Called after a row was selected and its action was performed.
    var didChoose: @MainActor (MenuItem) -> Void = { _ in }
    var didOpen: @MainActor () -> Void = {}
    /// Called before the menu closes.
    var willClose: @MainActor () -> Void = {}
    var didClose: @MainActor () -> Void = {}
    /// Called inside the animation of the appearance, and of the end.
    var alongside: @MainActor (_ isOpening: Bool) -> Void = { _ in }

    /// - Parameters:
    ///   - source: the view that the menu belongs to; its window shows the menu.
    ///   - sender: the sender of the actions.
    ///   - choosesOne: whether exactly one of the menu's elements is on.
    init?(
        source: UIView, rect: CGRect, sender: Any?, order: UIContextMenuConfiguration.ElementOrder,
        choosesOne: Bool = false
    ) {
        guard let window = source.window else { return nil }
        self.source = source
        sourceRect = rect
        self.window = window
        self.sender = sender
        self.order = order
        self.choosesOne = choosesOne
    }

    func open(_ menu: UIMenu) {
        guard let window else { return }
        window.openMenu?.close(animated: false)
        window.editMenu?.hide(animated: false)
        window.openMenu = self
        window.addSubview(overlay)
        if let backdrop {
            backdrop.frame = overlay.bounds
            backdrop.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            overlay.addSubview(backdrop)
        }
        push(menu, header: nil)
        place()
        guard let card = cards.first else { return }
        card.alpha = 0
        card.transform = grown(card, by: SystemMetrics.current.menus.initialScale)
        backdrop?.setShown(false)
        UIView.animate(
            withDuration: SystemMetrics.current.menus.duration, delay: 0,
            usingSpringWithDamping: SystemMetrics.current.menus.damping,
            initialSpringVelocity: 0
        ) { [self] in
            card.alpha = 1
            card.transform = .identity
            backdrop?.setShown(true)
            alongside(true)
        } completion: { [self] _ in
            guard !isClosing else { return }
            UIView.animate(withDuration: SystemMetrics.current.menus.fadeDuration) {
                self.cards.last?.castsShadow = true
            }
            didOpen()
        }
    }

    func close(animated: Bool = true) {
        guard !isClosing else { return }
        isClosing = true
        if window?.openMenu === self { window?.openMenu = nil }
        willClose()
        overlay.isUserInteractionEnabled = false
        let end: @MainActor () -> Void = { [self] in
            overlay.removeFromSuperview()
            didClose()
        }
        guard animated else {
            alongside(false)
            return end()
        }
        for card in cards { card.castsShadow = false }
        UIView.animate(withDuration: SystemMetrics.current.menus.fadeDuration) { [self] in
            for card in cards {
                card.alpha = 0
                card.transform = grown(card, by: SystemMetrics.current.menus.finalScale)
            }
            backdrop?.setShown(false)
            alongside(false)
        } completion: { _ in
            end()
        }
    }

    private func touchedOutside(at point: CGPoint) {
        if backdrop?.takeTap(at: point) != true { close() }
    }

    /// Replaces the elements of the menu and its open submenus.
    func update(_ change: (UIMenu) -> UIMenu) {
        guard !isClosing, !cards.isEmpty else { return }
        let old = cards
        cards = []
        for card in old { card.removeFromSuperview() }
        for card in old { push(change(card.menu), header: card.header) }
        cards.last?.castsShadow = true
        place()
    }

    // MARK: Cards

    private func push(_ menu: UIMenu, header: MenuItem?) {
        let card = MenuCard(menu, contents: contents(of: menu), header: header)
        card.list.choose = { [weak self, weak card] in
            if let card { self?.choose($0, in: card) }
        }
        cards.last?.isBehind = true
        cards.append(card)
        overlay.addSubview(card)
        request(card)
    }

    private func contents(of menu: UIMenu) -> MenuContents {
        let responder = window?.firstResponder ?? source
        let isFirst = cards.isEmpty || cards.first?.menu === menu
        let contents = MenuContents(menu, responder: responder, choosesOne: choosesOne && isFirst, known: known)
        return isFirst && isReversed ? contents.reversed() : contents
    }

    /// Requests the deferred elements, and shows them when they are available.
    private func request(_ card: MenuCard) {
        for deferred in card.contents.awaited {
            deferred.request { [weak self, weak card] elements in
                guard let self, let card, !isClosing else { return }
                known[ObjectIdentifier(deferred)] = elements
                card.show(contents(of: card.menu))
                place()
                request(card)
            }
        }
    }

    private var area: CGRect {
        guard let window else { return .zero }
        let margin = SystemMetrics.current.menus.screenMargin
        return window.bounds.inset(by: window.safeAreaInsets).insetBy(dx: margin, dy: margin)
    }

    private func place() {
        guard let window, let first = cards.first, !isClosing else { return }
        let source =
            backdrop?.place(in: area, menuHeight: first.fittingHeight) ?? source.convert(sourceRect, to: window)
        let placement = MenuPlacement(height: first.fittingHeight, source: source, area: area)
        if placement.opensUpwards, order != .fixed, !isReversed {
            isReversed = true
            first.show(first.contents.reversed())
        }
        set(first, placement.frame)
        for (below, card) in zip(cards, cards.dropFirst()) {
            let row = below.list.rows.first { row in
                if case .submenu(let menu) = row.item.role { menu.identifier == card.menu.identifier } else { false }
            }
            below.layoutIfNeeded()
            let frame = row.map { $0.convert($0.bounds, to: below) } ?? .zero
            let inWindow = frame.offsetBy(
                dx: below.center.x - below.bounds.midX, dy: below.center.y - below.bounds.midY)
            let whole = CGRect(
                x: below.center.x - below.bounds.midX, y: below.center.y - below.bounds.midY,
                width: below.bounds.width, height: below.bounds.height)
            set(
                card,
                MenuPlacement.submenu(height: card.fittingHeight, row: inWindow, card: whole, area: area))
        }
    }

    private var isReversed = false

    /// Sets bounds and center and not the frame, because the card may be scaled by an animation.
    private func set(_ card: MenuCard, _ frame: CGRect) {
        card.bounds.size = frame.size
        card.center = CGPoint(x: frame.midX, y: frame.midY)
        card.layoutIfNeeded()
    }

    /// Returns the transform that scales a card about the point from which the menu opens.
    private func grown(_ card: MenuCard, by scale: CGFloat) -> CGAffineTransform {
        guard let window, !UIAccessibility.isReduceMotionEnabled else { return .identity }
        let from = source.convert(sourceRect, to: window)
        let x = max(card.center.x - card.bounds.midX, min(from.midX, card.center.x + card.bounds.midX))
        let y = from.midY < card.center.y ? card.center.y - card.bounds.midY : card.center.y + card.bounds.midY
        return CGAffineTransform(
            translationX: (x - card.center.x) * (1 - scale), y: (y - card.center.y) * (1 - scale)
        ).scaledBy(x: scale, y: scale)
    }

    // MARK: Selection

    private func choose(_ row: MenuRow, in card: MenuCard) {
        let item = row.item
        if case .submenu(let menu) = item.role {
            if row === card.list.rows.first, card.header != nil { return pop() }
            return openSubmenu(menu, item)
        }
        let stays = item.attributes.contains(.keepsMenuPresented)
        if !stays { close() }
        item.perform(sender: sender)
        didChoose(item)
        if stays { update { $0 } }
    }

    private func openSubmenu(_ menu: UIMenu, _ item: MenuItem) {
        UIView.animate(withDuration: SystemMetrics.current.menus.fadeDuration) { [self] in
            push(menu, header: item)
            UIView.performWithoutAnimation { place() }
        }
        guard let card = cards.last else { return }
        card.castsShadow = true
        card.alpha = 0
        UIView.animate(withDuration: SystemMetrics.current.menus.fadeDuration) { card.alpha = 1 }
    }

    private func pop() {
        guard cards.count > 1 else { return }
        let card = cards.removeLast()
        UIView.animate(withDuration: SystemMetrics.current.menus.fadeDuration) { [self] in
            card.alpha = 0
            cards.last?.isBehind = false
        } completion: { _ in
            card.removeFromSuperview()
        }
    }

    // MARK: Touch that opened the menu

    /// Highlights the row under the finger.
    ///
    /// - Parameter point: the point in the window's coordinates.
    func drag(at point: CGPoint) {
        guard let list = cards.last?.list else { return }
        list.press(list.row(at: list.convert(point, from: window)))
    }

    func drop(at point: CGPoint) {
        guard let card = cards.last else { return }
        card.list.press(nil)
        if let row = card.list.row(at: card.list.convert(point, from: window)) { choose(row, in: card) }
    }

    // MARK: Keys

    /// Handles all keys while the menu is open.
    func press(_ key: PressedKey) {
        guard let card = cards.last else { return }
        switch key.usage {
        case .keyboardDownArrow: card.list.pressNext(1)
        case .keyboardUpArrow: card.list.pressNext(-1)
        case .keyboardEscape: close()
        case .keyboardReturnOrEnter, .keypadEnter, .keyboardSpacebar:
            if let row = card.list.pressedRow {
                card.list.press(nil)
                choose(row, in: card)
            }
        case .keyboardRightArrow, .keyboardLeftArrow: turn(key.usage, card)
        case .keyboardTab where key.modifiers.isSubset(of: .shift):
            card.list.pressNext(key.modifiers.contains(.shift) ? -1 : 1)
        case .keyboardHome: card.list.pressFirst()
        case .keyboardEnd: card.list.pressLast()
        default: find(key, in: card.list)
        }
    }

    /// Highlights the next row whose title begins with what is typed.
    private func find(_ key: PressedKey, in list: MenuList) {
        guard key.namedInput == nil, key.modifiers.isSubset(of: .shift), !key.characters.isEmpty else { return }
        let (prefix, maySkip) = typing.add(key.characters)
        list.pressNext(skipping: maySkip) { TypeSelection.matches($0.item.title, prefix) }
    }

    private func turn(_ key: UIKeyboardHIDUsage?, _ card: MenuCard) {
        let goesIn = (key == .keyboardRightArrow) != overlay.isRightToLeft
        if !goesIn { return pop() }
        guard let row = card.list.pressedRow, case .submenu(let menu) = row.item.role,
            row !== card.list.rows.first || card.header == nil
        else { return }
        openSubmenu(menu, row.item)
    }
}
