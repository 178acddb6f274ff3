import QuartzCore

/// The look of the cell of a held row: above the others, with a shadow, and with the colors of the elevated level, since a
/// shadow does not show on black. Unverified.
///
/// Owned by ``TableReordering`` until the cell is down again. Its methods may call client code, which subclasses cells
/// and tables.
@MainActor
final class LiftedCell {
    private static var metrics: SystemMetrics.Reordering { SystemMetrics.current.reordering }

    let cell: UITableViewCell
    private let shadow = UIView()
    /// The properties that the lift changes, as they were.
    private let former: (alpha: CGFloat, zPosition: CGFloat)
    /// The cells of an inset grouped table have a superview of their own, which is behind headers.
    private weak var wrapper: TableWrapperView?
    /// Whether the cell gets its level here, and not from the application.
    private let setsLevel: Bool
    private var isRestored = false

    init(_ cell: UITableViewCell) {
        self.cell = cell
        former = (cell.alpha, cell.layer.zPosition)
        wrapper = cell.superview as? TableWrapperView
        setsLevel = !cell.traitOverrides.contains(UITraitUserInterfaceLevel.self)
        shadow.isUserInteractionEnabled = false
        shadow.isAccessibilityElement = false
        shadow.layer.shadowColor = UIColor.black.cgColor
        shadow.layer.shadowOffset = Self.metrics.shadowOffset
        shadow.layer.shadowRadius = Self.metrics.shadowRadius
        shadow.layer.shadowOpacity = Float(Self.metrics.shadowOpacity)
        shadow.alpha = 0
        shadow.layer.zPosition = Self.metrics.zPosition - 1
    }

    /// Lifts the cell with an animation.
    func lift() {
        cell.isHeld = true
        cell.superview?.place(shadow, .below(cell))
        cell.layer.zPosition = Self.metrics.zPosition
        wrapper?.layer.zPosition = Self.metrics.zPosition
        UIView.performWithoutAnimation { follow() }
        UIView.animate(withDuration: Self.metrics.liftDuration, delay: 0, options: [.allowUserInteraction]) { [self] in
            if setsLevel { cell.traitOverrides.userInterfaceLevel = .elevated }
            cell.alpha = former.alpha * Self.metrics.alpha
            shadow.alpha = 1
        }
    }

    /// Keeps the shadow at the cell.
    func follow() {
        guard shadow.frame != cell.frame else { return }
        let resizes = shadow.bounds.size != cell.frame.size
        shadow.frame = cell.frame
        guard resizes else { return }
        let radius = wrapper == nil ? 0 : SystemMetrics.current.insetGroups.cornerRadius
        shadow.layer.shadowPath = UIBezierPath(roundedRect: shadow.bounds, cornerRadius: radius).cgPath
    }

    /// Moves the cell from one frame to another and puts it down, then calls `completion`.
    func settle(from start: CGRect, to end: CGRect, completion: @escaping () -> Void) {
        cell.isHeld = false
        UIView.performWithoutAnimation {
            cell.frame = start
            follow()
        }
        UIView.animate(
            withDuration: Self.metrics.dropDuration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]
        ) { [self] in
            cell.frame = end
            follow()
            endLevel()
            cell.alpha = former.alpha
            shadow.alpha = 0
        } completion: { _ in
            completion()
        }
    }

    /// Gives the cell the look that it had.
    func restore() {
        guard !isRestored else { return }
        isRestored = true
        cell.isHeld = false
        shadow.removeFromSuperview()
        if let wrapper, wrapper.layer.zPosition == Self.metrics.zPosition { wrapper.layer.zPosition = 0 }
        cell.layer.zPosition = former.zPosition
        if cell.alpha != former.alpha { cell.alpha = former.alpha }
        endLevel()
    }

    private func endLevel() {
        guard setsLevel, cell.traitOverrides.contains(UITraitUserInterfaceLevel.self) else { return }
        cell.traitOverrides.remove(UITraitUserInterfaceLevel.self)
    }
}
