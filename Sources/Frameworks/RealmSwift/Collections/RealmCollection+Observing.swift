import Foundation

extension RealmCollection {
    /// Calls the block soon with the elements, and again after each transaction that changes which elements there are,
    /// or the elements themselves, up to four references away.
    ///
    /// - Parameters:
    ///   - keyPaths: the properties of the elements that count; nil for all.
    ///   - queue: a serial queue on which the block is called; nil for this thread, which has to have a run loop.
    /// - Returns: a token to keep for as long as the block is to be called.
    public func observe(
        keyPaths: [String]? = nil, on queue: DispatchQueue? = nil,
        _ block: @escaping (RealmCollectionChange<Self>) -> Void
    ) -> NotificationToken {
        observation(keyPaths, queue, block)
    }

    private func observation(
        _ keyPaths: [String]?, _ queue: DispatchQueue?, _ block: @escaping (RealmCollectionChange<Self>) -> Void
    ) -> NotificationToken {
        let query = _rlmQuery
        guard let core = query.core else {
            RealmExceptions.raise("This method may only be called on RLMArray instances retrieved from an RLMRealm")
            return NotificationToken {}
        }
        let isHere = queue == nil
        return core.observe(on: queue) { other in
            let moved = isHere || other === core ? query : query.moved(to: other)
            let collection = Self(_rlmQuery: moved)
            return CollectionObserver(moved, keyPaths) { change in
                switch change {
                case .initial: block(.initial(collection))
                case .update(let difference):
                    block(
                        .update(
                            collection, deletions: difference.deletions, insertions: difference.insertions,
                            modifications: difference.modifications))
                }
            }
        }
    }

    /// Returns the same with the contents that it has now, for any thread.
    public func freeze() -> Self {
        let query = _rlmQuery
        guard let core = query.core else {
            RealmExceptions.raise("Unmanaged collections cannot be frozen.")
            return self
        }
        return Self(_rlmQuery: query.moved(to: core.frozen()))
    }

    /// Returns the same of this thread; nil if what it belongs to has been deleted.
    public func thaw() -> Self? {
        let query = _rlmQuery
        guard let core = query.core?.thawed() else { return nil }
        let moved = query.moved(to: core)
        return moved.isInvalidated ? nil : Self(_rlmQuery: moved)
    }
}

extension RealmCollection where Element: ObjectBase {
    /// Calls the block soon with the elements, and again after each transaction that changes which elements there are,
    /// or what the key paths lead to.
    public func observe(
        keyPaths: [PartialKeyPath<Element>], on queue: DispatchQueue? = nil,
        _ block: @escaping (RealmCollectionChange<Self>) -> Void
    ) -> NotificationToken {
        observe(keyPaths: keyPaths.map { KeyPathTracer.name(of: $0) }, on: queue, block)
    }
}
