extension UICollectionView {
    /// How soon items make room below a drag.
    public enum ReorderingCadence: Int, Sendable {
        /// At once; the default.
        case immediate = 0
        /// After a short delay.
        case fast = 1
        /// After a longer delay.
        case slow = 2
    }

    /// Which changes of a cell on screen make the layout measure it again.
    public enum SelfSizingInvalidation: Int, Sendable {
        /// None.
        case disabled = 0
        /// A call of `invalidateIntrinsicContentSize()` of the cell or of its content view, or another configuration.
        case enabled = 1
        /// Such a call, and every change of the constraints and content sizes inside the content view.
        case enabledIncludingConstraints = 2
    }

    /// The kinds of a flow layout's supplementary views. Custom layouts may have others.
    public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    /// The kind of a flow layout's footers, and of the footers of lists.
    public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

    /// The position to which an item is scrolled: at most one vertical and one horizontal position.
    public struct ScrollPosition: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The item's upper edge is at the upper edge of the visible area.
        public static let top = ScrollPosition(rawValue: 1 << 0)
        /// The item is in the middle between top and bottom.
        public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
        /// The item's lower edge is at the lower edge of the visible area.
        public static let bottom = ScrollPosition(rawValue: 1 << 2)
        /// The item's left edge is at the left edge of the visible area.
        public static let left = ScrollPosition(rawValue: 1 << 3)
        /// The item is in the middle between left and right.
        public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
        /// The item's right edge is at the right edge of the visible area.
        public static let right = ScrollPosition(rawValue: 1 << 5)
    }

    /// Vertical or horizontal.
    public enum ScrollDirection: Int, Sendable {
        /// The content scrolls up and down; the default of flow layouts.
        case vertical = 0
        /// The content scrolls left and right.
        case horizontal = 1
    }

    /// What an element of a layout is.
    public enum ElementCategory: UInt, Sendable {
        /// The view of an item.
        case cell = 0
        /// A view of the data source that is no item, such as a header.
        case supplementaryView = 1
        /// A view of the layout that the data source knows nothing of.
        case decorationView = 2
    }
}
