/// Names of libraries as people write them in several places: `swift-collections` has the module `Collections`.
enum LibraryName {
    /// Returns a name without its case, its signs, and what says which language or system it is for.
    static func plain(_ name: String) -> String {
        var name = name.lowercased().filter { $0.isLetter || $0.isNumber }
        for affix in ["ios", "swift"] {
            if name.hasPrefix(affix), name.count > affix.count { name.removeFirst(affix.count) }
            if name.hasSuffix(affix), name.count > affix.count { name.removeLast(affix.count) }
        }
        return name
    }
}
