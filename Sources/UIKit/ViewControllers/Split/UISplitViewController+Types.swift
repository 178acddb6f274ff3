extension UISplitViewController {
    /// How the columns are shown.
    public enum DisplayMode: Int, Sendable {
        case automatic = 0
        case secondaryOnly = 1
        /// One column beside the secondary one: the supplementary column of three, the primary one of two.
        case oneBesideSecondary = 2
        /// The same column over the secondary one.
        case oneOverSecondary = 3
        /// All three columns side by side.
        case twoBesideSecondary = 4
        case twoOverSecondary = 5
        /// The secondary column keeps its width, is moved aside and dimmed.
        case twoDisplaceSecondary = 6

        @available(*, deprecated, renamed: "secondaryOnly")
        public static var primaryHidden: DisplayMode { .secondaryOnly }
        @available(*, deprecated, renamed: "oneBesideSecondary")
        public static var allVisible: DisplayMode { .oneBesideSecondary }
        @available(*, deprecated, renamed: "oneOverSecondary")
        public static var primaryOverlay: DisplayMode { .oneOverSecondary }
    }

    /// The edge at which the primary column is.
    public enum PrimaryEdge: Int, Sendable {
        case leading = 0
        case trailing = 1
    }

    /// What is behind the primary column.
    public enum BackgroundStyle: Int, Sendable {
        case none = 0
        case sidebar = 1
    }

    /// How many columns there are.
    public enum Style: Int, Sendable {
        /// The style before iOS 14, in which ``UISplitViewController/viewControllers`` are set.
        case unspecified = 0
        case doubleColumn = 1
        case tripleColumn = 2
    }

    /// The columns of a split view controller.
    public enum Column: Int, Sendable {
        case primary = 0
        /// Only with three columns.
        case supplementary = 1
        case secondary = 2
        /// The controller that is shown while the split view is collapsed.
        case compact = 3
    }

    /// How the columns share the width. It decides which display modes there are.
    public enum SplitBehavior: Int, Sendable {
        case automatic = 0
        /// Columns are side by side.
        case tile = 1
        /// Columns are over the secondary one.
        case overlay = 2
        /// The primary column of three moves the secondary one aside.
        case displace = 3
    }

    /// When the button for the display mode is shown.
    public enum DisplayModeButtonVisibility: Int, Sendable {
        /// Shown while ``UISplitViewController/presentsWithGesture`` is true.
        case automatic = 0
        case never = 1
        case always = 2
    }
}
