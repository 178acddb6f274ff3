import Combine
import Foundation

/// - Linux: works
///
/// Combines the representations of an item, any number of them.
@resultBuilder
public struct TransferRepresentationBuilder<Item: Transferable> {
    public static func buildExpression<Encoder, Decoder>(
        _ content: CodableRepresentation<Item, Encoder, Decoder>
    ) -> CodableRepresentation<Item, Encoder, Decoder> { content }

    public static func buildExpression<R: TransferRepresentation>(_ content: R) -> R where R.Item == Item { content }

    public static func buildPartialBlock<Content: TransferRepresentation>(first content: Content) -> Content
    where Content.Item == Item { content }

    public static func buildPartialBlock<C1: TransferRepresentation, C2: TransferRepresentation>(
        accumulated content1: C1, next content2: C2
    ) -> TupleTransferRepresentation<Item, (C1, C2)> where C1.Item == Item, C2.Item == Item {
        TupleTransferRepresentation(content1, content2)
    }
}
