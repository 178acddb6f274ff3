import Foundation
internal import HostInterface

/// A view or an accessibility element as assistive technologies see it.
///
/// Made for one question and forgotten after it. It does not retain its object: without the object, or when the object
/// has left its window, everything returns empty values. Every question may call client code.
@MainActor
class AccessibleObject: AccessibleContainer {
    final weak var object: NSObject?
    final let provider: AccessibilityProvider
    final let id: HostAccessibleID

    init(_ object: NSObject, in provider: AccessibilityProvider) {
        self.object = object
        self.provider = provider
        id = HostAccessibleID(object: provider.identities.identity(of: object).number)
        AccessibilityProvider.nodesMade += 1
    }

    /// The object, while it is in a window.
    final var present: NSObject? { object.flatMap { provider.isAttached($0) ? $0 : nil } }

    final var view: UIView? { present as? UIView }
    final var kind: AccessibilityKind { (object as? UIResponder)?.accessibilityKind ?? .plain }
    final var traits: UIAccessibilityTraits { object?.accessibilityTraits ?? .none }

    /// Whether the object contains others. An element contains none.
    var isContainer: Bool {
        guard let present else { return false }
        return !present.isAccessibilityElement && AccessibilityTree.keepsNode(present)
    }

    var role: HostAccessibleRole {
        guard let present else { return .unknown }
        if DataTablePlace.table(present) != nil { return .table }
        let own = AccessibleRoles.role(of: present, kind, traits)
        return DataTablePlace.role(of: present, otherwise: own, in: provider)
    }

    var states: HostAccessibleStates { present.map { AccessibleStates(provider).states(of: $0, kind) } ?? .defunct }

    // MARK: Texts

    var name: String {
        guard let present else { return "" }
        if let label = present.accessibilityLabel, !label.isEmpty { return label }
        let responder = present as? UIResponder
        return responder?.accessibilityContainerName ?? responder?.accessibilityPlaceholder ?? nameOfRow ?? ""
    }

    /// The name of a control without one of its own in a row, which VoiceOver reads with the row's texts.
    private var nameOfRow: String? {
        guard [.toggle, .slider, .stepper, .field, .text].contains(kind), let parent,
            [.listItem, .listBoxItem, .treeItem].contains(parent.role)
        else { return nil }
        return parent.name
    }

    /// The value, unless it is said otherwise: as a state, a number or a text. With it the details that are spoken with
    /// the element.
    var description: String {
        guard let present else { return "" }
        let isSaid = kind == .toggle || kind == .field || kind == .text || present.spokenNumber != nil
        let value = isSaid ? "" : present.accessibilityValue ?? ""
        return AccessibleAttributes.value(value, withDetailsOf: present)
    }

    var help: String { present?.accessibilityHint ?? "" }

    var identifier: String { (present as? any UIAccessibilityIdentification)?.accessibilityIdentifier ?? "" }

    var locale: String { present?.accessibilityLanguage ?? "" }

    var attributes: [String: String] { present.map { AccessibleAttributes.attributes(of: $0) } ?? [:] }

    // MARK: Hierarchy

    var parent: (any HostAccessibleNode)? { present.flatMap { provider.parent(of: $0) } }

    final var indexInParent: Int {
        (parent as? any AccessibleContainer)?.index(ofObject: id) ?? -1
    }

    func index(ofObject id: HostAccessibleID) -> Int? {
        children.firstIndex { provider.identities.knownNumber(of: $0) == id.object }
    }

    var children: [NSObject] {
        guard isContainer, let present else { return [] }
        return AccessibilityTree.children(of: present)
    }

    var childCount: Int { children.count }

    func child(at index: Int) -> (any HostAccessibleNode)? {
        let children = children
        guard children.indices.contains(index), let object else { return nil }
        return provider.node(for: provider.remember(children[index], in: object))
    }

    var hasVirtualChildren: Bool { false }
    var visibleChildren: Range<Int> { 0..<max(childCount, 0) }

    // MARK: Position

    /// The place among the tabs, segments or menu items of the parent.
    private var place: (position: Int, size: Int)? {
        guard kind.isInSet, let parent = parent as? AccessibleObject else { return nil }
        let members = parent.children.filter { ($0 as? UIResponder)?.accessibilityKind == kind }
        return members.firstIndex { $0 === object }.map { ($0 + 1, members.count) }
    }

    var positionInSet: Int? { place?.position }
    var setSize: Int? { place?.size }
    var level: Int? { role == .heading ? present.map { AccessibleRoles.headingLevel(of: $0) } : nil }

    // MARK: Geometry

    var hostWindow: (any HostWindow)? {
        guard let present, let scene = AccessiblePlace(present, in: provider).scene else { return nil }
        return provider.scenes[scene]?.hostWindow
    }

    var frame: HostRect? { present.flatMap { AccessiblePlace($0, in: provider).frame } }

    func node(x: Double, y: Double) -> (any HostAccessibleNode)? {
        for index in children.indices.reversed() {
            guard let child = child(at: index), child.frame?.contains(x: x, y: y) == true else { continue }
            return child.node(x: x, y: y) ?? child
        }
        return nil
    }

    func scrollToVisible(_ alignment: HostAccessibleAlignment) -> Bool {
        present.map { AccessiblePlace($0, in: provider).scroll(alignment) } ?? false
    }

    func scrollTo(x: Double, y: Double) -> Bool {
        present.map { AccessiblePlace($0, in: provider).scroll(to: CGPoint(x: x, y: y)) } ?? false
    }

    func grabFocus() -> Bool { present.map { AccessibleFocus(provider).grab($0) } ?? false }

    // MARK: What it can do

    /// The actions with what they do, the default first.
    var performers: [AccessiblePerformer] {
        present.map { AccessibleActions(provider).performers(of: $0, kind, isContainer: isContainer) } ?? []
    }

    final var actions: [HostAccessibleAction] { performers.map(\.action) }

    /// True for scroll views, which get actions with content that is larger than they are.
    final var mayAct: Bool { present is any PagedContent || !performers.isEmpty }

    final func performAction(at index: Int) -> Bool {
        let performers = performers
        return performers.indices.contains(index) && performers[index].perform()
    }

    var value: HostAccessibleValue? {
        guard let present, let number = present.spokenNumber else { return nil }
        return HostAccessibleValue(
            number.current, in: number.range, step: number.step, text: present.accessibilityValue ?? "")
    }

    func setValue(_ value: Double) -> Bool {
        guard let responder = present as? UIResponder, !traits.contains(.notEnabled) else { return false }
        return responder.changeAccessibilityNumber(to: value)
    }

    var text: (any HostAccessibleText)? { present.flatMap { AccessibleTexts.text(of: $0, in: provider) } }
    var selection: (any HostAccessibleSelection)? { nil }
    final var table: (any HostAccessibleTable)? {
        present.flatMap { AccessibleDataTable.table(of: $0, in: provider) }
    }
    final var tableCell: HostAccessibleCell? { present.flatMap { DataTablePlace.cell(of: $0, in: provider) } }

    var imageDescription: String? { role == .image ? name : nil }

    /// The neighbors of a text that continues in another element.
    var relations: [HostAccessibleRelation: [any HostAccessibleNode]] {
        guard let present else { return [:] }
        var relations: [HostAccessibleRelation: [any HostAccessibleNode]] = [:]
        for (relation, neighbor) in [
            (HostAccessibleRelation.flowsTo, present.accessibilityNextTextNavigationElement),
            (.flowsFrom, present.accessibilityPreviousTextNavigationElement),
        ] {
            guard let neighbor = neighbor as? NSObject, provider.isAttached(neighbor) else { continue }
            relations[relation] = [provider.node(for: neighbor)]
        }
        return relations
    }
}

extension NSObject {
    /// The value of an element that is a number.
    @MainActor
    fileprivate var spokenNumber: AccessibilityNumber? { (self as? UIResponder)?.accessibilityNumber }
}

/// An action of a node, and what performs it.
@MainActor
struct AccessiblePerformer {
    let action: HostAccessibleAction
    let perform: () -> Bool

    init(_ name: String, _ localizedName: String, description: String = "", _ perform: @escaping () -> Bool) {
        action = HostAccessibleAction(name, localizedName: localizedName, description: description)
        self.perform = perform
    }
}
