import CoreGraphics

/// The display modes that a split view has in a size, and the ones it changes to. Independent of views.
struct SplitModes: Equatable {
    typealias Column = UISplitViewController.Column
    typealias Mode = UISplitViewController.DisplayMode

    let style: UISplitViewController.Style
    let behavior: UISplitViewController.SplitBehavior
    private let isLandscape: Bool

    /// - Parameter leadingWidth: the width of all columns but the secondary one.
    init(
        style: UISplitViewController.Style, preferred: UISplitViewController.SplitBehavior, size: CGSize,
        leadingWidth: CGFloat
    ) {
        self.style = style
        isLandscape = size.width > size.height
        if preferred != .automatic && style != .unspecified {
            behavior = preferred
        } else if !isLandscape {
            behavior = .overlay
        } else {
            let fits = size.width - leadingWidth >= SystemMetrics.current.splits.tileWidth
            behavior = style == .tripleColumn && !fits ? .displace : .tile
        }
    }

    /// The columns before the secondary one, from the outermost on.
    static func leadingColumns(of style: UISplitViewController.Style) -> [Column] {
        style == .tripleColumn ? [.primary, .supplementary] : [.primary]
    }

    /// The columns that a mode shows beside or over the secondary one, from the outermost on.
    func leadingColumns(in mode: Mode) -> [Column] { Self.leadingColumns(of: style).suffix(count(in: mode)) }

    /// The mode for a preferred one.
    func mode(preferring preferred: Mode) -> Mode {
        guard preferred != .automatic else { return behavior == .overlay ? .secondaryOnly : .oneBesideSecondary }
        let count = min(count(in: preferred), Self.leadingColumns(of: style).count)
        // Without columns a mode is taken as it is.
        guard style == .unspecified, count > 0 else { return mode(showing: count) }
        return preferred == .oneBesideSecondary || preferred == .oneOverSecondary ? preferred : mode(showing: count)
    }

    /// The nearest mode with a column; nil if the mode shows it already.
    func mode(showing column: Column, from mode: Mode) -> Mode? {
        let all = Self.leadingColumns(of: style)
        guard let index = all.firstIndex(of: column), !leadingColumns(in: mode).contains(column) else { return nil }
        return self.mode(showing: all.count - index)
    }

    /// The nearest mode without a column; nil if the mode does not show it.
    func mode(hiding column: Column, from mode: Mode) -> Mode? {
        let all = Self.leadingColumns(of: style)
        guard let index = all.firstIndex(of: column), leadingColumns(in: mode).contains(column) else { return nil }
        return self.mode(showing: all.count - index - 1)
    }

    /// The mode to which the button changes: shows one more column, or hides the outermost one.
    func mode(after mode: Mode) -> Mode {
        let count = count(in: mode)
        return self.mode(showing: count < Self.leadingColumns(of: style).count ? count + 1 : count - 1)
    }

    /// Whether a touch beside the columns hides them.
    static func isTransient(_ mode: Mode) -> Bool {
        mode == .oneOverSecondary || mode == .twoOverSecondary || mode == .twoDisplaceSecondary
    }

    private func mode(showing count: Int) -> Mode {
        switch count {
        case ...0: .secondaryOnly
        case 1: behavior == .overlay ? .oneOverSecondary : .oneBesideSecondary
        default:
            switch behavior {
            case .overlay: .twoOverSecondary
            case .displace: .twoDisplaceSecondary
            default: .twoBesideSecondary
            }
        }
    }

    private func count(in mode: Mode) -> Int {
        switch mode {
        case .automatic, .secondaryOnly: 0
        case .oneBesideSecondary, .oneOverSecondary: 1
        case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
        }
    }
}
