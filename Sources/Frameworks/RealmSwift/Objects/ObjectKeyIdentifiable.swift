/// - Linux: works
///
/// An object that lists tell apart by what it stands for.
public protocol ObjectKeyIdentifiable: Identifiable {
    /// Equal for objects that stand for the same stored one.
    var id: UInt64 { get }
}

extension ObjectKeyIdentifiable where Self: ObjectBase {
    public var id: UInt64 {
        managed.map { UInt64(bitPattern: $0.key) } ?? UInt64(UInt(bitPattern: ObjectIdentifier(self).hashValue))
    }
}
