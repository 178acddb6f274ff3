/// Where the rows of a wheel are seen: they lie on a cylinder that turns.
struct PickerCylinder {
    let rowHeight: CGFloat
    let radius: CGFloat

    /// A row as it is seen.
    struct Place: Equatable {
        /// From the middle of the wheel, positive downwards.
        let y: CGFloat
        let scale: CGSize
        let alpha: CGFloat
    }

    /// How far from the middle, along the cylinder, rows are still seen.
    var reach: CGFloat { radius * .pi / 2 }

    /// Nil for rows on the back.
    ///
    /// - Parameter distance: of the row's middle from the selected place, along the cylinder.
    func place(at distance: CGFloat) -> Place? {
        guard abs(distance) < reach else { return nil }
        let angle = distance / radius
        let depth = radius * (1 - cos(angle))
        let nearness = SystemMetrics.current.pickers.eyeDistance / (SystemMetrics.current.pickers.eyeDistance + depth)
        // Inside the band a row is whole; leaving it, it pales within half a row.
        let out = min(max((abs(distance) - rowHeight * 0.25) / (rowHeight * 0.5), 0), 1)
        let alpha = (1 - out * (1 - SystemMetrics.current.pickers.otherRowAlpha)) * cos(angle)
        return Place(
            y: radius * sin(angle) * nearness, scale: CGSize(width: nearness, height: nearness * cos(angle)),
            alpha: alpha)
    }

    /// The row whose middle is nearest to an offset.
    func row(at offset: CGFloat, of count: Int) -> Int {
        min(max(Int((offset / rowHeight).rounded()), 0), max(count - 1, 0))
    }

    /// What a touch beside the middle means, along the cylinder.
    func distance(at y: CGFloat) -> CGFloat {
        radius * asin(min(max(y / radius, -1), 1))
    }
}
