internal import RuntimeInspection

/// The optional methods of a table view's data sources and delegate, with their types.
enum TableMethods {
    static let numberOfSections = dataSource(.numberOfSections, TableToInt.self)
    static let titleForHeader = dataSource(.titleForHeader, SectionToTitle.self)
    static let titleForFooter = dataSource(.titleForFooter, SectionToTitle.self)
    static let willDisplayCell = delegate(.willDisplayCell, CellNotice.self)
    static let willDisplayHeader = delegate(.willDisplayHeader, ViewNotice.self)
    static let willDisplayFooter = delegate(.willDisplayFooter, ViewNotice.self)
    static let didEndDisplayingCell = delegate(.didEndDisplayingCell, CellNotice.self)
    static let didEndDisplayingHeader = delegate(.didEndDisplayingHeader, ViewNotice.self)
    static let didEndDisplayingFooter = delegate(.didEndDisplayingFooter, ViewNotice.self)
    static let heightForRow = delegate(.heightForRow, RowToPoints.self)
    static let heightForHeader = delegate(.heightForHeader, SectionToPoints.self)
    static let heightForFooter = delegate(.heightForFooter, SectionToPoints.self)
    static let estimatedHeightForRow = delegate(.estimatedHeightForRow, RowToPoints.self)
    static let estimatedHeightForHeader = delegate(.estimatedHeightForHeader, SectionToPoints.self)
    static let estimatedHeightForFooter = delegate(.estimatedHeightForFooter, SectionToPoints.self)
    static let viewForHeader = delegate(.viewForHeader, SectionToView.self)
    static let viewForFooter = delegate(.viewForFooter, SectionToView.self)
    static let accessoryButtonTapped = delegate(.accessoryButtonTapped, RowNotice.self)
    static let shouldHighlight = delegate(.shouldHighlight, RowToBool.self)
    static let didHighlight = delegate(.didHighlight, RowNotice.self)
    static let didUnhighlight = delegate(.didUnhighlight, RowNotice.self)
    static let willSelect = delegate(.willSelect, RowToRow.self)
    static let willDeselect = delegate(.willDeselect, RowToRow.self)
    static let didSelect = delegate(.didSelect, RowNotice.self)
    static let didDeselect = delegate(.didDeselect, RowNotice.self)
    static let canPerformPrimaryAction = delegate(.canPerformPrimaryAction, RowToBool.self)
    static let performPrimaryAction = delegate(.performPrimaryAction, RowNotice.self)
    static let shouldShowMenu = delegate(.shouldShowMenu, RowToBool.self)
    static let canPerformAction = delegate(.canPerformAction, RowActionToBool.self)
    static let performAction = delegate(.performAction, RowActionNotice.self)
    static let indentationLevel = delegate(.indentationLevel, RowToInt.self)
    static let cancelPrefetching = prefetching(.cancelPrefetching, RowsNotice.self)

    static let all: [any ProtocolRequirement] = [
        numberOfSections, titleForHeader, titleForFooter, willDisplayCell, willDisplayHeader, willDisplayFooter,
        didEndDisplayingCell, didEndDisplayingHeader, didEndDisplayingFooter, heightForRow, heightForHeader,
        heightForFooter, estimatedHeightForRow, estimatedHeightForHeader, estimatedHeightForFooter, viewForHeader,
        viewForFooter, accessoryButtonTapped, shouldHighlight, didHighlight, didUnhighlight, willSelect, willDeselect,
        didSelect, didDeselect, canPerformPrimaryAction, performPrimaryAction, shouldShowMenu,
        canPerformAction, performAction, indentationLevel, cancelPrefetching,
    ]

    private static func dataSource<Call>(
        _ method: DelegateMethod, _ call: Call.Type
    ) -> OptionalMethod<any UITableViewDataSource, Call> {
        OptionalMethod(method.selector, method.name) { $0 is any UITableViewDataSource.Type }
    }

    private static func delegate<Call>(
        _ method: DelegateMethod, _ call: Call.Type
    ) -> OptionalMethod<any UITableViewDelegate, Call> {
        OptionalMethod(method.selector, method.name) { $0 is any UITableViewDelegate.Type }
    }

    private static func prefetching<Call>(
        _ method: DelegateMethod, _ call: Call.Type
    ) -> OptionalMethod<any UITableViewDataSourcePrefetching, Call> {
        OptionalMethod(method.selector, method.name) { $0 is any UITableViewDataSourcePrefetching.Type }
    }
}
