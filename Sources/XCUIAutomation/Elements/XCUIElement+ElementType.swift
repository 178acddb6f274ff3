extension XCUIElement {
    /// What an element is. The raw values are Apple's.
    public enum ElementType: UInt, Sendable {
        /// Matches elements of every type.
        case any = 0
        /// An element of no other type, such as a plain view.
        case other = 1
        /// The application itself.
        case application = 2
        /// A group. No view of UIKit has this type here.
        case group = 3
        /// A window.
        case window = 4
        /// An action sheet.
        case sheet = 5
        /// A drawer. No view of UIKit has this type here.
        case drawer = 6
        /// An alert.
        case alert = 7
        /// A dialog. No view of UIKit has this type here.
        case dialog = 8
        /// A button, also of a bar or of an alert.
        case button = 9
        /// A radio button. No view of UIKit has this type here.
        case radioButton = 10
        /// A radio group. No view of UIKit has this type here.
        case radioGroup = 11
        /// A check box. No view of UIKit has this type here.
        case checkBox = 12
        /// A disclosure triangle. No view of UIKit has this type here.
        case disclosureTriangle = 13
        /// A pop up button. No view of UIKit has this type here.
        case popUpButton = 14
        /// A combo box. No view of UIKit has this type here.
        case comboBox = 15
        /// A menu button. No view of UIKit has this type here.
        case menuButton = 16
        /// A toolbar button. No view of UIKit has this type here.
        case toolbarButton = 17
        /// A popover. No view of UIKit has this type here.
        case popover = 18
        /// The keyboard, while a text is edited.
        case keyboard = 19
        /// A key of the keyboard.
        case key = 20
        /// A navigation bar.
        case navigationBar = 21
        /// A tab bar.
        case tabBar = 22
        /// A tab group. No view of UIKit has this type here.
        case tabGroup = 23
        /// A toolbar.
        case toolbar = 24
        /// A status bar. No view of UIKit has this type here.
        case statusBar = 25
        /// A table.
        case table = 26
        /// A table row. No view of UIKit has this type here.
        case tableRow = 27
        /// A table column. No view of UIKit has this type here.
        case tableColumn = 28
        /// An outline. No view of UIKit has this type here.
        case outline = 29
        /// An outline row. No view of UIKit has this type here.
        case outlineRow = 30
        /// A browser. No view of UIKit has this type here.
        case browser = 31
        /// A collection view.
        case collectionView = 32
        /// A slider.
        case slider = 33
        /// A page indicator.
        case pageIndicator = 34
        /// A progress indicator.
        case progressIndicator = 35
        /// An activity indicator.
        case activityIndicator = 36
        /// A segmented control.
        case segmentedControl = 37
        /// A picker.
        case picker = 38
        /// A picker wheel.
        case pickerWheel = 39
        /// A switch.
        case `switch` = 40
        /// A toggle. No view of UIKit has this type here.
        case toggle = 41
        /// An element with the trait of a link.
        case link = 42
        /// A view with an image.
        case image = 43
        /// An icon. No view of UIKit has this type here.
        case icon = 44
        /// The text field of a search bar.
        case searchField = 45
        /// A scroll view.
        case scrollView = 46
        /// A scroll bar. No view of UIKit has this type here.
        case scrollBar = 47
        /// A label.
        case staticText = 48
        /// A text field.
        case textField = 49
        /// A secure text field.
        case secureTextField = 50
        /// A date picker.
        case datePicker = 51
        /// A text view.
        case textView = 52
        /// A menu. No view of UIKit has this type here.
        case menu = 53
        /// An item of an edit menu.
        case menuItem = 54
        /// A menu bar. No view of UIKit has this type here.
        case menuBar = 55
        /// A menu bar item. No view of UIKit has this type here.
        case menuBarItem = 56
        /// A map view.
        case map = 57
        /// A web view.
        case webView = 58
        /// An increment arrow. No view of UIKit has this type here.
        case incrementArrow = 59
        /// A decrement arrow. No view of UIKit has this type here.
        case decrementArrow = 60
        /// A timeline. No view of UIKit has this type here.
        case timeline = 61
        /// A rating indicator. No view of UIKit has this type here.
        case ratingIndicator = 62
        /// A value indicator. No view of UIKit has this type here.
        case valueIndicator = 63
        /// A split group. No view of UIKit has this type here.
        case splitGroup = 64
        /// A splitter. No view of UIKit has this type here.
        case splitter = 65
        /// A relevance indicator. No view of UIKit has this type here.
        case relevanceIndicator = 66
        /// A color well.
        case colorWell = 67
        /// A help tag. No view of UIKit has this type here.
        case helpTag = 68
        /// A matte. No view of UIKit has this type here.
        case matte = 69
        /// A dock item. No view of UIKit has this type here.
        case dockItem = 70
        /// A ruler. No view of UIKit has this type here.
        case ruler = 71
        /// A ruler marker. No view of UIKit has this type here.
        case rulerMarker = 72
        /// A grid. No view of UIKit has this type here.
        case grid = 73
        /// A level indicator. No view of UIKit has this type here.
        case levelIndicator = 74
        /// A cell of a table or a collection view.
        case cell = 75
        /// A layout area. No view of UIKit has this type here.
        case layoutArea = 76
        /// A layout item. No view of UIKit has this type here.
        case layoutItem = 77
        /// A handle. No view of UIKit has this type here.
        case handle = 78
        /// A stepper.
        case stepper = 79
        /// A tab. No view of UIKit has this type here.
        case tab = 80
        /// A touch bar. No view of UIKit has this type here.
        case touchBar = 81
        /// A status item. No view of UIKit has this type here.
        case statusItem = 82

        /// The name in descriptions: `NavigationBar`.
        var name: String {
            let text = String(describing: self)
            return text.prefix(1).uppercased() + text.dropFirst()
        }
    }

    /// The size class of an element's window in one direction. The raw values are those of `UIUserInterfaceSizeClass`.
    public enum SizeClass: Int, Sendable {
        /// Not known.
        case unspecified = 0
        /// A window with little room.
        case compact = 1
        /// A window with much room.
        case regular = 2
    }

    /// The names of attributes in the dictionary of a snapshot.
    public struct AttributeName: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// What the element is, as the raw value of its type.
        public static let elementType = Self(rawValue: "elementType")
        /// The identifier attribute.
        public static let identifier = Self(rawValue: "identifier")
        /// The label attribute.
        public static let label = Self(rawValue: "label")
        /// The title attribute.
        public static let title = Self(rawValue: "title")
        /// The value attribute.
        public static let value = Self(rawValue: "value")
        /// The placeholder value attribute.
        public static let placeholderValue = Self(rawValue: "placeholderValue")
        /// The frame attribute.
        public static let frame = Self(rawValue: "frame")
        /// The enabled attribute.
        public static let enabled = Self(rawValue: "enabled")
        /// The selected attribute.
        public static let selected = Self(rawValue: "selected")
        /// The has focus attribute.
        public static let hasFocus = Self(rawValue: "hasFocus")
        /// The horizontal size class attribute.
        public static let horizontalSizeClass = Self(rawValue: "horizontalSizeClass")
        /// The vertical size class attribute.
        public static let verticalSizeClass = Self(rawValue: "verticalSizeClass")
        /// The elements right inside, as dictionaries.
        public static let children = Self(rawValue: "children")
    }
}
