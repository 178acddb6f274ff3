/// The difference between a frame of a window and the one before: pixels that have moved, and pixels painted after that.
package struct HostFrameChanges: Hashable, Sendable {
    /// Moves whose areas do not overlap.
    package var moves: [PixelMove]
    /// The pixels that were painted, among them those that the moves expose.
    package var painted: [PixelRect]
    /// All pixels that may differ: ``painted`` and the areas of ``moves``, as a few rectangles.
    package var damage: [PixelRect]

    package init(moves: [PixelMove] = [], painted: [PixelRect], damage: [PixelRect]) {
        self.moves = moves
        self.painted = painted
        self.damage = damage
    }
}

/// Pixels that keep their appearance and change their position: all of `area` that is still inside it after the move.
package struct PixelMove: Hashable, Sendable {
    package var area: PixelRect
    package var dx: Int
    package var dy: Int

    package init(area: PixelRect, dx: Int, dy: Int) {
        self.area = area
        self.dx = dx
        self.dy = dy
    }
}
