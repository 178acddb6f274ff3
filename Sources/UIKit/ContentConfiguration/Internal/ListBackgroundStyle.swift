/// The kind of list element that a background configuration was made for.
enum ListBackgroundStyle: Hashable {
    case plainCell, groupedCell, plainHeaderFooter, groupedHeaderFooter
    case sidebarCell, sidebarHeader, accompaniedSidebarCell
    /// Those of the list in which they are shown.
    case cell, header, footer

    /// Returns the style in a list. That outside lists is unverified.
    private func resolved(in environment: UIListEnvironment) -> ListBackgroundStyle {
        let isSidebar = environment == .sidebar || environment == .sidebarPlain
        return switch self {
        case .cell: isSidebar ? .sidebarCell : environment.isGrouped ? .groupedCell : .plainCell
        case .header: isSidebar ? .sidebarHeader : environment.isGrouped ? .groupedHeaderFooter : .plainHeaderFooter
        case .footer: environment.isGrouped ? .groupedHeaderFooter : .plainHeaderFooter
        default: self
        }
    }

    func cornerRadius(in state: ListBackgroundState) -> CGFloat {
        switch resolved(in: state.environment) {
        case .sidebarCell, .accompaniedSidebarCell: SystemMetrics.current.listContents.sidebarCornerRadius
        default: 0
        }
    }

    /// Selected cells have the color of the built-in selection. Those of sidebars are unverified.
    func color(in state: ListBackgroundState) -> UIColor {
        let style = resolved(in: state.environment)
        switch style {
        case .plainCell, .groupedCell, .cell:
            if state.isChosen { return SystemColor.selectedRow.dynamic }
            return style != .groupedCell ? .systemBackground : .secondarySystemGroupedBackground
        case .plainHeaderFooter, .header, .footer:
            return state.isPinned ? SystemColor.floatingHeaderBackground.dynamic : .clear
        case .groupedHeaderFooter, .sidebarHeader: return .clear
        case .sidebarCell, .accompaniedSidebarCell: return state.isChosen ? .systemFill : .clear
        }
    }
}

/// What the color of a list background depends on besides the traits.
struct ListBackgroundState: Hashable {
    /// Whether the element is selected or highlighted.
    var isChosen = false
    var isPinned = false
    var environment = UIListEnvironment.unspecified

    init() {}

    init(_ state: any UIConfigurationState) {
        environment = state.traitCollection.listEnvironment
        switch state {
        case let state as UICellConfigurationState:
            isChosen = state.isSelected || state.isHighlighted
            isPinned = state.isPinned
        case let state as UIViewConfigurationState:
            isChosen = state.isSelected || state.isHighlighted
            isPinned = state.isPinned
        default: break
        }
    }
}
