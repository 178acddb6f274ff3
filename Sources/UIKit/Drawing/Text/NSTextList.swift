import Synchronization

// Sound: constants, and the number is atomic; only an open class cannot say so unchecked.
/// The markers of a list's items. A paragraph's style has the lists that it is in; the markers themselves are characters
/// of the text. HTML is read and written with lists.
open class NSTextList: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// How the markers of a list are written.
    public struct Options: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The markers of the lists around this one are put before its own.
        public static let prependEnclosingMarker = Options(rawValue: 1)
    }

    open var markerFormat: MarkerFormat { format }
    open var listOptions: Options { options }
    /// The number of the first item; 0 or less for 1. The default is 1.
    open var startingItemNumber: Int {
        get { firstNumber.load(ordering: .relaxed) }
        set { firstNumber.store(newValue, ordering: .relaxed) }
    }
    private let format: MarkerFormat
    private let options: Options
    private let firstNumber: Atomic<Int>

    public init(markerFormat: MarkerFormat, options: Options = [], startingItemNumber: Int) {
        format = markerFormat
        self.options = options
        firstNumber = Atomic(startingItemNumber)
    }

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

        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }

        public static let box = MarkerFormat("{box}")
        public static let check = MarkerFormat("{check}")
        public static let circle = MarkerFormat("{circle}")
        public static let diamond = MarkerFormat("{diamond}")
        public static let disc = MarkerFormat("{disc}")
        public static let hyphen = MarkerFormat("{hyphen}")
        public static let square = MarkerFormat("{square}")
        public static let lowercaseHexadecimal = MarkerFormat("{lower-hexadecimal}")
        public static let uppercaseHexadecimal = MarkerFormat("{upper-hexadecimal}")
        public static let octal = MarkerFormat("{octal}")
        public static let lowercaseAlpha = MarkerFormat("{lower-alpha}")
        public static let uppercaseAlpha = MarkerFormat("{upper-alpha}")
        public static let lowercaseLatin = MarkerFormat("{lower-latin}")
        public static let uppercaseLatin = MarkerFormat("{upper-latin}")
        public static let lowercaseRoman = MarkerFormat("{lower-roman}")
        public static let uppercaseRoman = MarkerFormat("{upper-roman}")
        public static let decimal = MarkerFormat("{decimal}")
    }
}
