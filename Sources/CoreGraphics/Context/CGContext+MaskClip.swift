internal import CCairo

/// A clip that is a picture: what is drawn is gathered in a group, which the mask lets through when the clip ends.
final class MaskClip {
    let image: CGImage
    let rect: CGRect

    init(image: CGImage, rect: CGRect) {
        (self.image, self.rect) = (image, rect)
    }
}

extension CGContext {
    /// Lets through what the picture's alpha does, or for pictures without alpha its brightness; nothing outside `rect`. The
    /// picture lies in `rect` as ``draw(_:in:)`` draws it.
    ///
    /// Drawing is gathered until the state is restored, and laid down then: blend modes set inside see only what was drawn
    /// since the clip.
    public func clip(to rect: CGRect, mask: CGImage) {
        clip(to: rect)
        cairo_push_group(cairo)
        state.maskClips.append(MaskClip(image: mask.isOpaque ? mask.brightnessAsAlpha() ?? mask : mask, rect: rect))
    }

    /// Lays down what was drawn inside the mask clips made since a state had `count` of them.
    func endMaskClips(downTo count: Int) {
        while state.maskClips.count > count, let clip = state.maskClips.popLast() {
            guard let group = cairo_pop_group(cairo) else { continue }
            layDown(group, through: clip)
            cairo_pattern_destroy(group)
        }
    }

    /// Shows in the pixels what was drawn inside the innermost state's mask clips so far.
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
        // Into the picture's own space, top row first.
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
    /// How bright each pixel is, as the alpha of black.
    fileprivate func brightnessAsAlpha() -> CGImage? {
        CGImage(width: width, height: height) { target, pixelsPerRow in
            withPixels { source in
                for y in 0..<height {
                    for x in 0..<width {
                        let pixel = source.load(fromByteOffset: y * bytesPerRow + x * 4, as: UInt32.self)
                        // Rec. 709 weights, of 256.
                        let sum = 54 * (pixel >> 16 & 255) + 183 * (pixel >> 8 & 255) + 19 * (pixel & 255)
                        target[y * pixelsPerRow + x] = (sum >> 8) << 24
                    }
                }
            }
        }
    }
}
