import Foundation

/// Things that are copied and pasted: the desktop's clipboard (``general``), or a pasteboard of this process by name.
///
/// Other programs see the text of the general pasteboard, and this program sees theirs: SDL hands over nothing but text. URLs, images,
/// colours and data stay inside the process. Asking for the general pasteboard's contents may wait for the program that copied them.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
    /// The desktop's clipboard; without an application, a pasteboard of this process.
    open class var general: UIPasteboard { Pasteboards.current.general }

    public let name: Name

    let contents: PasteboardContents

    init(name: Name, contents: PasteboardContents) {
        self.name = name
        self.contents = contents
        super.init()
    }

    /// The pasteboard of this name, shared by everybody in the process who asks for it.
    ///
    /// - Parameter create: false answers nil when there is none yet.
    public convenience init?(name pasteboardName: Name, create: Bool) {
        guard let contents = Pasteboards.current.contents(named: pasteboardName, create: create) else { return nil }
        self.init(name: pasteboardName, contents: contents)
    }

    /// A pasteboard that nobody else knows the name of.
    open class func withUniqueName() -> UIPasteboard {
        let name = Name(UUID().uuidString)
        return UIPasteboard(name: name, contents: Pasteboards.current.make(name))
    }

    /// Empties and forgets a pasteboard; not the general one.
    open class func remove(withName pasteboardName: Name) {
        Pasteboards.current.remove(pasteboardName)
    }

    /// True for the general pasteboard, which outlives the application.
    open var isPersistent: Bool { name == .general }

    /// Grows with every change, by this program or another.
    open var changeCount: Int { contents.current.changeCount }

    // MARK: Items

    open var numberOfItems: Int { items.count }

    /// Each item in all its forms, by type identifier.
    open var items: [[String: Any]] {
        get { contents.current.items }
        set { contents.replace(by: newValue, on: self) }
    }

    open func addItems(_ items: [[String: Any]]) {
        self.items += items
    }

    /// The types of the first item.
    open var types: [String] { items.first.map { Array($0.keys).sorted() } ?? [] }

    open func contains(pasteboardTypes: [String]) -> Bool {
        !Set(types).isDisjoint(with: pasteboardTypes)
    }

    /// The first item in a form, as the object that was put in.
    open func value(forPasteboardType pasteboardType: String) -> Any? {
        items.first?[pasteboardType]
    }

    /// The first item in a form, as data: of text in UTF-8, of a picture as PNG.
    open func data(forPasteboardType pasteboardType: String) -> Data? {
        value(forPasteboardType: pasteboardType).flatMap(PasteboardForm.data)
    }

    open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
        items = [[pasteboardType: value]]
    }

    open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
        items = [[pasteboardType: data]]
    }

    // MARK: Text, URLs, pictures, colours

    open var string: String? {
        get { strings?.first }
        set { strings = newValue.map { [$0] } }
    }

    /// Nil when there is no text; other programs get the lines of all of them.
    open var strings: [String]? {
        get { values(.text) }
        set { setValues(newValue, .text) }
    }

    open var url: URL? {
        get { urls?.first }
        set { urls = newValue.map { [$0] } }
    }

    open var urls: [URL]? {
        get { values(.url) }
        set { setValues(newValue, .url) }
    }

    open var image: UIImage? {
        get { images?.first }
        set { images = newValue.map { [$0] } }
    }

    open var images: [UIImage]? {
        get { values(.image) }
        set { setValues(newValue, .image) }
    }

    open var color: UIColor? {
        get { colors?.first }
        set { colors = newValue.map { [$0] } }
    }

    open var colors: [UIColor]? {
        get { values(.color) }
        set { setValues(newValue, .color) }
    }

    open var hasStrings: Bool { strings != nil }

    open var hasURLs: Bool { urls != nil }

    open var hasImages: Bool { images != nil }

    open var hasColors: Bool { colors != nil }

    private func values<Value>(_ form: PasteboardForm) -> [Value]? {
        let found = items.compactMap { item in form.types.lazy.compactMap { form.object(item[$0]) as? Value }.first }
        return found.isEmpty ? nil : found
    }

    private func setValues(_ values: [Any]?, _ form: PasteboardForm) {
        items = (values ?? []).map { [form.types[0]: $0] }
    }
}

extension UIPasteboard {
    public struct Name: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }

        public static let general = Name("com.apple.UIKit.pboard.general")
    }

    /// Posted by the pasteboard object that was changed, or by ``general`` when another program has copied something.
    public nonisolated class var changedNotification: NSNotification.Name {
        NSNotification.Name("UIPasteboardChangedNotification")
    }

    /// In the changed notification: type identifiers that the first item did not have before.
    public nonisolated class var changedTypesAddedUserInfoKey: String { "UIPasteboardChangedTypesAddedKey" }

    /// In the changed notification: type identifiers that the first item no longer has.
    public nonisolated class var changedTypesRemovedUserInfoKey: String { "UIPasteboardChangedTypesRemovedKey" }
}
