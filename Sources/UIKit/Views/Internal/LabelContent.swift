/// The painted text of a label: a layout and its position. Immutable.
final class LabelContent: LayerContent {
    let layout: TextLayout
    /// The layout's top left corner, in the label's coordinates.
    let origin: CGPoint
    /// The text color; nil uses the colors of the layout.
    private let color: CGColor?
    private let shadow: (color: CGColor, offset: CGSize)?

    init(layout: TextLayout, origin: CGPoint, color: CGColor?, shadow: (color: CGColor, offset: CGSize)?) {
        self.layout = layout
        self.origin = origin
        self.color = color
        self.shadow = shadow
    }

    /// Aligns the lines in the bounds, which differ from the label's while its size is animated.
    func paint(in context: CGContext, bounds: CGRect) {
        let overflows =
            layout.size.width > bounds.width + 0.5 || origin.y < bounds.minY - 0.5
            || origin.y + layout.size.height > bounds.maxY + 1
        if overflows {
            context.saveGState()
            context.clip(to: bounds)
        }
        if let shadow {
            layout.draw(
                in: context, at: CGPoint(x: origin.x + shadow.offset.width, y: origin.y + shadow.offset.height),
                alignedTo: bounds.width, color: shadow.color)
        }
        layout.draw(in: context, at: origin, alignedTo: bounds.width, color: color)
        if overflows { context.restoreGState() }
    }
}
