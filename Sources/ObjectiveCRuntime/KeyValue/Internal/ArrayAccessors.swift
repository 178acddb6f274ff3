/// The methods of a class that change the elements of one of its array properties, `insertObject:inSongsAtIndex:` and
/// `removeObjectFromSongsAtIndex:` for `songs`.
struct ArrayAccessors {
    private let owner: NSObject
    private let insertion: Selector
    private let removal: Selector
    private let replacement: Selector

    /// Returns nil if the class does not have both.
    init?(_ key: String, of owner: NSObject) {
        let name = key.prefix(1).uppercased() + key.dropFirst()
        self.owner = owner
        insertion = Selector("insertObject:in\(name)AtIndex:")
        removal = Selector("removeObjectFrom\(name)AtIndex:")
        replacement = Selector("replaceObjectIn\(name)AtIndex:withObject:")
        guard owner.responds(to: insertion), owner.responds(to: removal) else { return nil }
    }

    func insert(_ object: Any, at index: Int) { owner.perform(insertion, with: object, with: index) }

    func remove(at index: Int) { owner.perform(removal, with: index) }

    func replace(at index: Int, with object: Any) {
        guard !owner.responds(to: replacement) else {
            owner.perform(replacement, with: index, with: object)
            return
        }
        remove(at: index)
        insert(object, at: index)
    }
}
