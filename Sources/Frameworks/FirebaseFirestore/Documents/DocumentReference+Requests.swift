extension DocumentReference {
    /// - Linux: refuses
    public func setData(_ documentData: [String: Any], completion: (((any Error)?) -> Void)? = nil) {
        firestore.refuse(completion)
    }

    /// - Linux: refuses
    public func setData(_ documentData: [String: Any], merge: Bool, completion: (((any Error)?) -> Void)? = nil) {
        firestore.refuse(completion)
    }

    /// - Linux: refuses
    public func setData(
        _ documentData: [String: Any], mergeFields: [Any], completion: (((any Error)?) -> Void)? = nil
    ) {
        firestore.refuse(completion)
    }

    /// - Linux: refuses
    public func updateData(_ fields: [AnyHashable: Any], completion: (((any Error)?) -> Void)? = nil) {
        firestore.refuse(completion)
    }

    /// - Linux: refuses
    public func delete(completion: (((any Error)?) -> Void)? = nil) { firestore.refuse(completion) }

    /// - Linux: refuses
    public func getDocument(completion: @escaping (DocumentSnapshot?, (any Error)?) -> Void) {
        firestore.refuse(completion)
    }

    /// - Linux: refuses
    public func getDocument(
        source: FirestoreSource, completion: @escaping (DocumentSnapshot?, (any Error)?) -> Void
    ) {
        firestore.refuse(completion)
    }

    /// - Linux: refuses
    public func getDocument<T: Decodable>(
        as type: T.Type, with serverTimestampBehavior: ServerTimestampBehavior = .none,
        decoder: Firestore.Decoder = .init(), source: FirestoreSource = .default,
        completion: @escaping (Result<T, any Error>) -> Void
    ) {
        getDocument(source: source) { _, error in completion(.failure(error ?? FirestoreErrorCode.unavailable)) }
    }

    /// - Linux: refuses
    ///
    /// The listener gets the error once.
    @discardableResult
    public func addSnapshotListener(
        _ listener: @escaping (DocumentSnapshot?, (any Error)?) -> Void
    ) -> any ListenerRegistration {
        firestore.listen(listener)
    }

    /// - Linux: refuses
    @discardableResult
    public func addSnapshotListener(
        includeMetadataChanges: Bool, listener: @escaping (DocumentSnapshot?, (any Error)?) -> Void
    ) -> any ListenerRegistration {
        firestore.listen(listener)
    }

    /// - Linux: refuses
    @discardableResult
    public func addSnapshotListener(
        options: SnapshotListenOptions, listener: @escaping (DocumentSnapshot?, (any Error)?) -> Void
    ) -> any ListenerRegistration {
        firestore.listen(listener)
    }

    // MARK: Values of types

    /// - Linux: refuses
    ///
    /// Throws what the encoder throws.
    public func setData<T: Encodable>(
        from value: T, encoder: Firestore.Encoder = Firestore.Encoder(), completion: (((any Error)?) -> Void)? = nil
    ) throws {
        setData(try encoder.encode(value), completion: completion)
    }

    /// - Linux: refuses
    public func setData<T: Encodable>(
        from value: T, merge: Bool, encoder: Firestore.Encoder = Firestore.Encoder(),
        completion: (((any Error)?) -> Void)? = nil
    ) throws {
        setData(try encoder.encode(value), merge: merge, completion: completion)
    }

    /// - Linux: refuses
    public func setData<T: Encodable>(
        from value: T, mergeFields: [Any], encoder: Firestore.Encoder = Firestore.Encoder(),
        completion: (((any Error)?) -> Void)? = nil
    ) throws {
        setData(try encoder.encode(value), mergeFields: mergeFields, completion: completion)
    }
}
