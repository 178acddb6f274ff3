/// Finds the elements for assistive technologies and tests: an object and the elements inside it, in reading order.
@MainActor
package enum AccessibilityTree {
    /// Set by the default of `accessibilityElementCount()`, which leaves the elements of the object to its subviews.
    private static var defaultWasTaken = false
    /// Whether `ownElements(of:)` asks for the count, so that the default need not count.
    private static var isAsking = false

    /// Returns the object itself if it is an element, otherwise the elements inside it.
    package static func elements(in object: NSObject) -> [NSObject] {
        groups(in: object).flatMap(\.elements)
    }

    /// Returns the elements inside a view without asking the view itself. This is the default of the container methods.
    static func elements(below view: UIView) -> [NSObject] {
        merged(groups(below: view)).flatMap(\.elements)
    }

    /// Returns the number of elements of a responder that does not implement the container methods.
    static func defaultCount(of responder: UIResponder) -> Int {
        guard isAsking else { return responder.defaultAccessibilityElements.count }
        defaultWasTaken = true
        return 0
    }

    /// Returns the elements inside an object, and the containers that a screen reader names, in reading order. What is
    /// inside such a container is left to it.
    static func children(of object: NSObject) -> [NSObject] {
        if let own = ownElements(of: object) ?? (object as? UIResponder)?.containedElements {
            return own.flatMap { groups(in: $0, forNodes: true) }.flatMap(\.elements)
        }
        guard let view = object as? UIView else { return [] }
        return groups(below: view, forNodes: true).flatMap(\.elements)
    }

    /// Returns the object itself if it is an element or a container that a screen reader names, otherwise those inside it.
    static func nodes(in object: NSObject) -> [NSObject] {
        groups(in: object, forNodes: true).flatMap(\.elements)
    }

    /// Whether an object that is no element is a container that a screen reader names.
    static func keepsNode(_ object: NSObject) -> Bool {
        if let responder = object as? UIResponder, responder.accessibilityKind.isContainer { return true }
        return object.accessibilityContainerType != .none || object is any UIAccessibilityContainerDataTableCell
    }

    /// Whether an object names its elements itself.
    static func namesElements(_ object: NSObject) -> Bool { ownElements(of: object) != nil }

    /// Whether the user can see neither the object nor anything in it.
    static func isHidden(_ object: NSObject) -> Bool { object.accessibilityElementsHidden || isInvisible(object) }

    /// Elements that are read one after another, before elements beside them.
    private struct Group {
        let frame: CGRect
        let elements: [NSObject]
    }

    /// - Parameter forNodes: Whether containers that a screen reader names are returned instead of their elements.
    private static func groups(in object: NSObject, forNodes: Bool = false) -> [Group] {
        guard !isHidden(object) else { return [] }
        let own = ownElements(of: object)
        // A cell that names elements itself is always a container.
        if object.isAccessibilityElement, own == nil || !(object is any AccessibleCell) {
            return [Group(frame: object.accessibilityFrame, elements: [object])]
        }
        if forNodes, keepsNode(object) { return [Group(frame: object.accessibilityFrame, elements: [object])] }
        if let own = own ?? (object as? UIResponder)?.containedElements {
            let elements = own.flatMap { groups(in: $0, forNodes: forNodes) }.flatMap(\.elements)
            return own.isEmpty ? [] : [Group(frame: object.accessibilityFrame, elements: elements)]
        }
        guard let view = object as? UIView else { return [] }
        let below = groups(below: view, forNodes: forNodes)
        guard view.shouldGroupAccessibilityChildren, !below.isEmpty else { return below }
        return [Group(frame: view.accessibilityFrame, elements: merged(below).flatMap(\.elements))]
    }

    private static func isInvisible(_ object: NSObject) -> Bool {
        guard let view = object as? UIView else { return false }
        return view.isHidden || view.alpha <= 0.01
    }

    /// Returns the elements that a container names itself; nil if it names none.
    package static func ownElements(of object: NSObject) -> [NSObject]? {
        if let named = object.accessibilityElements { return named.compactMap { $0 as? NSObject } }
        let outer = (isAsking, defaultWasTaken)
        (isAsking, defaultWasTaken) = (true, false)
        let count = object.accessibilityElementCount()
        let isDefault = defaultWasTaken
        (isAsking, defaultWasTaken) = outer
        guard !isDefault, count != NSNotFound else { return nil }
        return (0..<max(count, 0)).compactMap { object.accessibilityElement(at: $0) as? NSObject }
    }

    private static func groups(below view: UIView, forNodes: Bool = false) -> [Group] {
        let modal = view.subviews.last { $0.accessibilityViewIsModal && !isInvisible($0) }
        var seen = modal.map { [$0] } ?? view.subviews
        // What is in front of a presentation, as an edit menu is, can be reached too.
        if forNodes, let covering = seen.lastIndex(where: { $0.coversOtherNodes && !isInvisible($0) }) {
            seen.removeFirst(covering)
        }
        return merged(seen.flatMap { groups(in: $0, forNodes: forNodes) })
    }

    /// Sorts the groups line by line from the top, and each line in reading direction.
    private static func merged(_ groups: [Group]) -> [Group] {
        let isRightToLeft = UITraitCollection.current.layoutDirection == .rightToLeft
        return ReadingOrder.sorted(groups, isRightToLeft: isRightToLeft) { $0.frame }
    }
}

/// A cell of a table.
@MainActor
protocol AccessibleCell: UIView {}
