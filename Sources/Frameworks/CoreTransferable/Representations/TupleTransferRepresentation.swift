/// - Linux: works
///
/// Two representations of an item, the better one first. `Value` is the tuple of their types; of more than two the first
/// one is a tuple itself.
public struct TupleTransferRepresentation<Item: Transferable, Value: Sendable>: TransferRepresentation {
    public typealias Body = Never

    private let parts: [any TransferRepresentation<Item>]

    init<C1: TransferRepresentation<Item>, C2: TransferRepresentation<Item>>(_ first: C1, _ second: C2)
    where Value == (C1, C2) {
        parts = [first, second]
    }
}

extension TupleTransferRepresentation: TransferListing {
    var transfers: [Transfer<Item>] { parts.flatMap { $0.transfers(of: Item.self) } }
}
