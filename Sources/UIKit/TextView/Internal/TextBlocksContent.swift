import Foundation

/// Paints the blocks of a text view's text that are visible.
final class TextBlocksContent: LayerContent {
    private let blocks: [(layout: TextLayout, top: CGFloat)]

    /// How far glyphs and shadows may reach out of their block.
    private static let reach: CGFloat = 100

    @MainActor
    init(_ blocks: TextViewBlocks) {
        self.blocks = zip(blocks.blocks, blocks.tops).map { ($0.layout, $1) }
    }

    func paint(in context: CGContext, bounds: CGRect) {
        let visible = context.boundingBoxOfClipPath.insetBy(dx: 0, dy: -Self.reach)
        for block in blocks {
            let y = bounds.minY + block.top
            guard y < visible.maxY, y + block.layout.size.height > visible.minY else { continue }
            block.layout.draw(in: context, at: CGPoint(x: bounds.minX, y: y))
        }
    }
}
