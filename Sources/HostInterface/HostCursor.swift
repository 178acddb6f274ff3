/// The pointer shapes that every desktop has.
package enum HostCursor: CaseIterable, Sendable {
    case arrow
    /// For text.
    case verticalBeam
    /// For links.
    case hand
    case crosshair
    case wait
    /// Busy but usable.
    case progress
    case notAllowed
    case move
    case resizeLeftRight
    case resizeUpDown
    /// Resizing along the diagonal from the top left corner.
    case resizeFalling
    /// Resizing along the diagonal from the bottom left corner.
    case resizeRising
    case hidden
}
