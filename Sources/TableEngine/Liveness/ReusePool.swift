/// Idle elements by reuse identifier. The element enqueued last is dequeued first, as in UIKit. Nothing is removed
/// automatically.
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

    /// Removes and returns all idle elements.
    package mutating func removeAll() -> [Element] {
        defer { stacks = [:] }
        return stacks.values.flatMap { $0 }
    }
}
