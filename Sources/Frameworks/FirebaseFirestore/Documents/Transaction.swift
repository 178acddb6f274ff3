/// - Linux: refuses
///
/// Reads and writes that belong together. There are none, because the blocks of transactions are not run.
public final class Transaction: NSObject, Sendable {
    private let firestore: Firestore

    init(firestore: Firestore) {
        self.firestore = firestore
    }

    public func getDocument(_ document: DocumentReference) throws -> DocumentSnapshot { throw firestore.error }

    @discardableResult
    public func setData(_ data: [String: Any], forDocument document: DocumentReference) -> Transaction { self }

    @discardableResult
    public func setData(_ data: [String: Any], forDocument document: DocumentReference, merge: Bool) -> Transaction {
        self
    }

    @discardableResult
    public func setData(
        _ data: [String: Any], forDocument document: DocumentReference, mergeFields: [Any]
    ) -> Transaction { self }

    @discardableResult
    public func updateData(_ fields: [AnyHashable: Any], forDocument document: DocumentReference) -> Transaction {
        self
    }

    @discardableResult
    public func deleteDocument(_ document: DocumentReference) -> Transaction { self }

    /// Throws what the encoder throws.
    @discardableResult
    public func setData<T: Encodable>(
        from value: T, forDocument doc: DocumentReference, encoder: Firestore.Encoder = Firestore.Encoder()
    ) throws -> Transaction {
        setData(try encoder.encode(value), forDocument: doc)
    }

    /// Throws what the encoder throws.
    @discardableResult
    public func setData<T: Encodable>(
        from value: T, forDocument doc: DocumentReference, merge: Bool,
        encoder: Firestore.Encoder = Firestore.Encoder()
    ) throws -> Transaction {
        setData(try encoder.encode(value), forDocument: doc, merge: merge)
    }

    /// Throws what the encoder throws.
    @discardableResult
    public func setData<T: Encodable>(
        from value: T, forDocument doc: DocumentReference, mergeFields: [Any],
        encoder: Firestore.Encoder = Firestore.Encoder()
    ) throws -> Transaction {
        setData(try encoder.encode(value), forDocument: doc, mergeFields: mergeFields)
    }
}

/// - Linux: no effect
public final class TransactionOptions: NSObject {
    public var maxAttempts = 5

    public override init() {}
}
