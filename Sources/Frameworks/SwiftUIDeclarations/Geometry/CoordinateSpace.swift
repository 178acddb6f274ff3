/// - Linux: no effect
nonisolated public enum CoordinateSpace: Hashable, @unchecked Sendable {  // Sound: its values are only compared.
    case global
    case local
    case named(AnyHashable)

    public var isGlobal: Bool { self == .global }
    public var isLocal: Bool { self == .local }
}
