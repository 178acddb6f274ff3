import Foundation

/// Sorts objects into sections by the first letter of a string, in the alphabet of the user's language.
///
/// The sections are the letters, and at the end `#` for everything else: digits, signs and other scripts. The string of an
/// object is what a method without arguments, or a property, returns: `#selector(getter: Contact.name)`, or
/// `Selector("name", getter: \Contact.name)`. It is asked for once for each object. The alphabets of languages other than
/// English are unverified.
@preconcurrency @MainActor
open class UILocalizedIndexedCollation: NSObject {
    private let alphabet: IndexAlphabet

    /// Returns the collation of the current language and region.
    open class func current() -> Self { self.init() }

    public required override init() {
        alphabet = IndexAlphabet(locale: .current)
        super.init()
    }

    init(locale: Locale) {
        alphabet = IndexAlphabet(locale: locale)
        super.init()
    }

    /// The letters, and `#`, for the headers of the sections.
    open var sectionTitles: [String] { alphabet.letters + ["#"] }

    /// The titles for `sectionIndexTitles(for:)`.
    open var sectionIndexTitles: [String] { sectionTitles }

    /// Returns the section for a title of the index; the last one for indexes out of range.
    open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int {
        min(max(indexTitleIndex, 0), alphabet.letters.count)
    }

    /// Returns the section of an object, an index of ``sectionTitles``.
    ///
    /// - Parameter selector: a method of the object without arguments that returns a string. An object without it raises
    ///   "unrecognized selector".
    open func section(for object: Any, collationStringSelector selector: Selector) -> Int {
        alphabet.section(of: Self.string(of: object, selector))
    }

    /// Returns the objects sorted by the strings that `selector` returns, in the order of the user's language. Objects
    /// with equal strings keep their order.
    open func sortedArray(from array: [Any], collationStringSelector selector: Selector) -> [Any] {
        let keyed = array.enumerated().map { (object: $1, key: Self.string(of: $1, selector), place: $0) }
        return keyed.sorted { first, second in
            switch alphabet.compare(first.key, second.key) {
            case .orderedAscending: true
            case .orderedDescending: false
            case .orderedSame: first.place < second.place
            }
        }.map(\.object)
    }

    private static func string(of object: Any, _ selector: Selector) -> String {
        // The selectors by which code sorts strings themselves.
        if let string = object as? String ?? (object as? NSString).map({ String(describing: $0) }) {
            switch selector.name {
            case "self", "description": return string
            case "lowercaseString": return string.lowercased()
            case "uppercaseString": return string.uppercased()
            case "capitalizedString": return string.capitalized
            default: break
            }
        }
        let answer = MessageSend.send(selector, to: object)
        return answer as? String ?? (answer as? NSString).map { String(describing: $0) } ?? ""
    }
}
