import Foundation

/// A search for the next or previous element of some kind, which an assistive technology offers as a setting of its
/// rotor. `NSObject.accessibilityCustomRotors` has those of an object.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotor: NSObject {
    /// Whether the next or the previous element is looked for.
    public enum Direction: Int, Sendable {
        /// Towards the beginning of the content.
        case previous
        /// Towards the end of the content.
        case next
    }

    /// The kinds of rotors that assistive technologies have themselves and that a rotor replaces. The raw values are
    /// UIKit's.
    public enum SystemRotorType: Int, Sendable {
        /// The rotor has a name of its own.
        case none = 0
        /// Links, all of them or those that were visited.
        case link, visitedLink
        /// Headings of any level, or of one level only.
        case heading, headingLevel1, headingLevel2, headingLevel3, headingLevel4, headingLevel5, headingLevel6
        /// Parts of a text in a style, or with a spelling mistake.
        case boldText, italicText, underlineText, misspelledWord
        /// Pictures, text fields, tables, lists, and the landmarks of a page.
        case image, textField, table, list, landmark
    }

    /// Returns the next element in the direction of the predicate; nil ends the search.
    public typealias Search = (UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult?

    /// The name of the rotor, as it is spoken.
    open var name: String {
        get { attributedName.string }
        set { attributedName = NSAttributedString(string: newValue) }
    }

    /// Copied when it is set.
    open var attributedName: NSAttributedString {
        get { ownName }
        set { ownName = NSAttributedString(attributedString: newValue) }
    }

    private var ownName: NSAttributedString

    /// Finds the next or previous element. It is called on the main thread.
    open var itemSearchBlock: Search

    /// `.none` for a rotor with a name.
    open private(set) var systemRotorType: SystemRotorType

    /// Creates a rotor without a name, whose search finds nothing.
    public override init() {
        ownName = NSAttributedString(string: "")
        itemSearchBlock = { _ in nil }
        systemRotorType = .none
        super.init()
    }

    /// Creates a rotor with a name without attributes. Its type is `.none`.
    public convenience init(name: String, itemSearch itemSearchBlock: @escaping Search) {
        self.init(attributedName: NSAttributedString(string: name), itemSearch: itemSearchBlock)
    }

    /// Creates a rotor with a spoken name, which is copied. Its type is `.none`.
    public init(attributedName: NSAttributedString, itemSearch itemSearchBlock: @escaping Search) {
        ownName = NSAttributedString(attributedString: attributedName)
        self.itemSearchBlock = itemSearchBlock
        systemRotorType = .none
        super.init()
    }

    /// Creates a rotor that replaces one of the assistive technology. Its name is empty.
    public init(systemType type: SystemRotorType, itemSearch itemSearchBlock: @escaping Search) {
        ownName = NSAttributedString(string: "")
        self.itemSearchBlock = itemSearchBlock
        systemRotorType = type
        super.init()
    }
}

/// What a rotor searches for.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
    /// Where the search begins.
    open var currentItem = UIAccessibilityCustomRotorItemResult()
    /// The default is `.previous`, the first case.
    open var searchDirection = UIAccessibilityCustomRotor.Direction.previous

    public override init() {
        super.init()
    }
}

/// An element, or a part of its text, that a rotor has found.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorItemResult: NSObject {
    /// The element that was found; not retained.
    open weak var targetElement: (any NSObjectProtocol)?
    /// The part of an element that is a ``UITextInput``; nil for the whole element.
    open var targetRange: UITextRange?

    /// Creates a result without an element, which stands for no position.
    public override init() {
        super.init()
    }

    /// Creates a result. The element is not retained; a range of nil stands for the whole element.
    public init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) {
        self.targetElement = targetElement
        self.targetRange = targetRange
        super.init()
    }
}
