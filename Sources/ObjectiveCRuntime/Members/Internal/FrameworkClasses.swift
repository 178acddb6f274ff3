/// What the framework above the runtime, UIKit, tells about its own classes and protocols.
///
/// The framework registers itself with ``SourceMembers/register(_:)`` before `main`.
package protocol FrameworkClasses: Sendable {
    /// Adds the tables of the framework's classes. Called once, at the first question about any class.
    static func addMembers(to members: SourceMembers)

    /// Returns the properties that `type` inherits from the framework's classes, with key paths whose root is `type`.
    @MainActor static func properties(of type: AnyClass) -> [SourceProperty]

    /// Returns whether `type` overrides a method that a class of the framework declares in its body; nil for every
    /// other method, and where the class tables of this build cannot be read.
    static func overrides(_ selector: String, in type: AnyClass) -> Bool?

    /// Returns whether `type` conforms to a protocol of the framework that requires the method.
    static func requires(_ selector: String, of type: AnyClass) -> Bool

    /// Returns whether the framework tells ``ReportedMessages`` when it sends the message to an object of the class.
    static func reports(_ selector: String, sentTo type: AnyClass) -> Bool

    /// Returns the optional method of this name in a protocol of the framework that `type` conforms to.
    static func optionalMethod(_ selector: String, of type: AnyClass) -> (any ProtocolRequirement)?
}
