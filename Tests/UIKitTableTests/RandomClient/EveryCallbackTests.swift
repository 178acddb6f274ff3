import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// Every callback of a table and of a collection view, and in each of them everything that a client may do.
@MainActor @Suite(.serialized)
struct EveryCallbackTests {
    @Test(arguments: ListCallbacks.table)
    func aTableSurvivesEverythingIn(callback: String) { expectSurvival(.table, callback) }

    @Test(arguments: ListCallbacks.collection)
    func aCollectionViewSurvivesEverythingIn(callback: String) { expectSurvival(.collection, callback) }

    private func expectSurvival(_ kind: ClientKind, _ callback: String) {
        guard let variant = variant(of: kind, thatCalls: callback) else {
            Issue.record("\(callback) is never called")
            return
        }
        for action in ListCallbacks.actions {
            let client = ScriptedClient(kind, variant: variant)
            client.act(in: callback, action)
            _ = raised { client.runScenario() }
            let fault = client.faultAtRest()
            #expect(fault == nil, "\(action.name) in \(callback)")
        }
    }

    private func variant(of kind: ClientKind, thatCalls callback: String) -> Int? {
        ListCallbacks.variants[kind]?.first {
            let client = ScriptedClient(kind, variant: $0)
            client.runScenario()
            return client.called.contains(callback)
        }
    }

    /// A callback that is added to a client's data source, delegate or views belongs in the lists above.
    @Test(arguments: ClientKind.allCases)
    func allCallbacksAreListed(kind: ClientKind) {
        let listed = kind == .table ? ListCallbacks.table : ListCallbacks.collection
        for variant in ListCallbacks.variants[kind] ?? [] {
            let client = ScriptedClient(kind, variant: variant)
            client.runScenario()
            #expect(client.called.subtracting(listed) == [])
        }
    }
}
