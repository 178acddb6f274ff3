/// The members of one class that are known by name. Read and changed under the lock of ``SourceMembers``.
final class MemberTable {
    /// By selector.
    var methods: [String: SourceMethod] = [:]
    /// By Objective-C name.
    private(set) var properties: [String: SourceProperty] = [:]
    private(set) var outlets: [String: SourceProperty] = [:]
    /// The names of both, in the order in which they were added.
    private(set) var propertyNames: [String] = []
    /// Class methods without arguments, by selector.
    var classMethods: [String: () -> Any?] = [:]

    /// Whether generated code of the application filled the table, and not a selector or UIKit.
    var isOfApplication = false

    func add(property: SourceProperty) {
        note(property.name)
        properties[property.name] = property
    }

    func add(outlet: SourceProperty) {
        note(outlet.name)
        outlets[outlet.name] = outlet
    }

    private func note(_ name: String) {
        if properties[name] == nil, outlets[name] == nil { propertyNames.append(name) }
    }

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
