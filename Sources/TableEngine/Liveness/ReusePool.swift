/// Idle elements by reuse identifier. The element enqueued last is dequeued first, as in UIKit. Nothing is removed
/// automatically.
package struct ReusePool {
    private var stacks: [String: [AnyObject]] = [:]

    package init() {}

    package mutating func enqueue(_ element: AnyObject, identifier: String) {
        stacks[identifier, default: []].append(element)
    }

    package mutating func dequeue(identifier: String) -> AnyObject? {
        // Through the stored array, so that taking an element copies nothing.
        guard let index = stacks.index(forKey: identifier) else { return nil }
        return stacks.values[index].popLast()
    }

    package func count(identifier: String) -> Int { stacks[identifier]?.count ?? 0 }

    /// The idle elements of each identifier.
    package var elements: [String: [AnyObject]] { stacks }

    /// Removes and returns all idle elements.
    package mutating func removeAll() -> [AnyObject] {
        defer { stacks = [:] }
        return stacks.values.flatMap { $0 }
    }
}
