import Synchronization

// Sound: constants, and the number is atomic; only an open class cannot say so unchecked.
/// The markers of a list's items. A paragraph's style has the lists that it is in; the markers themselves are characters
/// of the text. HTML is read and written with lists.
open class NSTextList: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// How the markers of a list are written.
    public struct Options: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        /// Creates a set from UIKit's bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The markers of the lists around this one are put before its own.
        public static let prependEnclosingMarker = Options(rawValue: 1)
    }

    /// The text in front of items, with the kind of the marker in braces.
    open var markerFormat: MarkerFormat { format }
    /// Whether the markers of outer lists are put before those of this one.
    open var listOptions: Options { options }
    /// The number of the first item; 0 or less for 1. The default is 1.
    open var startingItemNumber: Int {
        get { firstNumber.load(ordering: .relaxed) }
        set { firstNumber.store(newValue, ordering: .relaxed) }
    }
    private let format: MarkerFormat
    private let options: Options
    private let firstNumber: Atomic<Int>

    /// Creates a list. A starting number of 0 or less stands for 1.
    public init(markerFormat: MarkerFormat, options: Options = [], startingItemNumber: Int) {
        format = markerFormat
        self.options = options
        firstNumber = Atomic(startingItemNumber)
    }

    /// Creates a list whose items are counted from 1. The options are the raw value of ``Options``.
    public convenience init(markerFormat: MarkerFormat, options: Int) {
        self.init(
            markerFormat: markerFormat, options: Options(rawValue: UInt(max(0, options))), startingItemNumber: 1)
    }

    /// Whether the markers are numbers or letters.
    open var isOrdered: Bool { style?.isOrdered ?? false }

    /// Returns the text in front of an item. Numbers below 1 count as 1.
    open func marker(forItemNumber itemNumber: Int) -> String {
        guard let style, let name else { return markerFormat.rawValue }
        return markerFormat.rawValue.replacingOccurrences(of: "{\(name)}", with: style.text(max(1, itemNumber)))
    }

    /// The word in braces.
    private var name: String? {
        let format = markerFormat.rawValue
        guard let open = format.firstIndex(of: "{"), let close = format[open...].firstIndex(of: "}") else { return nil }
        return String(format[format.index(after: open)..<close])
    }

    private var style: ListMarkerStyle? { name.flatMap { ListMarkerStyle(rawValue: $0) } }

    open func copy(with zone: NSZone? = nil) -> Any {
        NSTextList(markerFormat: markerFormat, options: listOptions, startingItemNumber: startingItemNumber)
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSTextList else { return false }
        return markerFormat == other.markerFormat && listOptions == other.listOptions
            && startingItemNumber == other.startingItemNumber
    }

    open override var hash: Int { markerFormat.hashValue }

    /// Always true: a list can be read from archives that require secure coding.
    public static var supportsSecureCoding: Bool { true }

    public required init?(coder: NSCoder) {
        guard let format = coder.decodeObject(of: NSString.self, forKey: "NSMarkerFormat") else { return nil }
        self.format = MarkerFormat(String(describing: format))
        options = Options(rawValue: UInt(max(0, coder.decodeInteger(forKey: "NSOptions"))))
        firstNumber = Atomic(coder.decodeInteger(forKey: "NSStartingItemNumber"))
    }

    open func encode(with coder: NSCoder) {
        coder.encode(NSString(string: markerFormat.rawValue), forKey: "NSMarkerFormat")
        coder.encode(Int(listOptions.rawValue), forKey: "NSOptions")
        coder.encode(startingItemNumber, forKey: "NSStartingItemNumber")
    }
}

extension NSTextList {
    /// The text in front of items, with the kind of the marker in braces: "({decimal})".
    public struct MarkerFormat: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Creates a format. Without a known kind in braces the text itself is in front of every item.
        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }

        /// An empty square: U+25A1.
        public static let box = MarkerFormat("{box}")
        /// A check mark: U+2713.
        public static let check = MarkerFormat("{check}")
        /// An empty circle: U+25E6.
        public static let circle = MarkerFormat("{circle}")
        /// A filled diamond: U+25C6.
        public static let diamond = MarkerFormat("{diamond}")
        /// A bullet: U+2022.
        public static let disc = MarkerFormat("{disc}")
        /// A hyphen: U+2043.
        public static let hyphen = MarkerFormat("{hyphen}")
        /// A filled square: U+25AA.
        public static let square = MarkerFormat("{square}")
        /// Hexadecimal numbers with small letters.
        public static let lowercaseHexadecimal = MarkerFormat("{lower-hexadecimal}")
        /// Hexadecimal numbers with capitals.
        public static let uppercaseHexadecimal = MarkerFormat("{upper-hexadecimal}")
        /// Octal numbers.
        public static let octal = MarkerFormat("{octal}")
        /// a to z, then aa, ab and so on.
        public static let lowercaseAlpha = MarkerFormat("{lower-alpha}")
        /// A to Z, then AA, AB and so on.
        public static let uppercaseAlpha = MarkerFormat("{upper-alpha}")
        /// The same markers as ``lowercaseAlpha``.
        public static let lowercaseLatin = MarkerFormat("{lower-latin}")
        /// The same markers as ``uppercaseAlpha``.
        public static let uppercaseLatin = MarkerFormat("{upper-latin}")
        /// Roman numbers in small letters.
        public static let lowercaseRoman = MarkerFormat("{lower-roman}")
        /// Roman numbers in capitals.
        public static let uppercaseRoman = MarkerFormat("{upper-roman}")
        /// Decimal numbers.
        public static let decimal = MarkerFormat("{decimal}")
    }
}
