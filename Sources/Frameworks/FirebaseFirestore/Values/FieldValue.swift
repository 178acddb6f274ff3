/// - Linux: works
///
/// What the server would make of a field.
// Sound: nothing changes after the initializer.
public final class FieldValue: NSObject, Encodable, @unchecked Sendable {
    enum Change {
        case delete
        case serverTimestamp
        case arrayUnion([Any])
        case arrayRemove([Any])
        case increment(NSNumber)
        case minimum(NSNumber)
        case maximum(NSNumber)
    }

    let change: Change

    private init(_ change: Change) {
        self.change = change
    }

    public class func delete() -> FieldValue { FieldValue(.delete) }

    public class func serverTimestamp() -> FieldValue { FieldValue(.serverTimestamp) }

    public class func arrayUnion(_ elements: [Any]) -> FieldValue { FieldValue(.arrayUnion(elements)) }

    public class func arrayRemove(_ elements: [Any]) -> FieldValue { FieldValue(.arrayRemove(elements)) }

    public class func increment(_ d: Double) -> FieldValue { FieldValue(.increment(NSNumber(value: d))) }

    public class func increment(_ l: Int64) -> FieldValue { FieldValue(.increment(NSNumber(value: l))) }

    public class func minimum(_ d: Double) -> FieldValue { FieldValue(.minimum(NSNumber(value: d))) }

    public class func minimum(_ l: Int64) -> FieldValue { FieldValue(.minimum(NSNumber(value: l))) }

    public class func maximum(_ d: Double) -> FieldValue { FieldValue(.maximum(NSNumber(value: d))) }

    public class func maximum(_ l: Int64) -> FieldValue { FieldValue(.maximum(NSNumber(value: l))) }

    public class func vector(_ array: [Double]) -> VectorValue { VectorValue(array) }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? FieldValue else { return false }
        return String(describing: change) == String(describing: other.change)
    }

    public override var hash: Int { String(describing: change).hashValue }

    /// Throws, but for `Firestore.Encoder`, which keeps the value.
    public func encode(to encoder: any Encoder) throws {
        throw FirestoreEncodingError.encodingIsNotSupported(
            "FieldValue values can only be encoded with Firestore.Encoder")
    }
}

/// - Linux: works
///
/// Numbers by which documents are compared.
public final class VectorValue: NSObject, Codable, Sendable {
    public let array: [Double]

    public init(_ array: [Double]) {
        self.array = array
    }

    public override func isEqual(_ object: Any?) -> Bool { (object as? VectorValue)?.array == array }

    public override var hash: Int { array.hashValue }
}
