import Foundation
import UniformTypeIdentifiers

/// One type of data or file that an item is exported as, imported from, or both.
struct Transfer<Item>: Sendable {
    enum Export: Sendable {
        case data(@Sendable (Item) async throws -> Data)
        case file(@Sendable (Item) async throws -> SentTransferredFile, openInPlace: Bool)
    }

    enum Import: Sendable {
        case data(@Sendable (Data) async throws -> Item)
        case file(@Sendable (ReceivedTransferredFile) async throws -> Item, openInPlace: Bool)
    }

    let contentType: UTType
    var export: Export?
    var importing: Import?
    var visibility = TransferRepresentationVisibility.all
    var condition: (@Sendable (Item) -> Bool)?
    var suggestedFileName: (@Sendable (Item) -> String?)?
}

/// A representation that consists of transfers, and not of other representations.
protocol TransferListing<Item>: TransferRepresentation {
    /// The best one first.
    var transfers: [Transfer<Item>] { get }
}

extension TransferRepresentation {
    /// Returns the transfers of the representation and of those that it consists of.
    ///
    /// - Parameter itemType: the type of the item. Apple's protocols do not say that a body has the same.
    func transfers<Wanted>(of itemType: Wanted.Type) -> [Transfer<Wanted>] {
        let found: Any = (self as? any TransferListing<Item>)?.transfers ?? body.transfers(of: Item.self)
        guard let transfers = found as? [Transfer<Wanted>] else {
            preconditionFailure("\(Self.self) represents \(Item.self), not \(Wanted.self).")
        }
        return transfers
    }
}

extension Transferable {
    static var transfers: [Transfer<Self>] { transferRepresentation.transfers(of: Self.self) }
}
