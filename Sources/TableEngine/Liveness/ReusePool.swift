/// Idle elements by reuse identifier. What was put in last comes out first, as in UIKit; nothing leaves by itself.
package struct ReusePool<Element> {
    private var stacks: [String: [Element]] = [:]

    package init() {}

    package mutating func enqueue(_ element: Element, identifier: String) {
        stacks[identifier, default: []].append(element)
    }

    package mutating func dequeue(identifier: String) -> Element? {
        // Through the stored array, so that taking an element copies nothing.
        guard let index = stacks.index(forKey: identifier) else { return nil }
        return stacks.values[index].popLast()
    }

    package func count(identifier: String) -> Int { stacks[identifier]?.count ?? 0 }

    /// All idle elements, to let the caller let go of them.
    package mutating func removeAll() -> [Element] {
        defer { stacks = [:] }
        return stacks.values.flatMap { $0 }
    }
}
