import FrameworkAbsence
import UIKit

/// Keeps the scripts, the handlers of messages and the rules of pages. No script runs, and no rule is applied.
///
/// - Linux: no effect
@preconcurrency @MainActor
open class WKUserContentController: NSObject {
    private struct Name: Hashable {
        let name: String
        let world: WKContentWorld
    }

    private var scripts: [WKUserScript] = []
    private var handlers: [Name: any NSObjectProtocol] = [:]
    private var ruleLists: [WKContentRuleList] = []

    public override init() { super.init() }

    // MARK: Scripts

    open var userScripts: [WKUserScript] { scripts }

    open func addUserScript(_ userScript: WKUserScript) {
        scripts.append(userScript)
        Absence.report("WebKit", "JavaScript", "scripts of pages and of the application do not run")
    }

    open func removeAllUserScripts() { scripts = [] }

    // MARK: Handlers of messages

    /// Retains the handler until it is removed. Adding a second one of the same name raises
    /// `NSInvalidArgumentException`.
    open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
        keep(scriptMessageHandler, name, .page)
    }

    open func add(_ scriptMessageHandler: any WKScriptMessageHandler, contentWorld world: WKContentWorld, name: String)
    {
        keep(scriptMessageHandler, name, world)
    }

    open func addScriptMessageHandler(
        _ scriptMessageHandlerWithReply: any WKScriptMessageHandlerWithReply, contentWorld: WKContentWorld, name: String
    ) {
        keep(scriptMessageHandlerWithReply, name, contentWorld)
    }

    private func keep(_ handler: any NSObjectProtocol, _ name: String, _ world: WKContentWorld) {
        let name = Name(name: name, world: world)
        guard handlers[name] == nil else {
            Trestle.raise(
                .invalidArgumentException,
                "Attempt to add script message handler with name '\(name.name)' when one already exists.")
            return
        }
        handlers[name] = handler
        Absence.report("WebKit", "JavaScript", "scripts of pages and of the application do not run")
    }

    open func removeScriptMessageHandler(forName name: String) {
        removeScriptMessageHandler(forName: name, contentWorld: .page)
    }

    open func removeScriptMessageHandler(forName name: String, contentWorld: WKContentWorld) {
        handlers[Name(name: name, world: contentWorld)] = nil
    }

    open func removeAllScriptMessageHandlers(from contentWorld: WKContentWorld) {
        handlers = handlers.filter { $0.key.world !== contentWorld }
    }

    open func removeAllScriptMessageHandlers() { handlers = [:] }

    // MARK: Rules

    open func add(_ contentRuleList: WKContentRuleList) { ruleLists.append(contentRuleList) }

    open func remove(_ contentRuleList: WKContentRuleList) { ruleLists.removeAll { $0 === contentRuleList } }

    open func removeAllContentRuleLists() { ruleLists = [] }
}
