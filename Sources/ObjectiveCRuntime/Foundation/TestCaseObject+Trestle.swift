import Foundation

/// An object that is not an NSObject on Linux and has what NSObjectProtocol requires. The source adapter adds it to
/// test cases that are delegates, data sources or targets of controls, because XCTestCase inherits NSObject on Apple's
/// systems only. Specific to Trestle.
public protocol TestCaseObject: NSObjectProtocol, Hashable {}

extension TestCaseObject {
    public var hash: Int { ObjectIdentifier(self).hashValue }
    public var description: String { "<\(type(of: self))>" }
    public var debugDescription: String { description }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    public static func == (one: Self, other: Self) -> Bool { one === other }

    public func isEqual(_ object: Any?) -> Bool { object.map { $0 as AnyObject === self } ?? false }
    public func `self`() -> Self { self }
    public func isProxy() -> Bool { false }
}
