internal import CCairo

extension CGContext {
    /// The transform from user space to device space, whose origin is at the bottom left.
    public var ctm: CGAffineTransform {
        var matrix = cairo_matrix_t()
        cairo_get_matrix(cairo, &matrix)
        return CGAffineTransform(matrix).concatenating(deviceFlip)
    }

    /// The transform from user coordinates to pixels.
    public var userSpaceToDeviceSpaceTransform: CGAffineTransform {
        ctm
    }

    /// Moves the origin of user coordinates.
    public func translateBy(x tx: CGFloat, y ty: CGFloat) {
        guard tx.isFinite, ty.isFinite else { return clipEverything() }
        cairo_translate(cairo, tx, ty)
    }

    /// Scales user coordinates.
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
        concatenate(CGAffineTransform(scaleX: sx, y: sy))
    }

    /// Rotates user coordinates by an angle in radians.
    public func rotate(by angle: CGFloat) {
        concatenate(CGAffineTransform(rotationAngle: angle))
    }

    /// Applies `transform` before the current transform. After a transform without an inverse (a scale of zero) nothing
    /// is drawn until the state is restored.
    public func concatenate(_ transform: CGAffineTransform) {
        let determinant = transform.a * transform.d - transform.b * transform.c
        guard determinant != 0, determinant.isFinite, transform.tx.isFinite, transform.ty.isFinite else {
            return clipEverything()
        }
        var matrix = transform.cairo
        cairo_transform(cairo, &matrix)
    }

    /// Returns the place of a point in pixels.
    public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint {
        point.applying(ctm)
    }

    /// Returns the place of a pixel in user coordinates.
    public func convertToUserSpace(_ point: CGPoint) -> CGPoint {
        point.applying(ctm.inverted())
    }

    /// Returns the rectangle around the transformed corners, in pixels.
    public func convertToDeviceSpace(_ rect: CGRect) -> CGRect {
        rect.applying(ctm)
    }

    /// Returns the rectangle around the transformed corners, in user coordinates.
    public func convertToUserSpace(_ rect: CGRect) -> CGRect {
        rect.applying(ctm.inverted())
    }

    /// Returns a size in pixels.
    public func convertToDeviceSpace(_ size: CGSize) -> CGSize {
        size.applying(ctm)
    }

    /// Returns a size in user coordinates.
    public func convertToUserSpace(_ size: CGSize) -> CGSize {
        size.applying(ctm.inverted())
    }

    /// The transform from user space to pixels with the origin at the top left.
    package var pixelTransform: CGAffineTransform {
        if let directContent { return directContent.canvas.transform }
        var matrix = cairo_matrix_t()
        cairo_get_matrix(cairo, &matrix)
        return CGAffineTransform(matrix)
    }

    /// Clips everything away. Cairo enters an error state permanently when it gets a matrix that has no inverse.
    private func clipEverything() {
        withoutCurrentPath {
            cairo_rectangle(cairo, 0, 0, 0, 0)
            cairo_clip(cairo)
        }
    }

    /// Runs `body` with an empty current path, and restores the path afterwards.
    func withoutCurrentPath(_ body: () -> Void) {
        guard cairo_has_current_point(cairo) != 0 else { return body() }
        let kept = cairo_copy_path(cairo)
        cairo_new_path(cairo)
        body()
        cairo_new_path(cairo)
        cairo_append_path(cairo, kept)
        cairo_path_destroy(kept)
    }
}
