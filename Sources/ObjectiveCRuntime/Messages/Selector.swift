/// The name of a method as Objective-C writes it: a colon for every parameter, `tableView:didSelectRowAtIndexPath:`.
///
/// A name alone calls nothing. Which method of which class it means is known from tables (``SourceMembers``) and from selectors made with
/// a method in hand (`Selector("tapped:", calling: MyController.tapped(_:))`).
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
    /// How many arguments a message with this name has.
    package var parameterCount: Int {
        name.utf8.count { $0 == UInt8(ascii: ":") }
    }
}

extension String {
    /// The name of a selector.
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
