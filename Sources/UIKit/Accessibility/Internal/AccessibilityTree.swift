/// What assistive technologies and tests find: the elements on and below an object, in the order of reading.
@MainActor
package enum AccessibilityTree {
    /// Noted by the default of `accessibilityElementCount()`: the object leaves its elements to its subviews.
    private static var defaultWasTaken = false
    /// Whether the count is asked for by ``elements(in:)``: then the default need not count.
    private static var isAsking = false

    /// The object itself when it is an element, else what is below it.
    package static func elements(in object: NSObject) -> [NSObject] {
        groups(in: object).flatMap(\.elements)
    }

    /// The elements below a view, itself not asked: what the default of the container's methods answers.
    static func elements(below view: UIView) -> [NSObject] {
        merged(groups(below: view)).flatMap(\.elements)
    }

    /// How many elements a responder has that does not say so itself.
    static func defaultCount(of responder: UIResponder) -> Int {
        guard isAsking else { return responder.defaultAccessibilityElements.count }
        defaultWasTaken = true
        return 0
    }

    /// Elements that are read one after the other, whatever stands beside them.
    private struct Group {
        let frame: CGRect
        let elements: [NSObject]
    }

    private static func groups(in object: NSObject) -> [Group] {
        guard !object.accessibilityElementsHidden, !isInvisible(object) else { return [] }
        let own = ownElements(of: object)
        // Cells that name elements themselves are containers, whatever they contain.
        if object.isAccessibilityElement, own == nil || !(object is UITableViewCell) {
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

    /// What a container names itself; nil where it says nothing.
    private static func ownElements(of object: NSObject) -> [NSObject]? {
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

    /// Line by line from the top, each along the direction of reading.
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
