internal import HostInterface
internal import TableEngine

/// A row, header or footer of a list as assistive technologies see it, with a view or without.
///
/// It knows the number of the part, and looks up which part that is whenever it is asked: client code may have changed
/// the list since the last question. This is the base class of rows and of headers and footers.
@MainActor
class AccessibleListPart: AccessibleContainer {
    private weak var owner: (any AccessibleList)?
    final let provider: AccessibilityProvider
    final let number: UInt64
    final let id: HostAccessibleID

    init(_ number: UInt64, of list: any AccessibleList, in provider: AccessibilityProvider) {
        owner = list
        self.number = number
        self.provider = provider
        id = HostAccessibleID(object: provider.identities.identity(of: list).number, part: number)
        AccessibilityProvider.nodesMade += 1
    }

    static func node(
        _ number: UInt64, _ part: ListPart, of list: any AccessibleList, in provider: AccessibilityProvider
    ) -> AccessibleListPart {
        switch part {
        case .row: AccessibleRow(number, of: list, in: provider)
        case .band: AccessibleBand(number, of: list, in: provider)
        }
    }

    /// The list, while it is in a window.
    final var list: (any AccessibleList)? { owner.flatMap { provider.isAttached($0) ? $0 : nil } }

    /// What the number means now; nil if it is gone.
    final var part: ListPart? { list?.accessibleRows.part(number) }

    /// The view of the part while it is on the screen.
    var liveView: UIView? { nil }
    /// The area of the part in the coordinates of the list.
    var area: CGRect? { nil }
    /// The elements in it.
    var children: [NSObject] { [] }

    final func index(ofObject id: HostAccessibleID) -> Int? {
        children.firstIndex { provider.identities.knownNumber(of: $0) == id.object }
    }

    var role: HostAccessibleRole { .unknown }
    var states: HostAccessibleStates { .defunct }
    var name: String { "" }
    var description: String { "" }
    var help: String { "" }
    var identifier: String { "" }
    var locale: String { "" }
    var attributes: [String: String] { [:] }
    var positionInSet: Int? { nil }
    var setSize: Int? { nil }
    var level: Int? { nil }
    var tableCell: HostAccessibleCell? { nil }
    var actions: [HostAccessibleAction] { [] }
    func performAction(at index: Int) -> Bool { false }
    func scrollToVisible(_ alignment: HostAccessibleAlignment) -> Bool { false }
    func grabFocus() -> Bool { false }

    // MARK: Hierarchy

    final var parent: (any HostAccessibleNode)? { list.map { provider.node(for: $0) } }

    final var indexInParent: Int {
        guard let list, let part else { return -1 }
        return ListChildren(of: list).index(of: part) ?? -1
    }

    final var childCount: Int { children.count }

    final func child(at index: Int) -> (any HostAccessibleNode)? {
        let children = children
        guard children.indices.contains(index), let container = liveView ?? list else { return nil }
        return provider.node(for: provider.remember(children[index], in: container))
    }

    // MARK: Geometry

    final var hostWindow: (any HostWindow)? {
        guard let scene = list?.window?.windowScene else { return nil }
        return provider.scenes[scene]?.hostWindow
    }

    final var frame: HostRect? {
        guard let list else { return nil }
        if let liveView { return HostRect(liveView.accessibilityFrame) }
        return area.map { HostRect(UIAccessibility.convertToScreenCoordinates($0, in: list)) }
    }

    final func node(x: Double, y: Double) -> (any HostAccessibleNode)? {
        for index in children.indices.reversed() {
            guard let child = child(at: index), child.frame?.contains(x: x, y: y) == true else { continue }
            return child.node(x: x, y: y) ?? child
        }
        return nil
    }

    final func scrollTo(x: Double, y: Double) -> Bool {
        guard let list, scrollToVisible(.anywhere), let frame else { return false }
        list.scroll(by: CGPoint(x: frame.x - x, y: frame.y - y))
        return true
    }

    /// Whether the part is visible, and on the screen.
    final func places() -> HostAccessibleStates {
        guard let list else { return .defunct }
        if let liveView {
            guard !AccessibilityTree.isHidden(liveView) else { return [] }
            return AccessiblePlace(liveView, in: provider).isOnScreen ? [.visible, .showing] : .visible
        }
        return AccessibilityTree.isHidden(list) ? [] : .visible
    }
}

/// The header or footer of a section as assistive technologies see it.
@MainActor
final class AccessibleBand: AccessibleListPart {
    private var place: (list: any AccessibleList, band: ListBand, section: Int)? {
        guard let list, case .band(let band, let section)? = part else { return nil }
        return (list, band, section)
    }

    override var liveView: UIView? { place.flatMap { $0.list.bandView($0.band, in: $0.section) } }
    override var area: CGRect? { place.flatMap { $0.list.accessibleFrame(of: $0.band, in: $0.section) } }

    override var role: HostAccessibleRole {
        guard let place else { return .unknown }
        return place.band == .header ? .heading : .label
    }

    override var states: HostAccessibleStates { place == nil ? .defunct : places().union(.enabled) }

    private var said: RowDescription? { liveView.map { RowDescription(of: $0) } }

    override var name: String {
        guard let place else { return "" }
        if let live = said { return live.name }
        return place.list.bandText(place.band, in: place.section) ?? ""
    }

    override var description: String { said?.value ?? "" }
    override var help: String { said?.hint ?? "" }
    override var identifier: String { said?.identifier ?? "" }
    override var level: Int? { place?.band == .header ? 2 : nil }
    override var children: [NSObject] { said?.parts ?? [] }

    override func scrollToVisible(_ alignment: HostAccessibleAlignment) -> Bool {
        guard let place, let area else { return false }
        place.list.scroll(area, to: alignment)
        place.list.layoutIfNeeded()
        return true
    }
}
