extension UISplitViewController {
    /// How the columns are shown.
    public enum DisplayMode: Int, Sendable {
        /// Only as a preference: one column beside the secondary one, or none if columns are shown over it.
        case automatic = 0
        /// No other column is seen.
        case secondaryOnly = 1
        /// One column beside the secondary one: the supplementary column of three, the primary one of two.
        case oneBesideSecondary = 2
        /// The same column over the secondary one.
        case oneOverSecondary = 3
        /// All three columns side by side.
        case twoBesideSecondary = 4
        /// Both other columns over the secondary one.
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
        /// The left edge in left-to-right layouts.
        case leading = 0
        /// The right edge in left-to-right layouts.
        case trailing = 1
    }

    /// What is behind the primary column.
    public enum BackgroundStyle: Int, Sendable {
        /// The background of the controller's view.
        case none = 0
        /// A sidebar's background under Mac Catalyst; no effect here.
        case sidebar = 1
    }

    /// How many columns there are.
    public enum Style: Int, Sendable {
        /// The style before iOS 14, in which ``UISplitViewController/viewControllers`` are set.
        case unspecified = 0
        /// A primary and a secondary column.
        case doubleColumn = 1
        /// A primary, a supplementary and a secondary column.
        case tripleColumn = 2
    }

    /// The columns of a split view controller.
    public enum Column: Int, Sendable {
        /// The outermost column, usually a list or a sidebar.
        case primary = 0
        /// Only with three columns.
        case supplementary = 1
        /// The column with the content, which is always seen.
        case secondary = 2
        /// The controller that is shown while the split view is collapsed.
        case compact = 3
    }

    /// How the columns share the width. It decides which display modes there are.
    public enum SplitBehavior: Int, Sendable {
        /// Over the secondary column in windows that are not wider than high; in others side by side, or displacing if
        /// three columns do not fit.
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
        /// The bar never has the button.
        case never = 1
        /// Shown whenever it would do something.
        case always = 2
    }
}
