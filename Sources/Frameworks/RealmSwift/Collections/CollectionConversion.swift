/// Makes elements of values of any type.
enum CollectionConversion<Element: RealmCollectionValue> {
    /// Nil if the value is no collection, or an element cannot be converted.
    static func elements(_ value: Any) -> [Element]? {
        guard let values = value as? [Any] ?? (value as? any Sequence).map({ all($0) }) else { return nil }
        let converted = values.compactMap { Element._rlmCoerce($0) }
        return converted.count == values.count ? converted : nil
    }

    private static func all<Elements: Sequence>(_ elements: Elements) -> [Any] { elements.map { $0 } }
}
