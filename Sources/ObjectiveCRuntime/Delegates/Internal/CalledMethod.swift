/// A method that a table or a collection view calls on its data source or delegate.
package protocol CalledMethod {
    /// Whether the object is the caller's view controller, which declares every method in its body, and this build's vtables can be
    /// read: then ``isOverridden(in:)`` tells, for methods that are ``isOfControllers``.
    @MainActor static func areReadFromClass(of object: AnyObject) -> Bool

    /// 0 to 63, another one for each method of a caller.
    var bit: Int { get }

    /// The Swift name.
    var name: String { get }

    /// Objective-C's name.
    var selector: String { get }

    /// Whether its implementation may insert, delete, move and reload. Questions for counts, heights and views are asked in the
    /// middle of something.
    var allowsUpdates: Bool { get }

    /// Whether the caller's view controller declares it.
    var isOfControllers: Bool { get }

    func isOverridden(in type: AnyClass) -> Bool
}

/// A set of one caller's methods in one word.
package struct CalledMethods {
    private var bits: UInt64 = 0

    package func contains(_ method: some CalledMethod) -> Bool { bits & (1 << UInt64(method.bit)) != 0 }

    package mutating func insert(_ method: some CalledMethod) { bits |= 1 << UInt64(method.bit) }
}
