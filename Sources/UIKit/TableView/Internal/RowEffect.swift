/// The start or end of a row's insert or delete animation: a distance in widths of the table and in heights of the row,
/// and whether it fades.
///
/// A row slides behind its neighbors: an insertion from the top comes from behind the row above. The slides and the
/// meaning of `.automatic` are unverified, apart from `.automatic` insertion (measured: the row is there at once, and
/// its neighbors move away from it).
struct RowEffect: Equatable {
    var across: CGFloat = 0
    var down: CGFloat = 0
    var fades = false
    /// Whether the view appears or disappears at once, without animation.
    private var isInstant = false

    static let none: RowEffect = {
        var effect = RowEffect()
        effect.isInstant = true
        return effect
    }()
    static let fade = RowEffect(fades: true)

    private init(across: CGFloat = 0, down: CGFloat = 0, fades: Bool = false) {
        self.across = across
        self.down = down
        self.fades = fades
    }

    /// - Parameter isReload: Whether the row replaces an old one at its place, where appearing at once would be a jump.
    init(_ animation: UITableView.RowAnimation, isReload: Bool) {
        switch animation {
        case .none: self = .none
        case .fade: self = .fade
        case .right: self.init(across: 1)
        case .left: self.init(across: -1)
        case .top: self.init(down: -1, fades: true)
        case .bottom: self.init(down: 1, fades: true)
        case .middle: self.init(down: -0.5, fades: true)
        case .automatic: self = isReload ? .fade : RowEffect()
        }
    }

    /// Whether the row slides vertically: it then starts or ends in the gap between its neighbors, otherwise at its
    /// own place.
    var isVertical: Bool { down != 0 }
}
