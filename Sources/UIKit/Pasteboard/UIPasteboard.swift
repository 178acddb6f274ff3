import Foundation

/// The items that were copied: on the desktop's clipboard (``general``), or on a named pasteboard of this process.
///
/// The general pasteboard shares its text with other programs. SDL transfers only text, so URLs, images, colors and
/// data stay in the process. Reading the general pasteboard may wait for the program that copied the text.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
    /// The desktop's clipboard. Without an application it is a pasteboard of this process.
    open class var general: UIPasteboard { Pasteboards.current.general }

    /// ``Name/general`` for the desktop's clipboard. A pasteboard with a unique name has a random one.
    open private(set) var name: Name

    let contents: PasteboardContents

    /// Creates a pasteboard with a unique name, whose contents are found by no name.
    public override init() {
        name = Name(UUID().uuidString)
        contents = PasteboardContents()
        super.init()
    }

    init(name: Name, contents: PasteboardContents) {
        self.name = name
        self.contents = contents
        super.init()
    }

    /// Creates an object for the pasteboard with this name, whose contents are shared in the process.
    ///
    /// - Parameter create: whether to create a pasteboard that does not exist; if false, the result is nil.
    public convenience init?(name pasteboardName: Name, create: Bool) {
        guard let contents = Pasteboards.current.contents(named: pasteboardName, create: create) else { return nil }
        self.init(name: pasteboardName, contents: contents)
    }

    /// Returns a new pasteboard with a unique name.
    open class func withUniqueName() -> UIPasteboard {
        let name = Name(UUID().uuidString)
        return UIPasteboard(name: name, contents: Pasteboards.current.make(name))
    }

    /// Clears and removes a pasteboard. Has no effect on the general pasteboard.
    open class func remove(withName pasteboardName: Name) {
        Pasteboards.current.remove(pasteboardName)
    }

    /// Whether the contents outlive the application: true for the general pasteboard only.
    open var isPersistent: Bool { name == .general }

    /// A number that increases with every change, by this program or another.
    open var changeCount: Int { contents.current.changeCount }

    // MARK: Items

    /// The number of ``items``.
    open var numberOfItems: Int { items.count }

    /// The items. Each one contains its values by type identifier.
    open var items: [[String: Any]] {
        get { contents.current.items }
        set { contents.replace(by: newValue, on: self) }
    }

    /// Appends items to those that the pasteboard contains.
    open func addItems(_ items: [[String: Any]]) {
        self.items += items
    }

    /// The type identifiers of the first item.
    open var types: [String] { items.first.map { Array($0.keys).sorted() } ?? [] }

    /// Returns whether the first item has at least one of the types.
    open func contains(pasteboardTypes: [String]) -> Bool {
        !Set(types).isDisjoint(with: pasteboardTypes)
    }

    /// Returns the value of the first item for a type, as the object that was set.
    open func value(forPasteboardType pasteboardType: String) -> Any? {
        items.first?[pasteboardType]
    }

    /// Returns the value of the first item for a type as data: text in UTF-8, images as PNG.
    open func data(forPasteboardType pasteboardType: String) -> Data? {
        value(forPasteboardType: pasteboardType).flatMap(PasteboardForm.data)
    }

    /// Replaces all items by one with a single value.
    open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
        items = [[pasteboardType: value]]
    }

    /// Replaces all items by one with a single value that is data.
    open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
        items = [[pasteboardType: data]]
    }

    // MARK: Text, URLs, images, colors

    /// The first of ``strings``. Setting it replaces all items.
    open var string: String? {
        get { strings?.first }
        set { strings = newValue.map { [$0] } }
    }

    /// The texts of all items; nil if there are none. Other programs receive them joined by line breaks.
    open var strings: [String]? {
        get { values(.text) }
        set { setValues(newValue, .text) }
    }

    /// The first of ``urls``. Setting it replaces all items.
    open var url: URL? {
        get { urls?.first }
        set { urls = newValue.map { [$0] } }
    }

    /// The addresses of the items; nil if no item has one. Setting them replaces all items.
    open var urls: [URL]? {
        get { values(.url) }
        set { setValues(newValue, .url) }
    }

    /// The first of ``images``. Setting it replaces all items.
    open var image: UIImage? {
        get { images?.first }
        set { images = newValue.map { [$0] } }
    }

    /// The pictures of the items; nil if no item has one. Setting them replaces all items.
    open var images: [UIImage]? {
        get { values(.image) }
        set { setValues(newValue, .image) }
    }

    /// The first of ``colors``. Setting it replaces all items.
    open var color: UIColor? {
        get { colors?.first }
        set { colors = newValue.map { [$0] } }
    }

    /// The colors of the items; nil if no item has one. Setting them replaces all items.
    open var colors: [UIColor]? {
        get { values(.color) }
        set { setValues(newValue, .color) }
    }

    /// Whether an item has a text. Like all reading, this may wait for another program.
    open var hasStrings: Bool { strings != nil }

    /// Whether an item has a URL.
    open var hasURLs: Bool { urls != nil }

    /// Whether an item has an image.
    open var hasImages: Bool { images != nil }

    /// Whether an item has a color.
    open var hasColors: Bool { colors != nil }

    private func values<Value>(_ form: PasteboardForm) -> [Value]? {
        let found = items.compactMap { item in form.types.lazy.compactMap { form.object(item[$0]) as? Value }.first }
        return found.isEmpty ? nil : found
    }

    private func setValues(_ values: [Any]?, _ form: PasteboardForm) {
        items = (values ?? []).map { [form.types[0]: $0] }
    }

    // MARK: Item providers and objects

    /// A provider for each item, with the data of all of its types. Setting it is
    /// ``setItemProviders(_:localOnly:expirationDate:)``.
    open var itemProviders: [NSItemProvider] {
        get {
            items.map { item in
                let provider = NSItemProvider()
                for (type, value) in item.sorted(by: { $0.key < $1.key }) {
                    guard let data = PasteboardForm.data(of: value) else { continue }
                    provider.registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { completion in
                        completion(data, nil)
                        return nil
                    }
                }
                return provider
            }
        }
        set { setItemProviders(newValue, localOnly: false, expirationDate: nil) }
    }

    /// Replaces the items by what the providers load, in all of their types. The items are replaced when everything has
    /// been loaded, unless the pasteboard was changed meanwhile; on iOS they are loaded when they are read.
    ///
    /// - Parameters:
    ///   - localOnly: whether the items stay on this device, which they always do.
    ///   - expirationDate: when the items are removed; nil for never.
    open func setItemProviders(_ itemProviders: [NSItemProvider], localOnly: Bool, expirationDate: Date?) {
        let count = changeCount
        let loaded = LoadedItems(count: itemProviders.count)
        let group = DispatchGroup()
        for (index, provider) in itemProviders.enumerated() {
            for type in provider.registeredTypeIdentifiers {
                group.enter()
                _ = provider.loadDataRepresentation(forTypeIdentifier: type) { data, _ in
                    loaded.items.withLock { $0[index][type] = data }
                    group.leave()
                }
            }
        }
        group.notify(queue: .main) {
            MainActor.assumeIsolated {
                guard self.changeCount == count else { return }
                let items = loaded.items.withLock { $0 }
                self.setItems(items, options: expirationDate.map { [.expirationDate: $0] } ?? [:])
            }
        }
    }

    /// Replaces the items by objects, each in all types that it can be written in. A type whose data an object does not
    /// have at once is left out.
    open func setObjects(_ objects: [any NSItemProviderWriting]) {
        setObjects(objects, localOnly: false, expirationDate: nil)
    }

    /// Replaces the items of the pasteboard with objects.
    ///
    /// - Parameters:
    ///   - localOnly: whether the items stay on this device, which they always do.
    ///   - expirationDate: when the items are removed; nil for never.
    open func setObjects(_ objects: [any NSItemProviderWriting], localOnly: Bool, expirationDate: Date?) {
        let items = objects.map { object in
            object.writableTypeIdentifiersForItemProvider.reduce(into: [String: Any]()) { item, type in
                item[type] = Self.data(of: object, as: type)
            }
        }
        setItems(items, options: expirationDate.map { [.expirationDate: $0] } ?? [:])
    }

    /// Replaces the items by values of a Swift type such as `String` or `URL`.
    open func setObjects<T>(_ objects: [T])
    where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderWriting {
        setObjects(objects, localOnly: false, expirationDate: nil)
    }

    /// Replaces the items by values of a Swift type. They always stay on this device; a nil date keeps them until they
    /// are replaced.
    open func setObjects<T>(_ objects: [T], localOnly: Bool, expirationDate: Date?)
    where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderWriting {
        let bridged: [any NSItemProviderWriting] = objects.map { $0._bridgeToObjectiveC() }
        setObjects(bridged, localOnly: localOnly, expirationDate: expirationDate)
    }

    /// Replaces the items.
    open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
        self.items = items
        contents.expirationDate = options[.expirationDate] as? Date
    }

    /// Has no effect, as since iOS 10: only the general pasteboard outlives the application.
    @available(*, deprecated, message: "Do not set persistence on pasteboards. This property is set automatically.")
    open func setPersistent(_ persistent: Bool) {}

    // MARK: Several items

    /// Returns the type identifiers of each item; nil without items.
    open func types(forItemSet itemSet: IndexSet?) -> [[String]]? {
        let chosen = chosen(itemSet)
        return chosen.isEmpty ? nil : chosen.map { $0.keys.sorted() }
    }

    /// Returns whether each of the items has one of the types. That it is each, and not any, is unverified.
    open func contains(pasteboardTypes: [String], inItemSet itemSet: IndexSet?) -> Bool {
        let chosen = chosen(itemSet)
        return !chosen.isEmpty && chosen.allSatisfy { item in pasteboardTypes.contains { item[$0] != nil } }
    }

    /// Returns the numbers of the items that have one of the types; nil if there are none.
    open func itemSet(withPasteboardTypes pasteboardTypes: [String]) -> IndexSet? {
        let items = items
        let found = items.indices.filter { index in pasteboardTypes.contains { items[index][$0] != nil } }
        return found.isEmpty ? nil : IndexSet(found)
    }

    /// Returns the values that the items have for a type, as the objects that were set; nil if there are none.
    open func values(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Any]? {
        let found = chosen(itemSet).compactMap { $0[pasteboardType] }
        return found.isEmpty ? nil : found
    }

    /// Returns the values that the items have for a type, as data; nil if there are none.
    open func data(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Data]? {
        let found = chosen(itemSet).compactMap { $0[pasteboardType].flatMap(PasteboardForm.data) }
        return found.isEmpty ? nil : found
    }
}

extension UIPasteboard {
    /// The names of pasteboards.
    public struct Name: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Creates the name of a pasteboard of this process.
        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }

        /// The name of ``UIPasteboard/general``.
        public static let general = Name("com.apple.UIKit.pboard.general")
    }

    /// Posted by the pasteboard that was changed, or by ``general`` after another program has copied text.
    public nonisolated class var changedNotification: NSNotification.Name {
        NSNotification.Name("UIPasteboardChangedNotification")
    }

    /// The key in the user info of ``changedNotification`` for the types that were added to the first item.
    public nonisolated class var changedTypesAddedUserInfoKey: String { "UIPasteboardChangedTypesAddedKey" }

    /// The key in the user info of ``changedNotification`` for the types that were removed from the first item.
    public nonisolated class var changedTypesRemovedUserInfoKey: String { "UIPasteboardChangedTypesRemovedKey" }
}
