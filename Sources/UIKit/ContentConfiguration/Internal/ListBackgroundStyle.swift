/// The kind of list element that a background configuration was made for.
enum ListBackgroundStyle: Hashable {
    case plainCell, groupedCell, plainHeaderFooter, groupedHeaderFooter
    case sidebarCell, sidebarHeader, accompaniedSidebarCell

    var isSidebar: Bool { self == .sidebarCell || self == .accompaniedSidebarCell }

    /// Selected cells have the color of the built-in selection. Those of sidebars are unverified.
    func color(in state: ListBackgroundState) -> UIColor {
        switch self {
        case .plainCell, .groupedCell:
            if state.isChosen { return SystemColor.selectedRow.dynamic }
            return self == .plainCell ? .systemBackground : .secondarySystemGroupedBackground
        case .plainHeaderFooter: return state.isPinned ? SystemColor.floatingHeaderBackground.dynamic : .clear
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

    init() {}

    init(_ state: any UIConfigurationState) {
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
