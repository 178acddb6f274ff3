/// The contents of one card of a menu: rows in sections, with the titles of inline menus.
@MainActor
struct MenuContents {
    struct Section {
        var title = ""
        var items: [MenuItem] = []
        var size = UIMenu.ElementSize.large
        /// The number of lines of titles; 0 is the standard.
        var titleLines = 0
    }

    let title: String
    private(set) var sections: [Section] = []
    /// The deferred elements whose provider has not answered yet.
    private(set) var awaited: [UIDeferredMenuElement] = []

    private let responder: UIResponder?
    /// The elements that were provided for deferred elements.
    private let known: [ObjectIdentifier: [UIMenuElement]]
    private let choosesOne: Bool

    /// - Parameters:
    ///   - responder: the start of the responder chain for commands.
    ///   - choosesOne: whether only one element of the menu can be on, whatever its options are.
    init(
        _ menu: UIMenu, responder: UIResponder?, choosesOne: Bool = false,
        known: [ObjectIdentifier: [UIMenuElement]] = [:]
    ) {
        self.responder = responder
        self.known = known
        self.choosesOne = choosesOne
        title = menu.title
        var current = Section(showing: menu)
        add(menu.children, of: menu, group: group(of: menu, around: nil), to: &current)
        close(&current)
    }

    /// Returns the contents in reversed order, for a menu that opens upwards.
    func reversed() -> MenuContents {
        var copy = self
        copy.sections = sections.reversed().map { section in
            var section = section
            // Elements beside each other keep their order.
            if section.columns == 1 { section.items.reverse() }
            return section
        }
        return copy
    }

    var items: [MenuItem] { sections.flatMap(\.items) }

    /// Whether titles are indented for a check mark or an arrow.
    var hasLeadingSigns: Bool {
        sections.filter { $0.columns == 1 }.flatMap(\.items).contains { item in
            if case .submenu = item.role { return true }
            return item.state != .off
        }
    }

    private func group(of menu: UIMenu, around: UIMenu?) -> UIMenu? {
        around ?? (choosesOne || menu.options.contains(.singleSelection) ? menu : nil)
    }

    private mutating func add(
        _ elements: [UIMenuElement], of menu: UIMenu, group: UIMenu?, to current: inout Section
    ) {
        for element in elements {
            switch element {
            case let inner as UIMenu where inner.isInline:
                close(&current)
                current = Section(showing: inner)
                current.title = inner.title
                add(inner.children, of: inner, group: self.group(of: inner, around: group), to: &current)
                close(&current)
                current = Section(showing: menu)
            case let deferred as UIDeferredMenuElement:
                if let found = known[ObjectIdentifier(deferred)] {
                    add(found, of: menu, group: group, to: &current)
                } else {
                    awaited.append(deferred)
                    if let item = MenuItem(deferred, group: nil, responder: nil) { current.items.append(item) }
                }
            default:
                if let item = MenuItem(element, group: group, responder: responder) { current.items.append(item) }
            }
        }
    }

    private mutating func close(_ section: inout Section) {
        if !section.items.isEmpty { sections.append(section) }
        section = Section()
    }
}

extension UIMenu {
    /// Whether the elements are among those of the enclosing menu. Palettes always are (unverified).
    fileprivate var isInline: Bool { options.contains(.displayInline) || options.contains(.displayAsPalette) }
}

extension MenuContents.Section {
    @MainActor init(showing menu: UIMenu) {
        size = menu.options.contains(.displayAsPalette) ? .small : menu.preferredElementSize
        titleLines = menu.displayPreferences?.maximumNumberOfTitleLines ?? 0
    }

    /// The number of elements beside each other.
    var columns: Int {
        switch size {
        case .small: 4
        case .medium: 3
        case .large, .automatic: 1
        }
    }
}
