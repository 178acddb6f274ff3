/// The superview of the cells of an inset grouped table, which gives them the card's width and coordinates. It is only
/// as high as the table, but passes touches to cells wherever they are.
final class TableWrapperView: UIView {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        point.x >= bounds.minX && point.x < bounds.maxX
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }
}
