import Foundation

/// A set of menus that responders build in ``UIResponder/buildMenu(with:)``.
@preconcurrency @MainActor
open class UIMenuSystem: NSObject {
    /// The menus of the application. A desktop shows no menu bar for it; the keys of its commands work.
    open class var main: UIMenuSystem { mainSystem }
    /// The edit menus of texts and other views, for which every responder of the chain is asked.
    open class var context: UIMenuSystem { contextSystem }

    private static let mainSystem = UIMenuSystem()
    private static let contextSystem = UIMenuSystem()

    /// The menus, and the application that built them.
    private var built: UIMenu?
    private weak var application: UIApplication?

    private override init() {
        super.init()
    }

    /// Builds the menus again when they are needed next. Edit menus are built whenever they are shown.
    open func setNeedsRebuild() { built = nil }

    /// Validates the commands again. Commands are validated whenever they are shown or sent, so that there is nothing
    /// to do.
    open func setNeedsRevalidate() {}

    /// Returns the main menu, which is built once.
    func root(of application: UIApplication) -> UIMenu {
        if let built, self.application === application { return built }
        let builder = MenuTree(MainMenu.standard, of: self)
        application.buildMenu(with: builder)
        (built, self.application) = (builder.root, application)
        return builder.root
    }
}
