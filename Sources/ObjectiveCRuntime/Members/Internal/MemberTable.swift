/// The members of one class that are known by name. Read and changed under the lock of ``SourceMembers``.
final class MemberTable {
    /// By selector.
    var methods: [String: SourceMethod] = [:]
    /// By Objective-C name.
    var properties: [String: SourceProperty] = [:]
    var outlets: [String: SourceProperty] = [:]
    /// Class methods without arguments, by selector.
    var classMethods: [String: () -> Any?] = [:]

    /// Whether generated code of the application filled the table, and not a selector or UIKit.
    var isOfApplication = false

    func add(_ method: SourceMethod, _ selector: String) {
        methods[selector] = method
    }
}

/// A method that a selector registered together with its protocol.
struct ProtocolMethod {
    let id: ObjectIdentifier
    let method: SourceMethod
    let isOptional: Bool
    /// Returns whether an object conforms to the protocol.
    let conforms: (Any) -> Bool
}
