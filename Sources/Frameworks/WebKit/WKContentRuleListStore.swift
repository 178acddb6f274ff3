import Foundation
import FrameworkAbsence

/// Compiles rules about what pages may load. Each request ends with the ``WKError`` of its kind.
///
/// - Linux: refuses
@preconcurrency @MainActor
open class WKContentRuleListStore: NSObject {
    public required override init() { super.init() }

    public required convenience init!(url: URL!) { self.init() }

    open class func `default`() -> Self! { Self() }

    @preconcurrency
    open func compileContentRuleList(
        forIdentifier identifier: String!, encodedContentRuleList: String!,
        completionHandler: (@MainActor @Sendable (WKContentRuleList?, (any Error)?) -> Void)!
    ) {
        Absence.report("WebKit", "WKContentRuleListStore", "rules about what pages may load are not compiled")
        later { completionHandler?(nil, WKError(.contentRuleListStoreCompileFailed)) }
    }

    open func compileContentRuleList(
        forIdentifier identifier: String!, encodedContentRuleList: String!
    ) async throws -> WKContentRuleList? {
        throw WKError(.contentRuleListStoreCompileFailed)
    }

    @preconcurrency
    open func lookUpContentRuleList(
        forIdentifier identifier: String!,
        completionHandler: (@MainActor @Sendable (WKContentRuleList?, (any Error)?) -> Void)!
    ) {
        later { completionHandler?(nil, WKError(.contentRuleListStoreLookUpFailed)) }
    }

    open func contentRuleList(forIdentifier identifier: String!) async throws -> WKContentRuleList? {
        throw WKError(.contentRuleListStoreLookUpFailed)
    }

    @preconcurrency
    open func removeContentRuleList(
        forIdentifier identifier: String!, completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)!
    ) {
        later { completionHandler?(WKError(.contentRuleListStoreRemoveFailed)) }
    }

    open func removeContentRuleList(forIdentifier identifier: String!) async throws {
        throw WKError(.contentRuleListStoreRemoveFailed)
    }

    @preconcurrency
    open func getAvailableContentRuleListIdentifiers(
        _ completionHandler: (@MainActor @Sendable ([String]?) -> Void)!
    ) {
        later { completionHandler?([]) }
    }

    open func availableIdentifiers() async -> [String]? { [] }
}
