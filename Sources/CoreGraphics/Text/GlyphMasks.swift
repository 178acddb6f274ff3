internal import CCairo
internal import CPixman
internal import Synchronization

/// The glyphs of one font at one scale as masks, one for each place of ``GlyphGrid`` inside of a pixel. Cairo renders
/// each when it is first needed, and it is then painted without Cairo.
///
/// Owned by a ``ScaledFont``; used with ``lock`` held.
final class GlyphMasks {
    static let lock = CheckedLock()

    /// For tests and statistics.
    static var paintedRuns: Int { painted.load(ordering: .relaxed) }

    private static let painted = Atomic(0)

    private struct Mask {
        /// Owned by ``cache``; nil for a glyph without visible pixels.
        var image: MaskImage?
        /// The visible pixels, relative to the origin of the glyph.
        var ink: PixelBox
        /// Cairo's extent of the glyph, in 1/256 pixel.
        var extent: PixelBox
    }

    private let scale: CGFloat
    private let grid: GlyphGrid
    private let context: OpaquePointer
    private let surface: OpaquePointer
    @exclusivity(unchecked) private var masks: ContiguousArray<Mask> = []
    /// For each vertical place in a pixel, glyph and horizontal place the index in ``masks`` plus one; 0 for masks that
    /// were not requested yet.
    @exclusivity(unchecked) private var places: ContiguousArray<ContiguousArray<UInt16>>
    private var generation: Int

    /// The largest side in pixels of a glyph that is cached.
    private static let largest = 128
    /// More masks than texts in a few fonts need, at well under a kilobyte each.
    private static let mostMasks = 8192

    /// The masks of all fonts, released together when there are too many.
    private struct Cache {
        var images: ContiguousArray<MaskImage> = []
        /// The number of times that all masks were released.
        var generation = 0
    }

    private static let cache = Guarded(Cache(), by: lock)

    init(_ font: OpaquePointer, scale: CGFloat) {
        self.scale = scale
        grid = .current
        surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(Self.largest), Int32(Self.largest))
        context = cairo_create(surface)
        generation = Self.cache.value.generation
        places = Self.noPlaces(grid)
        cairo_scale(context, scale, scale)
        cairo_set_scaled_font(context, font)
    }

    private static func noPlaces(_ grid: GlyphGrid) -> ContiguousArray<ContiguousArray<UInt16>> {
        ContiguousArray(repeating: [], count: Int(grid.steps))
    }

    deinit {
        cairo_destroy(context)
        cairo_surface_destroy(surface)
    }

    /// Paints the run with the left end of its baseline at `origin`. The pixels are those that Cairo gives the whole run,
    /// whatever the clip. Returns false when it has to be painted by Cairo because a glyph is too large.
    func paint(_ run: GlyphRun, at origin: CGPoint, _ color: SolidColor, on canvas: DirectCanvas) -> Bool {
        if generation != Self.cache.value.generation {
            masks = []
            places = Self.noPlaces(grid)
            generation = Self.cache.value.generation
        }
        return withUnsafeTemporaryAllocation(of: PlacedMask.self, capacity: run.glyphs.count) { placed in
            var count = 0
            var (ink, extent) = (PixelBox.none, PixelBox.none)
            var isTouching = false
            for glyph in run.glyphs {
                let x = canvas.transform.a * (glyph.x + origin.x) + canvas.transform.tx
                let y = canvas.transform.d * (glyph.y + origin.y) + canvas.transform.ty
                // Far outside every bitmap, and outside the range of the integers below.
                guard abs(x) < 100_000, abs(y) < 100_000 else { return false }
                let (column, row) = (grid.place(of: x), grid.place(of: y))
                guard let mask = mask(of: glyph.index, column.step, row.step) else { return false }
                // The extents are those at whole pixels, wherever the glyph is.
                let reach = mask.extent.offsetBy(
                    x: Int32((x + 0.5).rounded(.down)) * 256, y: Int32((y + 0.5).rounded(.down)) * 256)
                if !reach.isEmpty, extent.intersects(reach) { isTouching = true }
                extent.formUnion(reach)
                guard let image = mask.image else { continue }
                let box = mask.ink.offsetBy(x: column.pixel, y: row.pixel)
                ink.formUnion(box)
                placed[count] = PlacedMask(image: image, box: box)
                count += 1
            }
            Self.painted.add(1, ordering: .relaxed)
            guard count > 0, ink.intersects(canvas.clip) else { return true }
            let masks = UnsafeMutableBufferPointer(rebasing: placed[..<count])
            let extents = extent.coveredPixels
            // At quarters of pixels glyphs may reach beyond their extents. Cairo's mask of glyphs that touch ends
            // there. Where a clip cuts the extents Cairo cuts all glyphs off at them too. Here the pixels are those of
            // the whole text, because what is repainted in parts has to equal what was painted at once.
            let canvas = isTouching && !extents.contains(ink) ? canvas.clipped(to: extents) : canvas
            if isTouching {
                TouchingMasks(masks: masks, ink: ink).fill(color, on: canvas)
            } else {
                canvas.fill(UnsafeBufferPointer(masks), within: ink, color)
            }
            return true
        }
    }

    /// Returns the mask of a glyph at a place in a pixel; nil for a glyph that is too large.
    private func mask(of glyph: UInt, _ column: Int32, _ row: Int32) -> Mask? {
        guard glyph < UInt(UInt16.max) else { return nil }
        let (row, place) = (Int(row), Int(glyph) * Int(grid.steps) + Int(column))
        if place < places[row].count, places[row][place] > 0 { return masks[Int(places[row][place]) - 1] }
        guard let mask = makeMask(glyph, grid.distance(column), grid.distance(Int32(row))) else { return nil }
        if place >= places[row].count {
            places[row] += Array(repeating: 0, count: place + 1 - places[row].count)
        }
        masks.append(mask)
        places[row][place] = UInt16(masks.count)
        return mask
    }

    /// `x` and `y` are the distances of the glyph's origin from the edges of a pixel.
    private func makeMask(_ index: UInt, _ x: CGFloat, _ y: CGFloat) -> Mask? {
        var glyph = cairo_glyph_t(index: index, x: 0, y: 0)
        var extents = cairo_text_extents_t()
        cairo_glyph_extents(context, &glyph, 1, &extents)
        let left = extents.x_bearing * scale
        let top = extents.y_bearing * scale
        let (right, bottom) = (left + extents.width * scale, top + extents.height * scale)
        guard right - left < CGFloat(Self.largest - 8), bottom - top < CGFloat(Self.largest - 8), abs(left) < 10_000,
            abs(top) < 10_000
        else { return nil }
        func fixed(_ value: CGFloat) -> Int32 { Int32((value * 256).rounded(.toNearestOrEven)) }
        let extent = PixelBox(x1: fixed(left), y1: fixed(top), x2: fixed(right), y2: fixed(bottom))

        let (originX, originY) = (4 - left.rounded(.down), 4 - top.rounded(.down))
        glyph.x = (originX + x) / scale
        glyph.y = (originY + y) / scale
        cairo_show_glyphs(context, &glyph, 1)
        cairo_surface_flush(surface)
        let pixels = UnsafeMutableRawPointer(cairo_image_surface_get_data(surface)!)
        let stride = Int(cairo_image_surface_get_stride(surface))
        defer {
            memset(pixels, 0, stride * Self.largest)
            cairo_surface_mark_dirty(surface)
        }
        let drawn = Self.inkBox(pixels, stride)
        guard !drawn.isEmpty else { return Mask(image: nil, ink: .none, extent: extent) }
        guard let image = MaskImage(copying: drawn, of: pixels, stride: stride) else { return nil }
        Self.cache.value.images.append(image)
        return Mask(
            image: image, ink: drawn.offsetBy(x: -Int32(originX), y: -Int32(originY)), extent: extent)
    }

    /// Releases all masks when there are too many. Called between runs only, because a run uses the masks it has found.
    static func makeRoom() {
        guard cache.value.images.count > mostMasks else { return }
        for image in cache.value.images { image.release() }
        cache.value = Cache(generation: cache.value.generation + 1)
    }

    private static func inkBox(_ pixels: UnsafeMutableRawPointer, _ stride: Int) -> PixelBox {
        var box = PixelBox.none
        for y in 0..<largest {
            let row = UnsafeRawBufferPointer(start: pixels + y * stride, count: largest)
            guard let first = row.firstIndex(where: { $0 != 0 }), let last = row.lastIndex(where: { $0 != 0 }) else {
                continue
            }
            box.formUnion(PixelBox(x1: Int32(first), y1: Int32(y), x2: Int32(last) + 1, y2: Int32(y) + 1))
        }
        return box
    }
}
