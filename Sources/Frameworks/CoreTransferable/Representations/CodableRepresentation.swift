import Combine
import Foundation
import UniformTypeIdentifiers

/// - Linux: works
///
/// Exports an item as the data of an encoder, and imports it with a decoder.
public struct CodableRepresentation<Item: Transferable & Codable, Encoder: TopLevelEncoder, Decoder: TopLevelDecoder>:
    TransferRepresentation
where Encoder.Output == Data, Decoder.Input == Data {
    public typealias Body = Never

    let transfers: [Transfer<Item>]

    /// Creates a representation in JSON.
    public init(for itemType: Item.Type = Item.self, contentType: UTType)
    where Encoder == JSONEncoder, Decoder == JSONDecoder {
        self.init(contentType: contentType, encoder: JSONEncoder(), decoder: JSONDecoder())
    }

    /// Creates a representation with coders of one's own. They are used on any thread, one item after the other.
    public init(for itemType: Item.Type = Item.self, contentType: UTType, encoder: Encoder, decoder: Decoder) {
        transfers = [
            Transfer(
                contentType: contentType, encode: SerialFunction { try encoder.encode($0) },
                decode: SerialFunction { try decoder.decode(Item.self, from: $0) })
        ]
    }
}

extension CodableRepresentation: TransferListing {}
