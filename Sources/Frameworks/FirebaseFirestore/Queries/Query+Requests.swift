extension Query {
    /// - Linux: refuses
    public func getDocuments(completion: @escaping (QuerySnapshot?, (any Error)?) -> Void) {
        firestore.refuse(completion)
    }

    /// - Linux: refuses
    public func getDocuments(
        source: FirestoreSource, completion: @escaping (QuerySnapshot?, (any Error)?) -> Void
    ) {
        firestore.refuse(completion)
    }

    /// - Linux: refuses
    public func getDocuments() async throws -> QuerySnapshot { throw firestore.error }

    /// - Linux: refuses
    public func getDocuments(source: FirestoreSource) async throws -> QuerySnapshot { throw firestore.error }

    /// - Linux: refuses
    ///
    /// The listener gets the error once.
    @discardableResult
    public func addSnapshotListener(
        _ listener: @escaping (QuerySnapshot?, (any Error)?) -> Void
    ) -> any ListenerRegistration {
        firestore.listen(listener)
    }

    /// - Linux: refuses
    @discardableResult
    public func addSnapshotListener(
        includeMetadataChanges: Bool, listener: @escaping (QuerySnapshot?, (any Error)?) -> Void
    ) -> any ListenerRegistration {
        firestore.listen(listener)
    }

    /// - Linux: refuses
    @discardableResult
    public func addSnapshotListener(
        options: SnapshotListenOptions, listener: @escaping (QuerySnapshot?, (any Error)?) -> Void
    ) -> any ListenerRegistration {
        firestore.listen(listener)
    }

    // MARK: Aggregates

    public var count: AggregateQuery { AggregateQuery(self, [.count()]) }

    public func aggregate(_ aggregateFields: [AggregateField]) -> AggregateQuery {
        AggregateQuery(self, aggregateFields)
    }
}
