/// Every method that a table view calls on its data source or delegate.
///
/// In the order in which UITableViewController's body declares them: the raw value is a method's place in that run of
/// its vtable (``ControllerOverrides``).
enum DelegateMethod: Int, CaseIterable {
    // Data source
    case numberOfRows, cellForRow, numberOfSections, titleForHeader, titleForFooter
    // Delegate
    case willDisplayCell, willDisplayHeader, willDisplayFooter
    case didEndDisplayingCell, didEndDisplayingHeader, didEndDisplayingFooter
    case heightForRow, heightForHeader, heightForFooter
    case estimatedHeightForRow, estimatedHeightForHeader, estimatedHeightForFooter
    case viewForHeader, viewForFooter
    case accessoryButtonTapped
    case shouldHighlight, didHighlight, didUnhighlight
    case willSelect, willDeselect, didSelect, didDeselect
    case canPerformPrimaryAction, performPrimaryAction
    case shouldShowMenu, canPerformAction, performAction
    case indentationLevel
    // Prefetch data source: a controller need not be one
    case cancelPrefetching

    /// Those in UITableViewController's body.
    static let ofControllers = allCases.filter { $0.rawValue <= DelegateMethod.indentationLevel.rawValue }

    var belongsToDataSource: Bool { rawValue <= DelegateMethod.titleForFooter.rawValue }

    /// The Swift name.
    var name: String {
        switch self {
        case .numberOfRows: "tableView(_:numberOfRowsInSection:)"
        case .cellForRow: "tableView(_:cellForRowAt:)"
        case .numberOfSections: "numberOfSections(in:)"
        case .titleForHeader: "tableView(_:titleForHeaderInSection:)"
        case .titleForFooter: "tableView(_:titleForFooterInSection:)"
        case .willDisplayCell: "tableView(_:willDisplay:forRowAt:)"
        case .willDisplayHeader: "tableView(_:willDisplayHeaderView:forSection:)"
        case .willDisplayFooter: "tableView(_:willDisplayFooterView:forSection:)"
        case .didEndDisplayingCell: "tableView(_:didEndDisplaying:forRowAt:)"
        case .didEndDisplayingHeader: "tableView(_:didEndDisplayingHeaderView:forSection:)"
        case .didEndDisplayingFooter: "tableView(_:didEndDisplayingFooterView:forSection:)"
        case .heightForRow: "tableView(_:heightForRowAt:)"
        case .heightForHeader: "tableView(_:heightForHeaderInSection:)"
        case .heightForFooter: "tableView(_:heightForFooterInSection:)"
        case .estimatedHeightForRow: "tableView(_:estimatedHeightForRowAt:)"
        case .estimatedHeightForHeader: "tableView(_:estimatedHeightForHeaderInSection:)"
        case .estimatedHeightForFooter: "tableView(_:estimatedHeightForFooterInSection:)"
        case .viewForHeader: "tableView(_:viewForHeaderInSection:)"
        case .viewForFooter: "tableView(_:viewForFooterInSection:)"
        case .accessoryButtonTapped: "tableView(_:accessoryButtonTappedForRowWith:)"
        case .shouldHighlight: "tableView(_:shouldHighlightRowAt:)"
        case .didHighlight: "tableView(_:didHighlightRowAt:)"
        case .didUnhighlight: "tableView(_:didUnhighlightRowAt:)"
        case .willSelect: "tableView(_:willSelectRowAt:)"
        case .willDeselect: "tableView(_:willDeselectRowAt:)"
        case .didSelect: "tableView(_:didSelectRowAt:)"
        case .didDeselect: "tableView(_:didDeselectRowAt:)"
        case .canPerformPrimaryAction: "tableView(_:canPerformPrimaryActionForRowAt:)"
        case .performPrimaryAction: "tableView(_:performPrimaryActionForRowAt:)"
        case .shouldShowMenu: "tableView(_:shouldShowMenuForRowAt:)"
        case .canPerformAction: "tableView(_:canPerformAction:forRowAt:withSender:)"
        case .performAction: "tableView(_:performAction:forRowAt:withSender:)"
        case .indentationLevel: "tableView(_:indentationLevelForRowAt:)"
        case .cancelPrefetching: "tableView(_:cancelPrefetchingForRowsAt:)"
        }
    }

    /// Objective-C's name.
    var selector: String {
        switch self {
        case .numberOfRows: "tableView:numberOfRowsInSection:"
        case .cellForRow: "tableView:cellForRowAtIndexPath:"
        case .numberOfSections: "numberOfSectionsInTableView:"
        case .titleForHeader: "tableView:titleForHeaderInSection:"
        case .titleForFooter: "tableView:titleForFooterInSection:"
        case .willDisplayCell: "tableView:willDisplayCell:forRowAtIndexPath:"
        case .willDisplayHeader: "tableView:willDisplayHeaderView:forSection:"
        case .willDisplayFooter: "tableView:willDisplayFooterView:forSection:"
        case .didEndDisplayingCell: "tableView:didEndDisplayingCell:forRowAtIndexPath:"
        case .didEndDisplayingHeader: "tableView:didEndDisplayingHeaderView:forSection:"
        case .didEndDisplayingFooter: "tableView:didEndDisplayingFooterView:forSection:"
        case .heightForRow: "tableView:heightForRowAtIndexPath:"
        case .heightForHeader: "tableView:heightForHeaderInSection:"
        case .heightForFooter: "tableView:heightForFooterInSection:"
        case .estimatedHeightForRow: "tableView:estimatedHeightForRowAtIndexPath:"
        case .estimatedHeightForHeader: "tableView:estimatedHeightForHeaderInSection:"
        case .estimatedHeightForFooter: "tableView:estimatedHeightForFooterInSection:"
        case .viewForHeader: "tableView:viewForHeaderInSection:"
        case .viewForFooter: "tableView:viewForFooterInSection:"
        case .accessoryButtonTapped: "tableView:accessoryButtonTappedForRowWithIndexPath:"
        case .shouldHighlight: "tableView:shouldHighlightRowAtIndexPath:"
        case .didHighlight: "tableView:didHighlightRowAtIndexPath:"
        case .didUnhighlight: "tableView:didUnhighlightRowAtIndexPath:"
        case .willSelect: "tableView:willSelectRowAtIndexPath:"
        case .willDeselect: "tableView:willDeselectRowAtIndexPath:"
        case .didSelect: "tableView:didSelectRowAtIndexPath:"
        case .didDeselect: "tableView:didDeselectRowAtIndexPath:"
        case .canPerformPrimaryAction: "tableView:canPerformPrimaryActionForRowAtIndexPath:"
        case .performPrimaryAction: "tableView:performPrimaryActionForRowAtIndexPath:"
        case .shouldShowMenu: "tableView:shouldShowMenuForRowAtIndexPath:"
        case .canPerformAction: "tableView:canPerformAction:forRowAtIndexPath:withSender:"
        case .performAction: "tableView:performAction:forRowAtIndexPath:withSender:"
        case .indentationLevel: "tableView:indentationLevelForRowAtIndexPath:"
        case .cancelPrefetching: "tableView:cancelPrefetchingForRowsAtIndexPaths:"
        }
    }

    /// Whether its implementation may insert, delete, move and reload. Questions for counts, heights and views are asked in the
    /// middle of something.
    var allowsUpdates: Bool {
        switch self {
        case .numberOfRows, .numberOfSections, .titleForHeader, .titleForFooter, .heightForRow, .heightForHeader,
            .heightForFooter, .estimatedHeightForRow, .estimatedHeightForHeader, .estimatedHeightForFooter,
            .viewForHeader, .viewForFooter, .indentationLevel:
            false
        default: true
        }
    }
}

extension DelegateMethod: CalledMethod {
    static func areReadFromClass(of object: AnyObject) -> Bool {
        object is UITableViewController && ControllerOverrides.areKnown
    }

    var bit: Int { rawValue }
    var isOfControllers: Bool { self != .cancelPrefetching }
    func isOverridden(in type: AnyClass) -> Bool { ControllerOverrides.contain(self, in: type) }
}
