/// - Linux: no effect
nonisolated public struct EditActions<Data>: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }
}

nonisolated extension EditActions where Data: RangeReplaceableCollection {
    public static var delete: EditActions<Data> { EditActions(rawValue: 1) }
    public static var all: EditActions<Data> { delete }
}

nonisolated extension EditActions where Data: MutableCollection {
    public static var move: EditActions<Data> { EditActions(rawValue: 2) }
    public static var all: EditActions<Data> { move }
}

nonisolated extension EditActions where Data: MutableCollection, Data: RangeReplaceableCollection {
    public static var all: EditActions<Data> { [.delete, .move] }
}
