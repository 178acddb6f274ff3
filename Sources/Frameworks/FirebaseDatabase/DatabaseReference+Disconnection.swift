// What the server would do when the program is gone.
extension DatabaseReference {
    public func onDisconnectSetValue(_ value: Any?) { refuse() }

    public func onDisconnectSetValue(
        _ value: Any?, withCompletionBlock block: @escaping ((any Error)?, DatabaseReference) -> Void
    ) {
        refuse(block)
    }

    public func onDisconnectSetValue(_ value: Any?, andPriority priority: Any) { refuse() }

    public func onDisconnectSetValue(
        _ value: Any?, andPriority priority: Any?,
        withCompletionBlock block: @escaping ((any Error)?, DatabaseReference) -> Void
    ) {
        refuse(block)
    }

    public func onDisconnectRemoveValue() { refuse() }

    public func onDisconnectRemoveValue(
        completionBlock block: @escaping ((any Error)?, DatabaseReference) -> Void
    ) {
        refuse(block)
    }

    public func onDisconnectUpdateChildValues(_ values: [AnyHashable: Any]) { refuse() }

    public func onDisconnectUpdateChildValues(
        _ values: [AnyHashable: Any],
        withCompletionBlock block: @escaping ((any Error)?, DatabaseReference) -> Void
    ) {
        refuse(block)
    }

    public func cancelDisconnectOperations() { refuse() }

    public func cancelDisconnectOperations(
        completionBlock block: (((any Error)?, DatabaseReference) -> Void)?
    ) {
        refuse(block)
    }
}
