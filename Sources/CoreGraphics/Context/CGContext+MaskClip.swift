internal import CCairo

/// A clip with an image: drawing is collected in a group and masked when the clip ends.
final class MaskClip {
    let image: CGImage
    let rect: CGRect

    init(image: CGImage, rect: CGRect) {
        (self.image, self.rect) = (image, rect)
    }
}

extension CGContext {
    /// Clips to the alpha of an image, or to its luminance when it has no alpha; nothing is drawn outside `rect`. The
    /// image is placed in `rect` as `draw(_:in:)` draws it.
    ///
    /// Drawing is collected and composited when the state is restored: blend modes set inside the clip apply only to
    /// what was drawn since.
    public func clip(to rect: CGRect, mask: CGImage) {
        clip(to: rect)
        cairo_push_group(cairo)
        state.maskClips.append(MaskClip(image: mask.isOpaque ? mask.brightnessAsAlpha() ?? mask : mask, rect: rect))
    }

    /// Composites what was drawn inside the mask clips that were made since a state had `count` of them.
    func endMaskClips(downTo count: Int) {
        while state.maskClips.count > count, let clip = state.maskClips.popLast() {
            guard let group = cairo_pop_group(cairo) else { continue }
            layDown(group, through: clip)
            cairo_pattern_destroy(group)
        }
    }

    /// Composites what was drawn inside the mask clips of the innermost state so far.
    func layDownMaskClips() {
        let clips = state.maskClips
        let count = savedStates.last?.maskClips.count ?? 0
        guard clips.count > count else { return }
        endMaskClips(downTo: count)
        for clip in clips[count...] {
            cairo_push_group(cairo)
            state.maskClips.append(clip)
        }
    }

    private func layDown(_ group: OpaquePointer, through clip: MaskClip) {
        cairo_save(cairo)
        cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
        // In the space of the image, top row first.
        cairo_set_source(cairo, group)
        cairo_translate(cairo, clip.rect.minX, clip.rect.maxY)
        cairo_scale(cairo, clip.rect.width / CGFloat(clip.image.width), -clip.rect.height / CGFloat(clip.image.height))
        bitmap?.willDraw()
        cairo_mask_surface(cairo, clip.image.surface.pointer, 0, 0)
        bitmap?.didDraw()
        cairo_restore(cairo)
    }
}

extension CGImage {
    /// Returns an image whose alpha is the luminance of each pixel.
    fileprivate func brightnessAsAlpha() -> CGImage? {
        CGImage(width: width, height: height) { target, pixelsPerRow in
            withPixels { source in
                for y in 0..<height {
                    for x in 0..<width {
                        let pixel = source.load(fromByteOffset: y * bytesPerRow + x * 4, as: UInt32.self)
                        // The weights of Rec. 709, out of 256.
                        let sum = 54 * (pixel >> 16 & 255) + 183 * (pixel >> 8 & 255) + 19 * (pixel & 255)
                        target[y * pixelsPerRow + x] = (sum >> 8) << 24
                    }
                }
            }
        }
    }
}
