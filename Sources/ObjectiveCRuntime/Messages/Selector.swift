/// The name of a method as Objective-C writes it, with a colon for every parameter:
/// `tableView:didSelectRowAtIndexPath:`.
///
/// A name alone does not identify a method. The method that a class has for it is known from tables
/// (``SourceMembers``), and from selectors that were created with a reference to the method (`Selector("tapped:",
/// calling: MyController.tapped(_:))`).
public struct Selector: Hashable, Sendable {
    package let name: String

    public init(_ str: String) {
        name = str
    }
}

extension Selector: ExpressibleByStringLiteral {
    public init(stringLiteral value: String) {
        name = value
    }
}

extension Selector: CustomStringConvertible {
    public var description: String { name }
}

extension Selector: CustomReflectable {
    public var customMirror: Mirror { Mirror(reflecting: name) }
}

extension Selector {
    /// The number of arguments of a message with this selector.
    package var parameterCount: Int {
        name.utf8.count { $0 == UInt8(ascii: ":") }
    }
}

extension String {
    /// Creates a string with the name of a selector.
    public init(_ sel: Selector) {
        self = sel.name
    }
}

public func NSSelectorFromString(_ aSelectorName: String) -> Selector {
    Selector(aSelectorName)
}

public func NSStringFromSelector(_ aSelector: Selector) -> String {
    aSelector.name
}
