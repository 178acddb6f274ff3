import Foundation

/// The databases that are open on the current thread.
enum ThreadRealms {
    private final class Reference {
        weak var core: RealmCore?

        init(_ core: RealmCore) { self.core = core }
    }

    /// Those of the main queue, which several threads may serve.
    ///
    /// Sound: used on the main queue alone.
    nonisolated(unsafe) private static var ofMainQueue: [String: Reference] = [:]
    private static let prefix = "trestle.realm."

    static func get(_ name: String) -> RealmCore? {
        if Confinement.isMainNow { return ofMainQueue[name]?.core }
        return (Thread.current.threadDictionary[prefix + name] as? Reference)?.core
    }

    static func set(_ core: RealmCore, _ name: String) {
        if Confinement.isMainNow {
            ofMainQueue[name] = Reference(core)
        } else {
            Thread.current.threadDictionary[prefix + name] = Reference(core)
        }
    }

    static func replace(_ old: RealmCore, _ new: RealmCore) {
        if get(old.store.name) == nil || get(old.store.name) === old { set(new, old.store.name) }
    }
}
