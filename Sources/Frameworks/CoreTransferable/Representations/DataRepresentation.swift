import Foundation
import UniformTypeIdentifiers

/// - Linux: works
///
/// Exports an item as data, and imports it from data. The closures are called outside of the main actor.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
    public typealias Body = Never

    let transfers: [Transfer<Item>]

    public init(
        contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
        importing: @escaping @Sendable (Data) async throws -> Item
    ) {
        transfers = [Transfer(contentType: contentType, export: .data(exporting), importing: .data(importing))]
    }

    /// Creates a representation that is only exported.
    public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {
        transfers = [Transfer(contentType: exportedContentType, export: .data(exporting))]
    }

    /// Creates a representation that is only imported, also from special cases of the type.
    public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {
        transfers = [Transfer(contentType: importedContentType, importing: .data(importing))]
    }
}

extension DataRepresentation: TransferListing {}
