/// Shapes of the pointer that every desktop has.
package enum HostCursor: CaseIterable, Sendable {
    case arrow
    /// Over text.
    case verticalBeam
    /// Over links.
    case hand
    case crosshair
    case wait
    /// Busy, but usable.
    case progress
    case notAllowed
    case move
    case resizeLeftRight
    case resizeUpDown
    /// Along the diagonal from the top left corner.
    case resizeFalling
    /// Along the diagonal from the bottom left corner.
    case resizeRising
    case hidden
}
