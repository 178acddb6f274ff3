/// What has queries for the elements inside it: elements, and queries, which look inside of all that they match.
@preconcurrency @MainActor
public protocol XCUIElementTypeQueryProvider {
    /// The elements of a type inside of the receiver, at any depth.
    func descendants(matching type: XCUIElement.ElementType) -> XCUIElementQuery
    /// The first match of a query; an element itself. It is found without looking for others.
    var firstMatch: XCUIElement { get }
}

extension XCUIElementTypeQueryProvider {
    /// The touch bars inside of the receiver.
    public var touchBars: XCUIElementQuery { descendants(matching: .touchBar) }
    /// The groups inside of the receiver.
    public var groups: XCUIElementQuery { descendants(matching: .group) }
    /// The windows inside of the receiver.
    public var windows: XCUIElementQuery { descendants(matching: .window) }
    /// The sheets inside of the receiver.
    public var sheets: XCUIElementQuery { descendants(matching: .sheet) }
    /// The drawers inside of the receiver.
    public var drawers: XCUIElementQuery { descendants(matching: .drawer) }
    /// The alerts inside of the receiver.
    public var alerts: XCUIElementQuery { descendants(matching: .alert) }
    /// The dialogs inside of the receiver.
    public var dialogs: XCUIElementQuery { descendants(matching: .dialog) }
    /// The buttons inside of the receiver.
    public var buttons: XCUIElementQuery { descendants(matching: .button) }
    /// The radio buttons inside of the receiver.
    public var radioButtons: XCUIElementQuery { descendants(matching: .radioButton) }
    /// The radio groups inside of the receiver.
    public var radioGroups: XCUIElementQuery { descendants(matching: .radioGroup) }
    /// The check boxes inside of the receiver.
    public var checkBoxes: XCUIElementQuery { descendants(matching: .checkBox) }
    /// The disclosure triangles inside of the receiver.
    public var disclosureTriangles: XCUIElementQuery { descendants(matching: .disclosureTriangle) }
    /// The pop up buttons inside of the receiver.
    public var popUpButtons: XCUIElementQuery { descendants(matching: .popUpButton) }
    /// The combo boxes inside of the receiver.
    public var comboBoxes: XCUIElementQuery { descendants(matching: .comboBox) }
    /// The menu buttons inside of the receiver.
    public var menuButtons: XCUIElementQuery { descendants(matching: .menuButton) }
    /// The toolbar buttons inside of the receiver.
    public var toolbarButtons: XCUIElementQuery { descendants(matching: .toolbarButton) }
    /// The popovers inside of the receiver.
    public var popovers: XCUIElementQuery { descendants(matching: .popover) }
    /// The keyboards inside of the receiver.
    public var keyboards: XCUIElementQuery { descendants(matching: .keyboard) }
    /// The keys inside of the receiver.
    public var keys: XCUIElementQuery { descendants(matching: .key) }
    /// The navigation bars inside of the receiver.
    public var navigationBars: XCUIElementQuery { descendants(matching: .navigationBar) }
    /// The tab bars inside of the receiver.
    public var tabBars: XCUIElementQuery { descendants(matching: .tabBar) }
    /// The tab groups inside of the receiver.
    public var tabGroups: XCUIElementQuery { descendants(matching: .tabGroup) }
    /// The toolbars inside of the receiver.
    public var toolbars: XCUIElementQuery { descendants(matching: .toolbar) }
    /// The status bars inside of the receiver.
    public var statusBars: XCUIElementQuery { descendants(matching: .statusBar) }
    /// The tables inside of the receiver.
    public var tables: XCUIElementQuery { descendants(matching: .table) }
    /// The table rows inside of the receiver.
    public var tableRows: XCUIElementQuery { descendants(matching: .tableRow) }
    /// The table columns inside of the receiver.
    public var tableColumns: XCUIElementQuery { descendants(matching: .tableColumn) }
    /// The outlines inside of the receiver.
    public var outlines: XCUIElementQuery { descendants(matching: .outline) }
    /// The outline rows inside of the receiver.
    public var outlineRows: XCUIElementQuery { descendants(matching: .outlineRow) }
    /// The rows inside of the receiver that a disclosed row of an outline shows.
    public var disclosedChildRows: XCUIElementQuery { descendants(matching: .outlineRow) }
    /// The browsers inside of the receiver.
    public var browsers: XCUIElementQuery { descendants(matching: .browser) }
    /// The collection views inside of the receiver.
    public var collectionViews: XCUIElementQuery { descendants(matching: .collectionView) }
    /// The sliders inside of the receiver.
    public var sliders: XCUIElementQuery { descendants(matching: .slider) }
    /// The page indicators inside of the receiver.
    public var pageIndicators: XCUIElementQuery { descendants(matching: .pageIndicator) }
    /// The progress indicators inside of the receiver.
    public var progressIndicators: XCUIElementQuery { descendants(matching: .progressIndicator) }
    /// The activity indicators inside of the receiver.
    public var activityIndicators: XCUIElementQuery { descendants(matching: .activityIndicator) }
    /// The segmented controls inside of the receiver.
    public var segmentedControls: XCUIElementQuery { descendants(matching: .segmentedControl) }
    /// The pickers inside of the receiver.
    public var pickers: XCUIElementQuery { descendants(matching: .picker) }
    /// The picker wheels inside of the receiver.
    public var pickerWheels: XCUIElementQuery { descendants(matching: .pickerWheel) }
    /// The switches inside of the receiver.
    public var switches: XCUIElementQuery { descendants(matching: .switch) }
    /// The toggles inside of the receiver.
    public var toggles: XCUIElementQuery { descendants(matching: .toggle) }
    /// The links inside of the receiver.
    public var links: XCUIElementQuery { descendants(matching: .link) }
    /// The images inside of the receiver.
    public var images: XCUIElementQuery { descendants(matching: .image) }
    /// The icons inside of the receiver.
    public var icons: XCUIElementQuery { descendants(matching: .icon) }
    /// The search fields inside of the receiver.
    public var searchFields: XCUIElementQuery { descendants(matching: .searchField) }
    /// The scroll views inside of the receiver.
    public var scrollViews: XCUIElementQuery { descendants(matching: .scrollView) }
    /// The scroll bars inside of the receiver.
    public var scrollBars: XCUIElementQuery { descendants(matching: .scrollBar) }
    /// The static texts inside of the receiver.
    public var staticTexts: XCUIElementQuery { descendants(matching: .staticText) }
    /// The text fields inside of the receiver.
    public var textFields: XCUIElementQuery { descendants(matching: .textField) }
    /// The secure text fields inside of the receiver.
    public var secureTextFields: XCUIElementQuery { descendants(matching: .secureTextField) }
    /// The date pickers inside of the receiver.
    public var datePickers: XCUIElementQuery { descendants(matching: .datePicker) }
    /// The text views inside of the receiver.
    public var textViews: XCUIElementQuery { descendants(matching: .textView) }
    /// The menus inside of the receiver.
    public var menus: XCUIElementQuery { descendants(matching: .menu) }
    /// The menu items inside of the receiver.
    public var menuItems: XCUIElementQuery { descendants(matching: .menuItem) }
    /// The menu bars inside of the receiver.
    public var menuBars: XCUIElementQuery { descendants(matching: .menuBar) }
    /// The menu bar items inside of the receiver.
    public var menuBarItems: XCUIElementQuery { descendants(matching: .menuBarItem) }
    /// The maps inside of the receiver.
    public var maps: XCUIElementQuery { descendants(matching: .map) }
    /// The web views inside of the receiver.
    public var webViews: XCUIElementQuery { descendants(matching: .webView) }
    /// The steppers inside of the receiver.
    public var steppers: XCUIElementQuery { descendants(matching: .stepper) }
    /// The increment arrows inside of the receiver.
    public var incrementArrows: XCUIElementQuery { descendants(matching: .incrementArrow) }
    /// The decrement arrows inside of the receiver.
    public var decrementArrows: XCUIElementQuery { descendants(matching: .decrementArrow) }
    /// The tabs inside of the receiver.
    public var tabs: XCUIElementQuery { descendants(matching: .tab) }
    /// The timelines inside of the receiver.
    public var timelines: XCUIElementQuery { descendants(matching: .timeline) }
    /// The rating indicators inside of the receiver.
    public var ratingIndicators: XCUIElementQuery { descendants(matching: .ratingIndicator) }
    /// The value indicators inside of the receiver.
    public var valueIndicators: XCUIElementQuery { descendants(matching: .valueIndicator) }
    /// The split groups inside of the receiver.
    public var splitGroups: XCUIElementQuery { descendants(matching: .splitGroup) }
    /// The splitters inside of the receiver.
    public var splitters: XCUIElementQuery { descendants(matching: .splitter) }
    /// The relevance indicators inside of the receiver.
    public var relevanceIndicators: XCUIElementQuery { descendants(matching: .relevanceIndicator) }
    /// The color wells inside of the receiver.
    public var colorWells: XCUIElementQuery { descendants(matching: .colorWell) }
    /// The help tags inside of the receiver.
    public var helpTags: XCUIElementQuery { descendants(matching: .helpTag) }
    /// The mattes inside of the receiver.
    public var mattes: XCUIElementQuery { descendants(matching: .matte) }
    /// The dock items inside of the receiver.
    public var dockItems: XCUIElementQuery { descendants(matching: .dockItem) }
    /// The rulers inside of the receiver.
    public var rulers: XCUIElementQuery { descendants(matching: .ruler) }
    /// The ruler markers inside of the receiver.
    public var rulerMarkers: XCUIElementQuery { descendants(matching: .rulerMarker) }
    /// The grids inside of the receiver.
    public var grids: XCUIElementQuery { descendants(matching: .grid) }
    /// The level indicators inside of the receiver.
    public var levelIndicators: XCUIElementQuery { descendants(matching: .levelIndicator) }
    /// The cells inside of the receiver.
    public var cells: XCUIElementQuery { descendants(matching: .cell) }
    /// The layout areas inside of the receiver.
    public var layoutAreas: XCUIElementQuery { descendants(matching: .layoutArea) }
    /// The layout items inside of the receiver.
    public var layoutItems: XCUIElementQuery { descendants(matching: .layoutItem) }
    /// The handles inside of the receiver.
    public var handles: XCUIElementQuery { descendants(matching: .handle) }
    /// The elements of no other type inside of the receiver, such as plain views.
    public var otherElements: XCUIElementQuery { descendants(matching: .other) }
    /// The status items inside of the receiver.
    public var statusItems: XCUIElementQuery { descendants(matching: .statusItem) }
}
