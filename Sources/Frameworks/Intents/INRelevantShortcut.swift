import Foundation

/// - Linux: works
// Sound: as on Apple's systems, one thread at a time changes it.
open class INRelevantShortcut: NSObject, @unchecked Sendable {
    public let shortcut: INShortcut
    open var relevanceProviders: [INRelevanceProvider] = []
    open var widgetKind: String?
    open var shortcutRole = INRelevantShortcutRole.action

    public init(shortcut: INShortcut) {
        self.shortcut = shortcut
    }
}

/// - Linux: works
open class INRelevanceProvider: NSObject {
    override init() {}
}

/// - Linux: works
open class INDateRelevanceProvider: INRelevanceProvider {
    public let startDate: Date
    public let endDate: Date?

    public init(start startDate: Date, end endDate: Date?) {
        self.startDate = startDate
        self.endDate = endDate
    }
}

/// - Linux: no effect
///
/// Keeps nothing.
// Sound: it has no state.
open class INRelevantShortcutStore: NSObject, @unchecked Sendable {
    private static let store = INRelevantShortcutStore()

    open class var `default`: INRelevantShortcutStore { store }

    open func setRelevantShortcuts(
        _ shortcuts: [INRelevantShortcut], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        guard let completionHandler else { return }
        DispatchQueue.global().async { completionHandler(nil) }
    }
}
