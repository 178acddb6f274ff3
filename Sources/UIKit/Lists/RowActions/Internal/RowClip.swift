import QuartzCore

/// Keeps a swiped row inside its own place where the list shows a margin beside it: in inset grouped lists, and for
/// cells that clip their content. The cell itself cannot clip meanwhile, because its buttons are outside of its bounds.
/// A mask with the same corners does.
///
/// Owned by ``SwipedRow``.
@MainActor
final class RowClip {
    private let cell: any SwipedCell
    private let mask = CALayer()
    /// The state of the cell's layer before the swipe.
    private let radius: CGFloat
    private let clips: Bool
    /// Whether the place is part of an inset grouped section.
    let isCard: Bool

    /// Returns nil if the cell may show beside its place, and if it has a mask of its own.
    init?(_ cell: any SwipedCell) {
        isCard = cell.isInCard
        clips = cell.layer.masksToBounds
        guard clips || isCard, cell.layer.mask == nil else { return nil }
        self.cell = cell
        radius = cell.layer.cornerRadius
        mask.backgroundColor = UIColor.black.cgColor
        round(clips ? radius : 0, cell.layer.maskedCorners)
        cell.layer.masksToBounds = false
        cell.layer.cornerRadius = 0
        cell.layer.mask = mask
    }

    /// Rounds the row's place.
    func round(_ radius: CGFloat, _ corners: CACornerMask) {
        mask.cornerRadius = radius
        mask.maskedCorners = corners
    }

    /// Moves the mask to the row's place, for a cell that is displaced by `offset`.
    func follow(offset: CGFloat) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        mask.frame = CGRect(x: -offset, y: 0, width: cell.bounds.width, height: cell.bounds.height)
        CATransaction.commit()
    }

    /// Lets the cell clip and round itself again.
    func end() {
        cell.layer.mask = nil
        guard !isCard else { return cell.roundCardCorners() }
        cell.layer.cornerRadius = radius
        cell.layer.masksToBounds = clips
    }
}
