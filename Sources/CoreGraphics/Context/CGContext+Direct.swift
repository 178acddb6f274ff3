internal import CCairo

/// State for painting a layer's content, passed on to Cairo only when something is drawn with it.
struct DirectContent {
    var clip: CGRect
    /// Concatenated with the context's transform.
    var transform: CGAffineTransform
    var canvas: DirectCanvas
}

extension CGContext {
    /// Saves the state for a layer's content: clipped to whole pixels of user space, with a transform and an alpha.
    /// ``endContent()`` restores it.
    ///
    /// `isPlain` states that all clips in effect are rectangles of whole pixels around `clip`. Text and masks in one
    /// color are then painted without Cairo, which receives the clip and the transform only when something else is
    /// drawn.
    package func beginContent(clippedTo clip: CGRect, _ transform: CGAffineTransform, alpha: CGFloat, isPlain: Bool) {
        if isPlain, directContent == nil, let content = directContent(clip, transform) {
            savedStates.append(state)
            state.alpha = alpha
            directContent = content
        } else {
            saveGState()
            self.clip(to: clip)
            concatenate(transform)
            setAlpha(alpha)
        }
    }

    package func endContent() {
        if directContent != nil {
            state = savedStates.removeLast()
        } else {
            restoreGState()
        }
        directContent = nil
    }

    /// Nil where painting needs Cairo in any case.
    func directContent(_ clip: CGRect, _ transform: CGAffineTransform) -> DirectContent? {
        guard transform.b == 0, transform.c == 0, transform.a == transform.d, transform.a > 0 else { return nil }
        var matrix = cairo_matrix_t()
        cairo_get_matrix(handle, &matrix)
        guard matrix.xx == 1, matrix.yy == 1, matrix.xy == 0, matrix.yx == 0, let image = bitmap?.makeImage(),
            let box = PixelBox(clip.offsetBy(dx: matrix.x0, dy: matrix.y0))
        else { return nil }
        let toPixels = transform.concatenating(CGAffineTransform(matrix))
        return DirectContent(
            clip: clip, transform: transform, canvas: DirectCanvas(image: image, transform: toPixels, clip: box))
    }

    /// Runs `paint` if the result equals that of Cairo. Returns whether it was painted.
    func paintDirectly(_ paint: (DirectCanvas) -> Bool) -> Bool {
        guard let content = directContent, state.shadow == nil, state.blendMode == .normal else {
            return false
        }
        GlyphMasks.lock.lock()
        defer { GlyphMasks.lock.unlock() }
        return paint(content.canvas)
    }

    func tellCairo(of content: DirectContent) {
        directContent = nil
        cairo_save(handle)
        clip(to: content.clip)
        concatenate(content.transform)
    }
}

extension DirectCanvas {
    /// Called with ``GlyphMasks/lock`` held.
    func paint(_ run: GlyphRun, at origin: CGPoint, _ color: SolidColor) -> Bool {
        guard let masks = run.font.masks(scale: transform.a) else { return false }
        GlyphMasks.makeRoom()
        return masks.paint(run, at: origin, color, on: self)
    }
}
