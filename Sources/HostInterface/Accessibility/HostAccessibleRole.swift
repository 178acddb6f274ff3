/// What kind of element an assistive technology announces. The names are those of AT-SPI and ARIA.
package enum HostAccessibleRole: Hashable, Sendable, CaseIterable {
    // Windows.
    case window, dialog, alert
    // Containers.
    case panel, grouping, scrollPane, splitPane, toolBar, navigationBar, pageTabList, pageTab, landmark
    // Lists. A list box is a control whose rows are chosen; a list is read.
    case list, listItem, listBox, listBoxItem, tree, treeItem, table, tableRow, tableCell, tableColumnHeader,
        tableRowHeader
    // Menus.
    case menuBar, menu, menuItem, checkMenuItem, radioMenuItem, popupMenu
    // Controls.
    case button, toggleButton, checkBox, radioButton, comboBox, link, slider, spinButton, scrollBar, progressBar,
        statusBar, separator, switchControl
    // Text.
    case label, heading, paragraph, entry, passwordText, searchField, text, document, dateEditor
    // Pictures.
    case image, icon, animation, chart, canvas
    // The rest.
    case toolTip, notification, video, unknown
}
