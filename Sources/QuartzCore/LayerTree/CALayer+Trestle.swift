/// Content that paints itself straight into the frame: text, symbols, images.
///
/// Immutable: a layer whose content changes gets another object, and is painted again because the object is different.
package protocol LayerContent: AnyObject, Sendable {
    /// Paints in the layer's coordinates, in points. Called whenever a part of the layer is painted, so it must not
    /// shape text or create bitmaps.
    func paint(in context: CGContext, bounds: CGRect)

    /// Returns the area that is painted for a layer with these bounds. It may extend beyond them.
    func frame(in bounds: CGRect) -> CGRect
}

extension LayerContent {
    package func frame(in bounds: CGRect) -> CGRect { bounds }
}

extension CALayer {
    /// Painted between the background and the sublayers, above `contents`.
    package final var content: (any LayerContent)? {
        get { directContent }
        set {
            guard newValue !== directContent else { return }
            directContent = newValue
            mark(.render)
        }
    }

    /// Ends the animations of the layer and its descendants, as if it had left its tree.
    package final func endBranchAnimations() {
        RunningAnimations.branchWasRemoved(self)
    }

    /// Whether the layer draws itself with ``draw(in:)``; set by a view that overrides `draw(_:)`. Setting it requests
    /// display; clearing it discards the drawing.
    package final var wantsDisplay: Bool {
        get { displaysItself }
        set {
            guard newValue != displaysItself else { return }
            displaysItself = newValue
            if newValue {
                setNeedsDisplay()
            } else if recordedDrawing != nil {
                recordedDrawing = nil
                mark(.render)
            }
        }
    }
}
