extension DatabaseReference {
    @discardableResult
    public func setValue(_ value: Any?) async throws -> DatabaseReference { throw database.error }

    @discardableResult
    public func setValue(_ value: Any?, andPriority priority: Any?) async throws -> DatabaseReference {
        throw database.error
    }

    @discardableResult
    public func removeValue() async throws -> DatabaseReference { throw database.error }

    @discardableResult
    public func setPriority(_ priority: Any?) async throws -> DatabaseReference { throw database.error }

    @discardableResult
    public func updateChildValues(_ values: [AnyHashable: Any]) async throws -> DatabaseReference {
        throw database.error
    }

    /// The block is not run, because no value can be read.
    @discardableResult
    public func runTransactionBlock(
        _ block: @escaping (MutableData) -> TransactionResult
    ) async throws -> (Bool, DataSnapshot) { throw database.error }
}
