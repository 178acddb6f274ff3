/// What a layout knows of text that wraps: the size that it takes at the width that it was offered, and whether its
/// width depends on that size at all.
struct WrappedContent {
    /// The content width that stands for as much as there is.
    static let anyWidth: CGFloat = 1e5

    /// The size of the present text at a width; nil until it has been measured.
    private(set) var measured: (width: CGFloat, size: CGSize)?
    /// The width that the other constraints determine alone, if they do.
    private(set) var pinnedWidth: CGFloat?
    /// Whether the layout gives the text as much width as there is, to find out how much that is.
    private(set) var isOffering = true
    /// The width of the present text in the last layout. Where no width is given, the text is measured at it: UIKit's
    /// labels have it as their automatic `preferredMaxLayoutWidth`. // unverified
    private(set) var laidOutWidth: CGFloat?
    /// Whether the text keeps ``laidOutWidth`` in the present solution.
    private var isHeld = false

    enum Answer {
        /// The layout and the text agree.
        case agrees
        /// The text has to be offered as much width as there is.
        case offer
        case take(CGSize)
        case measure(width: CGFloat)
    }

    /// Called when the text has changed. Returns the width to measure it at, if that is known already.
    mutating func textDidChange() -> CGFloat? {
        measured = nil
        laidOutWidth = nil
        isHeld = false
        isOffering = pinnedWidth == nil
        return pinnedWidth
    }

    /// Called before the layout is solved again. Returns whether to offer all the width that there is.
    mutating func beginSolving() -> Bool {
        if isHeld {
            isHeld = false
            if measured?.width != laidOutWidth { (measured, pinnedWidth) = (nil, nil) }
        }
        if pinnedWidth == nil { isOffering = true }
        return isOffering
    }

    /// Called before a solution without a given width. Returns the width to measure the text at; nil for text that has
    /// not been laid out.
    mutating func hold() -> CGFloat? {
        isHeld = laidOutWidth != nil
        return laidOutWidth
    }

    mutating func noteLayout() {
        if !isHeld { laidOutWidth = measured?.width }
    }

    mutating func setMeasured(_ size: CGSize, width: CGFloat) {
        measured = (width, size)
        isOffering = false
    }

    /// Decides what to do in a layout that gives the text a width.
    mutating func answer(to width: CGFloat) -> Answer {
        guard let measured else { return .measure(width: width) }
        if isHeld { return width > measured.size.width - Self.tolerance ? .agrees : .measure(width: width) }
        let isSame = abs(width - measured.width) < Self.tolerance
        if isOffering {
            guard isSame else { return .measure(width: width) }
            isOffering = false
            return .take(measured.size)
        }
        if let pinnedWidth, abs(width - pinnedWidth) >= Self.tolerance {
            self.pinnedWidth = nil
            isOffering = true
            return .offer
        }
        if isSame {
            // All that was offered, although the text takes less: the width does not depend on the text.
            if width - measured.size.width > Self.tolerance { pinnedWidth = width }
            return .agrees
        }
        return width > measured.size.width - Self.tolerance ? .agrees : .measure(width: width)
    }

    private static let tolerance: CGFloat = 0.01
}
