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

    /// Elements that are read one after another, before elements beside them.
    private struct Group {
        let frame: CGRect
        let elements: [NSObject]
    }

    private static func groups(in object: NSObject) -> [Group] {
        guard !object.accessibilityElementsHidden, !isInvisible(object) else { return [] }
        let own = ownElements(of: object)
        // A cell that names elements itself is always a container.
        if object.isAccessibilityElement, own == nil || !(object is any AccessibleCell) {
            return [Group(frame: object.accessibilityFrame, elements: [object])]
        }
        if let own = own ?? (object as? UIResponder)?.containedElements {
            return own.isEmpty ? [] : [Group(frame: object.accessibilityFrame, elements: own.flatMap(elements(in:)))]
        }
        guard let view = object as? UIView else { return [] }
        let below = groups(below: view)
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

    private static func groups(below view: UIView) -> [Group] {
        let modal = view.subviews.last { $0.accessibilityViewIsModal && !isInvisible($0) }
        return merged((modal.map { [$0] } ?? view.subviews).flatMap(groups(in:)))
    }

    /// Sorts the groups line by line from the top, and each line in reading direction.
    private static func merged(_ groups: [Group]) -> [Group] {
        let isRightToLeft = UITraitCollection.current.layoutDirection == .rightToLeft
        var lines: [[Group]] = []
        for group in groups.enumerated().sorted(by: {
            ($0.element.frame.midY, $0.offset) < ($1.element.frame.midY, $1.offset)
        }).map(\.element) {
            if let first = lines.last?.first,
                group.frame.midY - first.frame.midY < min(group.frame.height, first.frame.height) / 2
            {
                lines[lines.count - 1].append(group)
            } else {
                lines.append([group])
            }
        }
        return lines.flatMap { line in
            line.sorted { isRightToLeft ? $0.frame.maxX > $1.frame.maxX : $0.frame.minX < $1.frame.minX }
        }
    }
}

/// A cell of a table.
@MainActor
protocol AccessibleCell: UIView {}
