internal import CPixelBlending
internal import CPixman

/// Masks of one text of which some share pixels. Cairo adds all glyphs of such a text into one mask, which it then
/// fills. Here only masks that share pixels are added, which gives the same pixels.
///
/// Used with ``GlyphMasks/lock`` held.
struct TouchingMasks {
    let masks: UnsafeMutableBufferPointer<PlacedMask>
    /// Contains all masks.
    let ink: PixelBox

    /// Changes the order of the masks.
    func fill(_ color: SolidColor, on canvas: DirectCanvas) {
        let area = canvas.clip
        var separate = 0
        let isInOrder = forEachGroup { _, _ in }
        if isInOrder {
            forEachGroup { range, box in
                if range.count == 1, area.contains(box) {
                    masks[separate] = masks[range.lowerBound]
                    separate += 1
                } else {
                    fillSum(range, box.intersection(area), color, on: canvas)
                }
            }
        } else {
            fillSum(masks.indices, ink.intersection(area), color, on: canvas)
        }
        if separate > 0 {
            canvas.fill(UnsafeBufferPointer(rebasing: masks[..<separate]), within: ink.intersection(area), color)
        }
    }

    /// Calls `body` for every row of neighbors that share pixels, with the box around them. Stops and returns false if
    /// a mask shares pixels with an earlier one of another row.
    @discardableResult
    private func forEachGroup(_ body: (Range<Int>, PixelBox) -> Void) -> Bool {
        var (start, box, before) = (0, PixelBox.none, PixelBox.none)
        for index in masks.indices {
            let next = masks[index].box
            if next.intersects(before) { return false }
            if index > start, !next.intersects(box) {
                body(start..<index, box)
                before.formUnion(box)
                (start, box) = (index, .none)
            }
            box.formUnion(next)
        }
        if start < masks.count { body(start..<masks.count, box) }
        return true
    }

    private func fillSum(_ range: Range<Int>, _ box: PixelBox, _ color: SolidColor, on canvas: DirectCanvas) {
        guard !box.isEmpty, let sum = Self.emptySum(box.x2 - box.x1, box.y2 - box.y1) else { return }
        let bytes = UnsafeMutablePointer(mutating: sum.bytes)
        for mask in masks[range] {
            let part = mask.box.intersection(box)
            guard !part.isEmpty else { continue }
            add_mask(
                bytes + Int(part.y1 - box.y1) * sum.stride + Int(part.x1 - box.x1), sum.stride,
                mask.image.bytes + Int(part.y1 - mask.box.y1) * mask.image.stride + Int(part.x1 - mask.box.x1),
                mask.image.stride, part.x2 - part.x1, part.y2 - part.y1)
        }
        withUnsafePointer(to: PlacedMask(image: sum, box: box)) {
            canvas.fill(UnsafeBufferPointer(start: $0, count: 1), within: box, color)
        }
    }

    /// Returns a mask of at least this size that covers nothing; nil without memory. It is used again by the next call.
    private static func emptySum(_ width: Int32, _ height: Int32) -> MaskImage? {
        if let last = sum.value, Int(width) + 8 <= last.stride, height <= pixman_image_get_height(last.image) {
            memset(UnsafeMutablePointer(mutating: last.bytes), 0, last.stride * Int(height))
            return last
        }
        sum.value?.release()
        sum.value = MaskImage(width: max(256, width + 8), height: max(32, height))
        return sum.value
    }

    private static let sum = Guarded<MaskImage?>(nil, by: GlyphMasks.lock)
}
