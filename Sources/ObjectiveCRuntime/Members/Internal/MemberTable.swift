/// What is known of one class by name. Changed and read under the lock of ``SourceMembers``.
final class MemberTable {
    /// By selector.
    var methods: [String: SourceMethod] = [:]
    /// By Objective-C's name.
    var properties: [String: SourceProperty] = [:]
    var outlets: [String: SourceProperty] = [:]

    /// Whether generated code of the application has written it; else selectors or UIKit have.
    var isOfApplication = false

    func add(_ method: SourceMethod, _ selector: String) {
        methods[selector] = method
    }
}

/// A method that a selector names together with its protocol.
struct ProtocolMethod {
    let id: ObjectIdentifier
    let method: SourceMethod
    let isOptional: Bool
    /// Whether an object conforms to the protocol.
    let conforms: (Any) -> Bool
}
