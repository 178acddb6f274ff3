/// What bar buttons have in common: a title, an image and whether they can be used.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
    /// Who shows the item; told when it changes.
    weak var owner: (any BarItemOwner)?

    open var title: String? {
        didSet { didChange() }
    }

    open var image: UIImage? {
        didSet { didChange() }
    }

    /// True by default.
    open var isEnabled = true {
        didSet { didChange() }
    }

    open var tag = 0

    public override init() {
        super.init()
    }

    func didChange() {
        owner?.barItemDidChange(self)
    }
}

/// Shows bar items and brings itself up to date when one changes.
@MainActor
protocol BarItemOwner: AnyObject {
    func barItemDidChange(_ item: UIBarItem)
}
