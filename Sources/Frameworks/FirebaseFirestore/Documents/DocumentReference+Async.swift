extension DocumentReference {
    /// - Linux: refuses
    public func setData(_ documentData: [String: Any]) async throws { throw firestore.error }

    /// - Linux: refuses
    public func setData(_ documentData: [String: Any], merge: Bool) async throws { throw firestore.error }

    /// - Linux: refuses
    public func setData(_ documentData: [String: Any], mergeFields: [Any]) async throws { throw firestore.error }

    /// - Linux: refuses
    public func updateData(_ fields: [AnyHashable: Any]) async throws { throw firestore.error }

    /// - Linux: refuses
    public func delete() async throws { throw firestore.error }

    /// - Linux: refuses
    public func getDocument() async throws -> DocumentSnapshot { throw firestore.error }

    /// - Linux: refuses
    public func getDocument(source: FirestoreSource) async throws -> DocumentSnapshot { throw firestore.error }

    /// - Linux: refuses
    public func getDocument<T: Decodable>(
        as type: T.Type, with serverTimestampBehavior: ServerTimestampBehavior = .none,
        decoder: Firestore.Decoder = .init(), source: FirestoreSource = .default
    ) async throws -> T { throw firestore.error }
}
