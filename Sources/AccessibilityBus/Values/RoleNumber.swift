internal import HostInterface

/// A role as AT-SPI has it.
struct RoleNumber {
    let number: UInt32
    let name: String
    /// ARIA's name of the role, where AT-SPI has none of its own.
    var ariaRole: String?

    static let application = RoleNumber(75, "application")

    private init(_ number: UInt32, _ name: String, aria: String? = nil) {
        (self.number, self.name, ariaRole) = (number, name, aria)
    }

    @MainActor
    init(of node: any HostAccessibleNode) {
        self = node.id == ObjectPath.rootID ? .application : Self(node.toldRole)
    }

    init(_ role: HostAccessibleRole) {
        self =
            switch role {
            case .window: Self(23, "frame")
            case .dialog: Self(16, "dialog")
            case .alert: Self(2, "alert")
            case .panel: Self(39, "panel")
            case .grouping: Self(99, "grouping")
            case .scrollPane: Self(49, "scroll pane")
            case .splitPane: Self(53, "split pane")
            case .toolBar, .navigationBar: Self(63, "tool bar")
            case .pageTabList: Self(38, "page tab list")
            case .pageTab: Self(37, "page tab")
            case .landmark: Self(110, "landmark")
            case .list: Self(31, "list")
            case .listBox: Self(98, "list box")
            case .listItem, .listBoxItem: Self(32, "list item")
            case .tree: Self(65, "tree")
            case .treeItem: Self(91, "tree item")
            case .table: Self(55, "table")
            case .tableRow: Self(90, "table row")
            case .tableCell: Self(56, "table cell")
            case .tableColumnHeader: Self(57, "table column header")
            case .tableRowHeader: Self(58, "table row header")
            case .menuBar: Self(34, "menu bar")
            case .menu: Self(33, "menu")
            case .menuItem: Self(35, "menu item")
            case .checkMenuItem: Self(8, "check menu item")
            case .radioMenuItem: Self(45, "radio menu item")
            case .popupMenu: Self(41, "popup menu")
            case .button: Self(43, "push button")
            case .toggleButton: Self(62, "toggle button")
            // AT-SPI's own role of switches is unknown to the assistive technologies of older distributions.
            case .switchControl: Self(62, "toggle button", aria: "switch")
            case .checkBox: Self(7, "check box")
            case .radioButton: Self(44, "radio button")
            case .comboBox: Self(11, "combo box")
            case .link: Self(88, "link")
            case .slider: Self(51, "slider")
            case .spinButton: Self(52, "spin button")
            case .scrollBar: Self(48, "scroll bar")
            case .progressBar: Self(42, "progress bar")
            case .statusBar: Self(54, "statusbar")
            case .separator: Self(50, "separator")
            case .label: Self(29, "label")
            case .heading: Self(83, "heading")
            case .paragraph: Self(73, "paragraph")
            case .entry: Self(79, "entry")
            case .searchField: Self(79, "entry", aria: "searchbox")
            case .passwordText: Self(40, "password text")
            case .text: Self(61, "text")
            case .document: Self(94, "document text")
            case .dateEditor: Self(12, "date editor")
            case .image: Self(27, "image")
            case .icon: Self(26, "icon")
            case .animation: Self(3, "animation")
            case .chart: Self(80, "chart")
            case .canvas: Self(6, "canvas")
            case .toolTip: Self(64, "tool tip")
            case .notification: Self(101, "notification")
            case .video: Self(107, "video")
            case .unknown: Self(67, "unknown")
            }
    }
}
