import Foundation

/// A detail of an element, which a screen reader speaks with the element or when it is asked for.
package struct SpokenContent: Equatable, Sendable {
    package let label: String
    package let value: String
    /// Whether it is spoken with the element.
    package let isImportant: Bool

    package init(label: String, value: String, isImportant: Bool) {
        self.label = label
        self.value = value
        self.isImportant = isImportant
    }
}

/// The details of elements. The module Accessibility, which is above UIKit, has their types, and says how to read them
/// when the first detail is created.
package enum CustomContent {
    private static let lock = NSLock()
    // Sound: it is read and written under the lock.
    private nonisolated(unsafe) static var reader: (@MainActor @Sendable (NSObject) -> [SpokenContent])?

    /// Tells how the details of an element are read. Only the first call has an effect. May be called on any thread.
    package static func register(_ read: @escaping @MainActor @Sendable (NSObject) -> [SpokenContent]) {
        lock.withLock { reader = reader ?? read }
    }

    /// Returns the details of an element.
    @MainActor
    package static func of(_ element: NSObject) -> [SpokenContent] {
        lock.withLock { reader }?(element) ?? []
    }
}
