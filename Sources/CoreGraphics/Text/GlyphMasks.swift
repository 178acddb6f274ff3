internal import CCairo
internal import CPixman
internal import Synchronization

/// The glyphs of one font at one scale as masks. Cairo renders each when it is first needed, and it is then painted
/// without Cairo.
///
/// Cairo 1.16 positions glyphs on whole pixels, as this does. Later versions use quarters of pixels, so with those all
/// text is left to Cairo. Owned by a ``ScaledFont``; used with ``lock`` held.
final class GlyphMasks {
    static let lock = CheckedLock()
    static let isUsable = cairo_version() < 11704

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
    private let context: OpaquePointer
    private let surface: OpaquePointer
    @exclusivity(unchecked) private var masks: ContiguousArray<Mask> = []
    /// For each glyph its index in ``masks`` plus one; 0 for glyphs that were not requested yet.
    @exclusivity(unchecked) private var places: ContiguousArray<UInt16> = []
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
        surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(Self.largest), Int32(Self.largest))
        context = cairo_create(surface)
        generation = Self.cache.value.generation
        cairo_scale(context, scale, scale)
        cairo_set_scaled_font(context, font)
    }

    deinit {
        cairo_destroy(context)
        cairo_surface_destroy(surface)
    }

    /// Paints the run with the left end of its baseline at `origin`. Returns false when it has to be painted by Cairo:
    /// a glyph is too large, or glyphs overlap, which Cairo paints differently.
    func paint(_ run: GlyphRun, at origin: CGPoint, _ color: SolidColor, on canvas: DirectCanvas) -> Bool {
        if generation != Self.cache.value.generation {
            masks = []
            places = []
            generation = Self.cache.value.generation
        }
        return withUnsafeTemporaryAllocation(of: PlacedMask.self, capacity: run.glyphs.count) { placed in
            var count = 0
            var (ink, extent) = (PixelBox.none, PixelBox.none)
            for glyph in run.glyphs {
                let x = canvas.transform.a * (glyph.x + origin.x) + canvas.transform.tx
                let y = canvas.transform.d * (glyph.y + origin.y) + canvas.transform.ty
                // Far outside every bitmap, and outside the range of the integers below.
                guard abs(x) < 100_000, abs(y) < 100_000, let mask = mask(of: glyph.index) else { return false }
                let (left, top) = (Int32((x + 0.5).rounded(.down)), Int32((y + 0.5).rounded(.down)))
                let reach = mask.extent.offsetBy(x: left * 256, y: top * 256)
                if !reach.isEmpty {
                    if extent.intersects(reach) { return false }
                    extent.formUnion(reach)
                }
                guard let image = mask.image else { continue }
                let box = mask.ink.offsetBy(x: left, y: top)
                ink.formUnion(box)
                placed[count] = PlacedMask(image: image, box: box)
                count += 1
            }
            Self.painted.add(1, ordering: .relaxed)
            guard count > 0, ink.intersects(canvas.clip) else { return true }
            canvas.fill(UnsafeBufferPointer(rebasing: placed[..<count]), within: ink, color)
            return true
        }
    }

    /// Nil for a glyph that is too large.
    private func mask(of glyph: UInt) -> Mask? {
        if glyph < places.count, places[Int(glyph)] > 0 { return masks[Int(places[Int(glyph)]) - 1] }
        guard glyph < UInt(UInt16.max), let mask = makeMask(glyph) else { return nil }
        if glyph >= places.count { places += Array(repeating: 0, count: Int(glyph) + 1 - places.count) }
        masks.append(mask)
        places[Int(glyph)] = UInt16(masks.count)
        return mask
    }

    private func makeMask(_ index: UInt) -> Mask? {
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
        glyph.x = originX / scale
        glyph.y = originY / scale
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
