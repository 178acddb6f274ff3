/// - Linux: works
///
/// Brings an object or a collection to another thread, where it is resolved once.
///
/// Sound: it has what was frozen when it was made.
public final class ThreadSafeReference<Confined: ThreadConfined>: @unchecked Sendable {
    private let frozen: Confined
    private var isResolved = false

    public init(to threadConfined: Confined) {
        if threadConfined.realm == nil {
            RealmExceptions.raise(
                "Cannot construct reference to unmanaged object, which can be passed across threads directly")
        }
        if threadConfined.isInvalidated {
            RealmExceptions.raise("Cannot construct reference to invalidated object")
        }
        frozen = threadConfined.freeze()
    }

    public var isInvalidated: Bool { isResolved }

    func resolve(in realm: Realm) -> Confined? {
        if isResolved {
            RealmExceptions.raise("Can only resolve a thread safe reference once.")
            return nil
        }
        isResolved = true
        // What was committed before the reference was made has to be there.
        if !realm.isInWriteTransaction { realm.core.refreshForReference() }
        return ConfinedMove.moved(frozen, to: realm.core) as? Confined
    }
}

enum ConfinedMove {
    static func moved(_ value: Any, to core: RealmCore) -> Any? {
        if let object = value as? ObjectBase {
            guard let link = object.managed?.link, core.row(link) != nil else { return nil }
            return core.accessor(of: link)
        }
        return (value as? any RealmCollection).flatMap { collection($0, core) }
    }

    private static func collection<Elements: RealmCollection>(_ value: Elements, _ core: RealmCore) -> Any? {
        let query = value._rlmQuery.moved(to: core)
        return query.isInvalidated ? nil : Elements(_rlmQuery: query)
    }
}
