// Sound: all stored properties are constants of sendable types; only an open class cannot say so unchecked.
/// The position in a line that a tab character moves to. Immutable.
open class NSTextTab: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    let stop: TextTabs.Stop
    /// The characters that were given for a decimal tab.
    private let terminators: CharacterSet?

    /// `.natural` and `.justified` count as left. The location is in points from the leading edge.
    public init(textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [OptionKey: Any] = [:]) {
        let kind: TextTabs.Alignment =
            switch alignment {
            case .center: .center
            case .right: options[.columnTerminators] == nil ? .right : .decimal
            default: .left
            }
        stop = TextTabs.Stop(alignment: kind, location: loc)
        terminators = options[.columnTerminators] as? CharacterSet
    }

    init(_ stop: TextTabs.Stop) {
        self.stop = stop
        terminators = stop.alignment == .decimal ? NSTextTab.columnTerminators(for: nil) : nil
    }

    /// The keys of a tab's options.
    public struct OptionKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// A CharacterSet. A right-aligned tab with this option aligns at the decimal point.
        public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
    }

    /// How the text behind the tab is placed at the stop. A decimal tab has `.right`.
    open var alignment: NSTextAlignment {
        switch stop.alignment {
        case .left: .left
        case .center: .center
        case .right, .decimal: .right
        }
    }

    /// The terminators of a column if the tab has some. A tab of a paragraph style has those of the user's region.
    open var options: [OptionKey: Any] { terminators.map { [.columnTerminators: $0] } ?? [:] }

    /// Returns the decimal separator of a region; of the user's region for nil.
    open class func columnTerminators(for aLocale: Locale?) -> CharacterSet {
        CharacterSet(charactersIn: (aLocale ?? .current).decimalSeparator ?? ".")
    }

    /// The distance from the leading edge in points.
    open var location: CGFloat { stop.location }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool { (object as? NSTextTab)?.stop == stop }

    open override var hash: Int { stop.hashValue }

    /// Always true: a tab can be read from archives that require secure coding.
    public static var supportsSecureCoding: Bool { true }

    public required init?(coder: NSCoder) {
        let kinds: [TextTabs.Alignment] = [.left, .right, .center, .decimal]
        let kind = coder.decodeInteger(forKey: "NSAlignment")
        stop = TextTabs.Stop(
            alignment: kinds.indices.contains(kind) ? kinds[kind] : .left,
            location: CGFloat(coder.decodeDouble(forKey: "NSLocation")))
        terminators = stop.alignment == .decimal ? NSTextTab.columnTerminators(for: nil) : nil
    }

    open func encode(with coder: NSCoder) {
        let kinds: [TextTabs.Alignment] = [.left, .right, .center, .decimal]
        coder.encode(kinds.firstIndex(of: stop.alignment) ?? 0, forKey: "NSAlignment")
        coder.encode(Double(stop.location), forKey: "NSLocation")
    }
}
