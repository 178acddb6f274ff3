/// An identifier of any type. Values that cannot be compared are told apart as objects.
// Sound: identifiers are not changed once they are in a snapshot, as in UIKit.
struct AnyIdentifier: Hashable, @unchecked Sendable {
    let value: Any
    private let key: AnyHashable

    init(_ value: Any) {
        self.value = value
        key = (value as? AnyHashable) ?? AnyHashable(ObjectIdentifier(value as AnyObject))
    }

    static func == (left: Self, right: Self) -> Bool { left.key == right.key }

    func hash(into hasher: inout Hasher) { hasher.combine(key) }
}

extension AnyIdentifier: CustomStringConvertible {
    var description: String { "\(value)" }
}
