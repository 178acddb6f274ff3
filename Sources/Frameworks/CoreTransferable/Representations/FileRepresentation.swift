import Foundation
import UniformTypeIdentifiers

/// - Linux: works
///
/// Exports an item as a file, and imports it from a file. The closures are called outside of the main actor.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
    public typealias Body = Never

    let transfers: [Transfer<Item>]

    /// - Parameter shouldAttemptToOpenInPlace: whether the files themselves are opened where both programs allow it,
    ///   and not copies.
    public init(
        contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {
        transfers = [
            Transfer(
                contentType: contentType, export: .file(exporting, openInPlace: shouldAttemptToOpenInPlace),
                importing: .file(importing, openInPlace: shouldAttemptToOpenInPlace))
        ]
    }

    /// Creates a representation that is only exported.
    public init(
        exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
    ) {
        transfers = [
            Transfer(
                contentType: exportedContentType, export: .file(exporting, openInPlace: shouldAllowToOpenInPlace))
        ]
    }

    /// Creates a representation that is only imported, also from special cases of the type. Data without a file are
    /// written to one.
    public init(
        importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {
        transfers = [
            Transfer(
                contentType: importedContentType, importing: .file(importing, openInPlace: shouldAttemptToOpenInPlace))
        ]
    }
}

extension FileRepresentation: TransferListing {}
