/// Computes where the rows of a wheel appear, which lie on a cylinder that turns.
struct PickerCylinder {
    let rowHeight: CGFloat
    let radius: CGFloat

    /// The position and appearance of a row.
    struct Place: Equatable {
        /// The distance from the middle of the wheel, positive downwards.
        let y: CGFloat
        let scale: CGSize
        let alpha: CGFloat
    }

    /// The distance from the middle, along the cylinder, up to which rows are visible.
    var reach: CGFloat { radius * .pi / 2 }

    /// Returns the place of a row; nil for rows on the back of the cylinder.
    ///
    /// - Parameter distance: the distance between the row's middle and the selected place, along the cylinder.
    func place(at distance: CGFloat) -> Place? {
        guard abs(distance) < reach else { return nil }
        let angle = distance / radius
        let depth = radius * (1 - cos(angle))
        let nearness = SystemMetrics.current.pickers.eyeDistance / (SystemMetrics.current.pickers.eyeDistance + depth)
        // A row inside the band is opaque; it fades within half a row when it leaves the band.
        let out = min(max((abs(distance) - rowHeight * 0.25) / (rowHeight * 0.5), 0), 1)
        let alpha = (1 - out * (1 - SystemMetrics.current.pickers.otherRowAlpha)) * cos(angle)
        return Place(
            y: radius * sin(angle) * nearness, scale: CGSize(width: nearness, height: nearness * cos(angle)),
            alpha: alpha)
    }

    /// Returns the row whose middle is nearest to an offset.
    func row(at offset: CGFloat, of count: Int) -> Int {
        min(max(Int((offset / rowHeight).rounded()), 0), max(count - 1, 0))
    }

    /// Returns the distance along the cylinder that corresponds to a point `y` points below the middle.
    func distance(at y: CGFloat) -> CGFloat {
        radius * asin(min(max(y / radius, -1), 1))
    }
}
