import Foundation

extension SystemMetrics {
    /// iOS 13 to 18.
    package static let classic = SystemMetrics(
        margins: .phone, rows: .classic, cells: .classic, focusRings: .classic, separators: .classic,
        headers: .classic, accessories: .classic, editing: .classic, insetGroups: .classic, rowActions: .classic,
        bars: .classic,
        scrollIndicators: .classic,
        switches: .classic, tabs: .classic, searching: .classic, buttons: .classic, textFields: .classic,
        sliders: .classic, steppers: .classic, segments: .classic, progressBars: .classic, activitySpinner: .classic,
        pageDots: .classic, pickers: .classic, menus: .classic, commandList: .classic,
        editMenus: .classic, sheets: .classic,
        popovers: .classic, alerts: .classic, actionSheets: .classic, listContents: .classic,
        colors: .classic)

    /// iOS 26.1 and 26.2 on a device.
    package static let ios26 = SystemMetrics(
        margins: .phone, rows: .ios26, cells: .ios26, focusRings: .classic, separators: .ios26,
        headers: .ios26, accessories: .ios26, editing: .classic, insetGroups: .ios26, rowActions: .classic,
        bars: .ios26,
        scrollIndicators: .classic,
        switches: .ios26, tabs: .classic, searching: .classic, buttons: .classic, textFields: .classic,
        sliders: .classic, steppers: .classic, segments: .classic, progressBars: .classic, activitySpinner: .classic,
        pageDots: .classic, pickers: .classic, menus: .classic, commandList: .classic,
        editMenus: .classic, sheets: .classic,
        popovers: .classic, alerts: .classic, actionSheets: .classic, listContents: .ios26,
        colors: .ios26)

    /// iOS 26 under Mac Catalyst, compact width.
    package static let catalyst26 = SystemMetrics(
        margins: .catalyst26, rows: .catalyst26, cells: .catalyst26, focusRings: .classic, separators: .catalyst26,
        headers: .catalyst26, accessories: .catalyst26, editing: .classic, insetGroups: .catalyst26,
        rowActions: .classic, bars: .catalyst26,
        scrollIndicators: .classic,
        switches: .ios26, tabs: .classic, searching: .classic, buttons: .classic, textFields: .classic,
        sliders: .classic, steppers: .classic, segments: .classic, progressBars: .classic, activitySpinner: .classic,
        pageDots: .classic, pickers: .classic, menus: .classic, commandList: .classic,
        editMenus: .classic, sheets: .classic,
        popovers: .classic, alerts: .classic, actionSheets: .classic, listContents: .catalyst26,
        colors: .catalyst26)
}
