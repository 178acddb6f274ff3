extension DatabaseReference {
    public func setValue(_ value: Any?) { refuse() }

    public func setValue(
        _ value: Any?, withCompletionBlock block: @escaping ((any Error)?, DatabaseReference) -> Void
    ) {
        refuse(block)
    }

    public func setValue(_ value: Any?, andPriority priority: Any?) { refuse() }

    public func setValue(
        _ value: Any?, andPriority priority: Any?,
        withCompletionBlock block: @escaping ((any Error)?, DatabaseReference) -> Void
    ) {
        refuse(block)
    }

    public func removeValue() { refuse() }

    public func removeValue(completionBlock block: @escaping ((any Error)?, DatabaseReference) -> Void) {
        refuse(block)
    }

    public func setPriority(_ priority: Any?) { refuse() }

    public func setPriority(
        _ priority: Any?, withCompletionBlock block: @escaping ((any Error)?, DatabaseReference) -> Void
    ) {
        refuse(block)
    }

    public func updateChildValues(_ values: [AnyHashable: Any]) { refuse() }

    public func updateChildValues(
        _ values: [AnyHashable: Any],
        withCompletionBlock block: @escaping ((any Error)?, DatabaseReference) -> Void
    ) {
        refuse(block)
    }

    /// Throws what the encoder throws.
    public func setValue<T: Encodable>(
        from value: T, encoder: Database.Encoder = Database.Encoder(), completion: (((any Error)?) -> Void)? = nil
    ) throws {
        _ = try encoder.encode(value)
        database.refuse(completion)
    }

    // MARK: Transactions

    /// The block is not run, because no value can be read.
    public func runTransactionBlock(_ block: @escaping (MutableData) -> TransactionResult) { refuse() }

    /// The block is not run, because no value can be read.
    public func runTransactionBlock(
        _ block: @escaping (MutableData) -> TransactionResult,
        andCompletionBlock completionBlock: @escaping ((any Error)?, Bool, DataSnapshot?) -> Void
    ) {
        database.refuse { completionBlock($0, false, nil) }
    }

    /// The block is not run, because no value can be read.
    public func runTransactionBlock(
        _ block: @escaping (MutableData) -> TransactionResult,
        andCompletionBlock completionBlock: (((any Error)?, Bool, DataSnapshot?) -> Void)?, withLocalEvents: Bool
    ) {
        database.refuse { completionBlock?($0, false, nil) }
    }

    func refuse(_ block: (((any Error)?, DatabaseReference) -> Void)? = nil) {
        database.refuse { block?($0, self) }
    }
}
