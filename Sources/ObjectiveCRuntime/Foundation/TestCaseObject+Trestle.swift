import Foundation

/// An object that is not an NSObject on Linux and has what NSObjectProtocol requires: the source adapter adds it to test
/// cases that are delegates or data sources, because XCTestCase inherits NSObject on Apple's systems only. Specific to
/// Trestle.
public protocol TestCaseObject: NSObjectProtocol {}

extension TestCaseObject {
    public var hash: Int { ObjectIdentifier(self).hashValue }
    public var description: String { "<\(type(of: self))>" }
    public var debugDescription: String { description }

    public func isEqual(_ object: Any?) -> Bool { object.map { $0 as AnyObject === self } ?? false }
    public func `self`() -> Self { self }
    public func isProxy() -> Bool { false }
}
