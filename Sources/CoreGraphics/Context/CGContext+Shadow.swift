internal import CCairo

extension CGContext {
    /// Draws `body` into a group, and its blurred outline in the shadow's color below it.
    func paintWithShadow(_ shadow: Shadow, _ body: () -> Void) {
        cairo_push_group(cairo)
        cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
        body()
        guard let group = cairo_pop_group(cairo) else { return }
        var toPixels = cairo_matrix_t()
        cairo_get_matrix(cairo, &toPixels)
        paintBlurred(shadow) { mask, origin in
            cairo_translate(mask, -origin.x, -origin.y)
            cairo_transform(mask, &toPixels)
            cairo_set_source(mask, group)
            cairo_paint(mask)
        }
        cairo_set_source(cairo, group)
        cairo_paint(cairo)
        cairo_pattern_destroy(group)
    }

    /// Lets `draw` fill a mask of the size of the clip, then blurs it and paints it in the shadow's color. `draw`
    /// receives the context of the mask, in pixels, and the pixel at the mask's corner.
    private func paintBlurred(_ shadow: Shadow, _ draw: (OpaquePointer, CGPoint) -> Void) {
        let offset = CGSize(
            width: shadow.offset.width * baseScale.width, height: shadow.offset.height * baseScale.height)
        // A blur of Core Graphics is two standard deviations.
        let deviation = shadow.blur * baseScale.width / 2
        let margin = (deviation * 3).rounded(.up) + 1
        cairo_save(cairo)
        defer { cairo_restore(cairo) }
        cairo_identity_matrix(cairo)
        let visible = boundingBoxOfClipPath
        guard !visible.isNull else { return }
        // Parts outside the clip may cast their shadow into it.
        let area = visible.offsetBy(dx: -offset.width, dy: -offset.height).union(visible)
            .insetBy(dx: -margin, dy: -margin).integral
        guard area.width < CGFloat(CairoSurface.longestSide), area.height < CGFloat(CairoSurface.longestSide),
            let surface = CairoSurface(width: Int(area.width), height: Int(area.height), format: CAIRO_FORMAT_A8)
        else { return }
        let mask = cairo_create(surface.pointer)
        draw(mask!, area.origin)
        cairo_destroy(mask)
        if let pixels = surface.pixels {
            boxBlur(
                pixels.assumingMemoryBound(to: UInt8.self), width: surface.width, height: surface.height,
                stride: surface.stride, deviation: deviation)
            cairo_surface_mark_dirty(surface.pointer)
        }
        let color = shadow.color
        // What was drawn already contains the context's alpha.
        cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha)
        cairo_mask_surface(cairo, surface.pointer, area.minX + offset.width, area.minY + offset.height)
    }
}

/// Applies three box filters in a row, which approximate a Gaussian of that standard deviation.
private func boxBlur(_ pixels: UnsafeMutablePointer<UInt8>, width: Int, height: Int, stride: Int, deviation: CGFloat) {
    guard deviation > 0.2 else { return }
    // W3C Filter Effects, feGaussianBlur: the box size for which three filters approximate the Gaussian.
    let box = max(1, Int((deviation * 3 * (2 * CGFloat.pi).squareRoot() / 4 + 0.5).rounded(.down)))
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: max(width, height)) { line in
        for y in 0..<height {
            for pass in 0..<3 {
                filterLine(pixels + y * stride, count: width, step: 1, box: box, pass: pass, copy: line)
            }
        }
        for x in 0..<width {
            for pass in 0..<3 {
                filterLine(pixels + x, count: height, step: stride, box: box, pass: pass, copy: line)
            }
        }
    }
}

/// Applies a moving average over `box` pixels. Even boxes are offset to the left, then to the right, and are one pixel
/// wider the third time, so that the result is centered.
private func filterLine(
    _ pixels: UnsafeMutablePointer<UInt8>, count: Int, step: Int, box: Int, pass: Int,
    copy: UnsafeMutableBufferPointer<UInt8>
) {
    let width = box % 2 == 0 && pass == 2 ? box + 1 : box
    let before = box % 2 == 0 && pass == 1 ? width / 2 - 1 : width / 2
    let after = width - 1 - before
    for index in 0..<count {
        copy[index] = pixels[index * step]
    }
    var sum = 0
    for index in 0..<min(after, count) {
        sum += Int(copy[index])
    }
    for index in 0..<count {
        if index + after < count { sum += Int(copy[index + after]) }
        if index - before - 1 >= 0 { sum -= Int(copy[index - before - 1]) }
        pixels[index * step] = UInt8((sum + width / 2) / width)
    }
}
