/// What a layer drew for bounds of one size. It is replayed in every frame, and scaled by the contents gravity when the
/// bounds have changed.
struct RecordedDrawing: Sendable {
    let drawing: Drawing
    let bounds: CGRect
}

extension CALayer {
    /// Records ``draw(in:)`` at the current size. A layer without size has no drawing.
    package final func recordDrawing() {
        delegate?.layerWillDraw(self)
        let bounds = properties.bounds
        if bounds.isEmpty {
            recordedDrawing = nil
        } else {
            let shown = layerToDraw
            let drawing = CGContext.record(bounds: bounds, scale: properties.contentsScale) {
                shown.drawContents(in: $0)
            }
            recordedDrawing = RecordedDrawing(drawing: drawing, bounds: bounds)
        }
        properties.contents = nil
        contentsObject = nil
        root.compositor?.layerWasRedrawn()
        mark(.render)
    }

    /// The layer, or a presentation copy while properties of a subclass are animated, which draws their present values.
    private final var layerToDraw: CALayer {
        guard let animations, !animations.managedKeys.isEmpty, let copy = presentation() else { return self }
        copy.delegate = delegate
        return copy
    }
}
