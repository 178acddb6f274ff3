import Foundation

/// Every number of the system look, in one value per look.
///
/// Views read ``current`` when they measure, lay out or paint and keep no copies, so that a look chosen before the
/// first layout holds everywhere. Where nothing else is known of a look, it has the numbers of `.classic`. Each number
/// names its source beside it; `unverified` marks those without one.
/// "measured" means read off a real rendering of the named system; "dump" a printed view tree.
package final class SystemMetrics: Sendable {
    package let margins: Margins
    package let rows: Rows
    package let cells: Cells
    package let focusRings: FocusRings
    package let separators: Separators
    package let headers: Headers
    package let accessories: Accessories
    package let editing: Editing
    package let insetGroups: InsetGroups
    package let rowActions: RowActions
    package let bars: Bars
    package let scrollIndicators: ScrollIndicators
    package let switches: Switches
    package let tabs: Tabs
    package let searching: Searching
    package let buttons: Buttons
    package let textFields: TextFields
    package let sliders: Sliders
    package let steppers: Steppers
    package let segments: Segments
    package let progressBars: ProgressBars
    package let activitySpinner: ActivitySpinner
    package let pageDots: PageDots
    package let pickers: Pickers
    package let menus: Menus
    package let commandList: CommandList
    package let editMenus: EditMenus
    package let sheets: Sheets
    package let popovers: Popovers
    package let alerts: Alerts
    package let actionSheets: ActionSheets
    package let colors: Colors
    package let listContents: ListContents
    package let sectionIndex = SectionIndexBars.classic
    package let refreshControls = RefreshControls.classic
    package let reordering = Reordering.classic
    package let splits = Splits.classic
    package let dragging = Dragging.classic
    package let toolTips = ToolTips.classic
    package let unavailableContents = UnavailableContents.classic

    init(
        margins: Margins, rows: Rows, cells: Cells, focusRings: FocusRings, separators: Separators, headers: Headers,
        accessories: Accessories, editing: Editing, insetGroups: InsetGroups, rowActions: RowActions, bars: Bars,
        scrollIndicators: ScrollIndicators,
        switches: Switches, tabs: Tabs, searching: Searching, buttons: Buttons, textFields: TextFields,
        sliders: Sliders, steppers: Steppers, segments: Segments, progressBars: ProgressBars,
        activitySpinner: ActivitySpinner, pageDots: PageDots, pickers: Pickers, menus: Menus, commandList: CommandList,
        editMenus: EditMenus,
        sheets: Sheets, popovers: Popovers, alerts: Alerts, actionSheets: ActionSheets, listContents: ListContents,
        colors: Colors
    ) {
        self.margins = margins
        self.rows = rows
        self.cells = cells
        self.focusRings = focusRings
        self.separators = separators
        self.headers = headers
        self.accessories = accessories
        self.editing = editing
        self.insetGroups = insetGroups
        self.rowActions = rowActions
        self.bars = bars
        self.scrollIndicators = scrollIndicators
        self.switches = switches
        self.tabs = tabs
        self.searching = searching
        self.buttons = buttons
        self.textFields = textFields
        self.sliders = sliders
        self.steppers = steppers
        self.segments = segments
        self.progressBars = progressBars
        self.activitySpinner = activitySpinner
        self.pageDots = pageDots
        self.pickers = pickers
        self.menus = menus
        self.commandList = commandList
        self.editMenus = editMenus
        self.sheets = sheets
        self.popovers = popovers
        self.alerts = alerts
        self.actionSheets = actionSheets
        self.listContents = listContents
        self.colors = colors
    }

    /// The numbers of the look chosen for this process: see ``Trestle/look``.
    package static var current: SystemMetrics {
        metrics(for: Trestle.look)
    }

    package static func metrics(for look: Trestle.Look) -> SystemMetrics {
        switch look {
        case .classic: classic
        case .ios26: ios26
        case .catalyst26: catalyst26
        }
    }
}

extension SystemMetrics {
    /// A length that the system rounds differently at each pixel density.
    package struct ScaledLength: Sendable, Equatable {
        package var at1x: CGFloat
        package var at2x: CGFloat
        package var at3x: CGFloat

        package init(_ at1x: CGFloat, _ at2x: CGFloat, _ at3x: CGFloat) {
            self.at1x = at1x
            self.at2x = at2x
            self.at3x = at3x
        }

        package func callAsFunction(scale: CGFloat) -> CGFloat {
            if scale >= 2.5 { return at3x }
            return scale >= 1.5 ? at2x : at1x
        }
    }

    /// The smallest multiple of a device pixel that is not below `length`.
    package static func roundUp(_ length: CGFloat, scale: CGFloat) -> CGFloat {
        // The tolerance keeps lengths that are whole pixels but for binary rounding from growing by one.
        (length * scale - 1e-4).rounded(.up) / scale
    }

    package static func roundDown(_ length: CGFloat, scale: CGFloat) -> CGFloat {
        (length * scale + 1e-4).rounded(.down) / scale
    }

    package static func round(_ length: CGFloat, scale: CGFloat) -> CGFloat {
        (length * scale).rounded() / scale
    }
}
