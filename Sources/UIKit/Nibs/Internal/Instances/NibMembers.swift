import Foundation

/// Enters the lists of ``NibConnectable`` classes into the tables of key-value coding and messages, when an object of
/// the class is instantiated first.
@MainActor
enum NibMembers {
    private static var registered: Set<ObjectIdentifier> = []

    static func register(_ type: AnyClass) {
        for type in sequence(first: type, next: { _getSuperclass($0) }) {
            guard registered.insert(ObjectIdentifier(type)).inserted else { return }
            guard let connectable = type as? any NibConnectable.Type else { continue }
            for (name, outlet) in connectable.nibOutlets { outlet.register(name) }
            for (selector, action) in connectable.nibActions { action.register(selector) }
        }
    }
}
