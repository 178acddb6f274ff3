import Foundation
import Synchronization

/// What a preview shows in another way than the program would. The file that is previewed has it, and the loader writes
/// into it instead of raising exceptions.
@MainActor
final class NibPreviewNotes {
    /// The custom classes that are not in this program, with the classes that take their places.
    private(set) var replacements: [String: String] = [:]
    /// Other differences, each with its file and line.
    private(set) var omissions: [String] = []
    /// The prototypes of tables and collection views, which have no data here.
    private var prototypes: [(view: WeakObject, nibs: [PrototypeNib])] = []

    func replace(_ name: String, by type: AnyClass) { replacements[name] = ClassName(type).description }

    func omit(_ what: String) {
        if !omissions.contains(what) { omissions.append(what) }
    }

    /// Makes a connection. One that raises an exception, because a class that takes the place of another one cannot be
    /// connected so, is left out.
    func connecting(_ connection: @autoclosure () -> String, _ body: () -> Void) {
        let isRaised = Mutex(false)
        let policy = Trestle.exceptionPolicy
        Trestle.exceptionPolicy = .report { _ in isRaised.withLock { $0 = true } }
        body()
        Trestle.exceptionPolicy = policy
        if isRaised.withLock({ $0 }) { omit(connection()) }
    }

    func note(_ nibs: [PrototypeNib], of view: UIView) {
        if !nibs.isEmpty { prototypes.append((WeakObject(view), nibs)) }
    }

    /// Returns the prototypes whose views have been created since the last call.
    func takePrototypes() -> [(view: UIView, nibs: [PrototypeNib])] {
        let taken = prototypes.compactMap { entry in (entry.view.object as? UIView).map { ($0, entry.nibs) } }
        prototypes = []
        return taken
    }
}
