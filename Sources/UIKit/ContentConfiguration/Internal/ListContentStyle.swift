import Foundation

/// The kind of list element that a content configuration was made for.
enum ListContentStyle: Hashable {
    case cell, subtitle, value
    case plainHeader, plainFooter, groupedHeader, groupedFooter, prominentHeader, extraProminentHeader
    case sidebar, sidebarSubtitle, sidebarHeader, accompaniedSidebar, accompaniedSidebarSubtitle
    /// Those of the list in which they are shown.
    case header, footer

    /// Returns the style in a list: cells have the style of sidebars there, headers and footers that of the list. Outside
    /// lists headers and footers have the style of plain ones, which is unverified.
    func resolved(in environment: UIListEnvironment) -> ListContentStyle {
        let isSidebar = environment == .sidebar || environment == .sidebarPlain
        return switch self {
        case .cell where isSidebar: .sidebar
        case .subtitle where isSidebar: .sidebarSubtitle
        case .header: isSidebar ? .sidebarHeader : environment.isGrouped ? .groupedHeader : .plainHeader
        case .footer: environment.isGrouped ? .groupedFooter : .plainFooter
        default: self
        }
    }

    var isSidebar: Bool {
        switch self {
        case .sidebar, .sidebarSubtitle, .sidebarHeader, .accompaniedSidebar, .accompaniedSidebarSubtitle: true
        default: false
        }
    }

    private var isSubtitle: Bool {
        self == .subtitle || self == .sidebarSubtitle || self == .accompaniedSidebarSubtitle
    }

    /// Whether the content is at least as high as the row of one line.
    var hasRowHeight: Bool { self == .cell || self == .subtitle || self == .value || isSidebar }

    var margins: NSDirectionalEdgeInsets {
        let metrics = SystemMetrics.current.listContents
        return switch self {
        case .cell, .subtitle, .value: metrics.cellMargins
        case .plainHeader, .groupedHeader, .prominentHeader, .extraProminentHeader, .header: metrics.headerMargins
        case .plainFooter, .groupedFooter, .footer: metrics.footerMargins
        case .sidebar, .sidebarHeader, .accompaniedSidebar: metrics.sidebarMargins
        case .sidebarSubtitle, .accompaniedSidebarSubtitle: metrics.sidebarSubtitleMargins
        }
    }

    var stackedPadding: CGFloat {
        let metrics = SystemMetrics.current.listContents
        return isSubtitle ? metrics.subtitlePadding : metrics.stackedPadding
    }

    // MARK: Texts

    var textProperties: UIListContentConfiguration.TextProperties {
        let headers = SystemMetrics.current.headers
        switch self {
        case .plainHeader, .header: return .init(.preferredFont(forTextStyle: .headline))
        case .groupedHeader:
            var properties = UIListContentConfiguration.TextProperties(
                .preferredFont(forTextStyle: headers.groupedIsSemibold ? .headline : .footnote))
            if headers.uppercasesGroupedTitles { properties.transform = .uppercase }
            return properties
        case .plainFooter, .groupedFooter, .footer: return .init(.preferredFont(forTextStyle: .footnote))
        // The sizes of these two are unverified.
        case .prominentHeader, .sidebarHeader: return .init(Self.bold(.title3))
        case .extraProminentHeader: return .init(Self.bold(.title2))
        default: return .init(.preferredFont(forTextStyle: .body))
        }
    }

    private static func bold(_ style: UIFont.TextStyle) -> UIFont {
        let traits = UITraitCollection(preferredContentSizeCategory: .large)
        let size = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize
        return UIFontMetrics(forTextStyle: style).scaledFont(for: .boldSystemFont(ofSize: size))
    }

    var secondaryTextProperties: UIListContentConfiguration.TextProperties {
        switch self {
        case .cell, .subtitle, .accompaniedSidebar, .accompaniedSidebarSubtitle:
            let style = SystemMetrics.current.cells.subtitleTextStyle
            return .init(.preferredFont(forTextStyle: style == .caption1 ? .caption1 : .subheadline))
        case .value: return .init(.preferredFont(forTextStyle: .body))
        case .plainHeader, .groupedHeader, .header: return textProperties
        case .plainFooter, .groupedFooter, .footer, .sidebar, .sidebarSubtitle, .sidebarHeader, .prominentHeader,
            .extraProminentHeader:
            return .init(.preferredFont(forTextStyle: .footnote))
        }
    }

    // MARK: Colors. Those of disabled content are unverified.

    func textColor(in state: ListContentState) -> UIColor {
        if state.isDisabled { return .tertiaryLabel }
        return switch self {
        case .plainHeader, .header: SystemColor.plainHeaderText.dynamic
        case .groupedHeader, .plainFooter, .groupedFooter, .footer: SystemColor.groupedHeaderText.dynamic
        default: .label
        }
    }

    func secondaryTextColor(in state: ListContentState) -> UIColor {
        if state.isDisabled { return .tertiaryLabel }
        return switch self {
        // As the built-in style shows its subtitle; unverified.
        case .subtitle: .label
        default: .secondaryLabel
        }
    }

    func imageTint(in state: ListContentState) -> UIColor? { state.isDisabled ? .tertiaryLabel : nil }
}

/// What the appearance of list content depends on, besides the traits with which colors and fonts are resolved.
struct ListContentState: Hashable {
    var isDisabled = false
    var environment = UIListEnvironment.unspecified

    init() {}

    init(_ state: any UIConfigurationState) {
        environment = state.traitCollection.listEnvironment
        switch state {
        case let state as UICellConfigurationState: isDisabled = state.isDisabled
        case let state as UIViewConfigurationState: isDisabled = state.isDisabled
        default: break
        }
    }
}

extension UIListEnvironment {
    var isGrouped: Bool { self == .grouped || self == .insetGrouped }
}
