import Foundation
import Synchronization

/// An application that can be launched.
struct TestedApplication: Equatable, Sendable {
    /// The name of the class of its delegate, with its module.
    let delegateClass: String
    let bundleIdentifier: String?
    /// The module of the tests that launch it; nil for all.
    let testModule: String?

    private static let all = Mutex<[TestedApplication]>([])

    static func add(_ application: TestedApplication) {
        all.withLock { all in
            all.removeAll { $0.testModule == application.testModule }
            all.append(application)
        }
    }

    /// Returns the application with a bundle identifier, or that of the tests of a module; nil if there is none.
    static func chosen(bundleIdentifier: String?, module: String?) -> TestedApplication? {
        let known = all.withLock { $0 }
        if let bundleIdentifier {
            return known.first { $0.bundleIdentifier == bundleIdentifier }
                ?? (Bundle.main.bundleIdentifier == bundleIdentifier ? known.first : nil)
        }
        if let module, let own = known.last(where: { $0.testModule == module }) { return own }
        return known.last { $0.testModule == nil } ?? (known.count == 1 ? known[0] : nil)
    }
}
