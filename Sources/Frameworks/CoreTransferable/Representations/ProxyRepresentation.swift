/// - Linux: works
///
/// Exports and imports an item as a value of another type, in all representations of that type.
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>: TransferRepresentation {
    public typealias Body = Never

    private let proxy: TransferProxy<Item, ProxyRepresentation>

    /// Creates a representation that is only imported.
    public init(importing: @escaping @Sendable (ProxyRepresentation) throws -> Item) {
        proxy = TransferProxy(importing: importing)
    }

    /// Creates a representation that is only imported.
    public init(importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item) {
        proxy = TransferProxy(importing: importing)
    }

    /// Creates a representation that is only exported.
    public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) {
        proxy = TransferProxy(exporting: exporting, exportingAtOnce: exporting)
    }

    /// Creates a representation that is only exported.
    public init(exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation) {
        proxy = TransferProxy(exporting: exporting)
    }

    public init(
        exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation,
        importing: @escaping @Sendable (ProxyRepresentation) throws -> Item
    ) {
        proxy = TransferProxy(exporting: exporting, exportingAtOnce: exporting, importing: importing)
    }

    public init(
        exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation,
        importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item
    ) {
        proxy = TransferProxy(exporting: exporting, importing: importing)
    }
}

extension ProxyRepresentation: TransferListing {
    var transfers: [Transfer<Item>] { proxy.transfers(through: ProxyRepresentation.transfers) }
}
