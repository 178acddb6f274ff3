/// How a row with one of UIKit's animations comes and goes: where it starts or ends, in widths of the table and its own
/// heights, and whether it fades.
///
/// A row slides below its neighbours, which stand in front of it: from the top means from under the row above. The slides and
/// what `.automatic` stands for are unverified, apart from `.automatic` insertion (measured: the row is just there, and its
/// neighbours move off it).
struct RowEffect: Equatable {
    var across: CGFloat = 0
    var down: CGFloat = 0
    var fades = false
    /// Without any movement; the view is there, or gone, at once.
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

    /// - Parameter isReload: An old row leaves where the new one comes, so that being there at once would be a jump.
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

    /// Slides start and end at the gap that the row's neighbours leave, all others at the row's own place.
    var isVertical: Bool { down != 0 }
}
