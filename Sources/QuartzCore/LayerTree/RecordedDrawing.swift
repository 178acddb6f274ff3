/// What a layer drew for bounds of one size: replayed for every frame, stretched by the contents gravity when the bounds
/// have changed since.
struct RecordedDrawing: Sendable {
    let drawing: Drawing
    let bounds: CGRect
}

extension CALayer {
    /// Records ``draw(in:)`` at the present size; an empty layer has no drawing.
    package final func recordDrawing() {
        delegate?.layerWillDraw(self)
        let bounds = properties.bounds
        if bounds.isEmpty {
            recordedDrawing = nil
        } else {
            let drawing = CGContext.record(bounds: bounds, scale: properties.contentsScale) { draw(in: $0) }
            recordedDrawing = RecordedDrawing(drawing: drawing, bounds: bounds)
        }
        properties.contents = nil
        contentsObject = nil
        root.compositor?.layerWasRedrawn()
        mark(.render)
    }
}
