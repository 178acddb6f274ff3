import UIKit

// The quick actions that a home screen would offer.
extension TestApplication {
    /// What the user can choose: the actions of the Info.plist, then those that the application has registered.
    public var quickActions: [UIApplicationShortcutItem] { run.quickActions }

    /// Chooses a quick action of the running application, which comes to the foreground.
    ///
    /// - Returns: What the application says about its success; nil if it has not said it yet.
    @discardableResult
    public func performQuickAction(_ item: UIApplicationShortcutItem) -> Bool? {
        hostWindow.setVisible(true)
        var isPerformed: Bool?
        run.perform(item) { isPerformed = $0 }
        hostWindow.activate()
        hostWindow.post(.activation(true))
        frame()
        return isPerformed
    }

    /// Chooses the quick action of a type.
    ///
    /// - Throws: ``DriverError`` if there is none among ``quickActions``.
    @discardableResult
    public func performQuickAction(ofType type: String) throws -> Bool? {
        guard let item = quickActions.first(where: { $0.type == type }) else {
            let types = quickActions.map(\.type).joined(separator: ", ")
            throw DriverError("no quick action has the type \(type); there are: \(types)")
        }
        return performQuickAction(item)
    }
}
