extension TransferRepresentation {
    /// Exports only items that meet a condition. It is asked when an item is registered, and changes nothing for
    /// importing.
    public func exportingCondition(
        _ condition: @escaping @Sendable (Item) -> Bool
    ) -> _ConditionalTransferRepresentation<Self> {
        _ConditionalTransferRepresentation(base: self, condition: condition)
    }

    /// Lets only some programs import items in this representation. The default is `.all`.
    public func visibility(
        _ visibility: TransferRepresentationVisibility
    ) -> some TransferRepresentation<Item> {
        AdjustedRepresentation(base: self) { $0.visibility = visibility }
    }

    /// Suggests a name for files with an item. An item provider takes the first name that its items suggest.
    public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> {
        AdjustedRepresentation(base: self) { $0.suggestedFileName = { _ in fileName } }
    }

    /// Suggests a name for files with an item, or none. It is asked when an item is registered.
    public func suggestedFileName(
        _ fileName: @escaping @Sendable (Item) -> String?
    ) -> some TransferRepresentation<Item> {
        AdjustedRepresentation(base: self) { $0.suggestedFileName = fileName }
    }
}

/// - Linux: works
///
/// A representation with the condition of ``TransferRepresentation/exportingCondition(_:)``.
public struct _ConditionalTransferRepresentation<Base: TransferRepresentation>: TransferRepresentation {
    public typealias Item = Base.Item
    public typealias Body = Never

    let base: Base
    let condition: @Sendable (Item) -> Bool
}

extension _ConditionalTransferRepresentation: TransferListing {
    var transfers: [Transfer<Item>] {
        base.transfers(of: Item.self).map { transfer in
            var transfer = transfer
            transfer.condition = { [condition, earlier = transfer.condition] in
                condition($0) && earlier?($0) ?? true
            }
            return transfer
        }
    }
}

/// A representation all of whose transfers are changed in the same way.
private struct AdjustedRepresentation<Base: TransferRepresentation>: TransferRepresentation, TransferListing {
    typealias Item = Base.Item
    typealias Body = Never

    let base: Base
    let change: @Sendable (inout Transfer<Item>) -> Void

    var transfers: [Transfer<Item>] {
        base.transfers(of: Item.self).map { transfer in
            var transfer = transfer
            change(&transfer)
            return transfer
        }
    }
}
