internal import CCairo

/// The places where Cairo puts the origins of glyphs: whole pixels before version 1.17.4, quarters of pixels from then
/// on.
package struct GlyphGrid: Sendable {
    /// That of the Cairo that this process runs with.
    package static let current = GlyphGrid(cairoVersion: cairo_version())

    /// The binary logarithm of ``steps``.
    private let shift: Int32

    init(cairoVersion: Int32) {
        shift = cairoVersion < 11704 ? 0 : 2
    }

    /// What stored pictures of text on this grid are named by.
    package var name: String { shift == 0 ? "whole" : "quarters" }

    /// The number of places inside of a pixel, in each direction.
    var steps: Int32 { 1 << shift }

    /// Returns the pixel and the place inside of it that are nearest to a coordinate.
    func place(of coordinate: CGFloat) -> (pixel: Int32, step: Int32) {
        let steps = CGFloat(steps)
        let place = Int32((coordinate * steps + 0.5).rounded(.down))
        return (place >> shift, place & (self.steps - 1))
    }

    /// Returns the distance of a place from the left or upper edge of its pixel, in pixels.
    func distance(_ step: Int32) -> CGFloat {
        CGFloat(step) / CGFloat(steps)
    }
}
