import Foundation

/// The quick actions of an application: those of its Info.plist, and those that it has registered, which last until it
/// registers others, also in later runs.
@MainActor
final class QuickActions {
    private static let file = "shortcuts"
    private static let entries = "items"

    /// The actions of the Info.plist.
    var fixed: [UIApplicationShortcutItem] = []
    private let store: (any StateStore)?
    /// Nil until they are asked for.
    private var known: [UIApplicationShortcutItem]??

    /// - Parameter store: nil for an application that keeps nothing between its runs.
    init(store: (any StateStore)?) {
        self.store = store
    }

    var registered: [UIApplicationShortcutItem]? {
        get {
            if let known { return known }
            let saved = store?.contents(named: Self.file)?[Self.entries] as? [[String: Any]]
            let items = saved?.compactMap(ShortcutItemValues.init(propertyList:)).map(UIApplicationShortcutItem.init)
            known = .some(items)
            return items
        }
        set {
            let items = newValue?.map { $0.copy() as! UIApplicationShortcutItem }
            known = .some(items)
            if let items, !items.isEmpty {
                store?.save([Self.entries: items.map(\.values.propertyList)], named: Self.file)
            } else {
                store?.remove(Self.file)
            }
        }
    }

    /// What the user can choose: first the actions of the Info.plist.
    var all: [UIApplicationShortcutItem] { fixed + (registered ?? []) }

    /// Returns the action with which a run begins. A type that no action has is reported.
    func item(_ choice: ChosenShortcut) -> UIApplicationShortcutItem? {
        switch choice {
        case .item(let item): return item
        case .type(let type):
            if let found = all.first(where: { $0.type == type }) { return found }
            let types = all.map(\.type).joined(separator: ", ")
            FileHandle.standardError.write(
                Data("TRESTLE_SHORTCUT=\(type) is no quick action; there are: \(types)\n".utf8))
            return nil
        }
    }
}

/// The quick action that the user has chosen to start an application.
package enum ChosenShortcut {
    case item(UIApplicationShortcutItem)
    /// An action of the Info.plist, or one that an earlier run has registered.
    case type(String)
}
