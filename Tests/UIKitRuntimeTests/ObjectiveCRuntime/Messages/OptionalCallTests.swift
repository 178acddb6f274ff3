import Testing
import UIKit

@testable import UIKitTestSupport

/// What the source adapter makes of `delegate?.method?(...)`.
@MainActor @Suite(.serialized) struct OptionalCallTests {
    private let table = UITableView()
    private let row = IndexPath(row: 2, section: 0)

    @Test func aMethodThatIsImplementedAnswers() {
        let delegate: (any UITableViewDelegate)? = Tall()
        let height = OptionalCall.of(OptionalCall.asking(delegate)?.tableView(table, heightForRowAt: row))
        #expect(height == 92)
    }

    @Test func aMethodThatIsNotImplementedAnswersNil() {
        let delegate: (any UITableViewDelegate)? = Silent()
        #expect(OptionalCall.of(OptionalCall.asking(delegate)?.tableView(table, heightForRowAt: row)) == nil)
        let nobody: (any UITableViewDelegate)? = nil
        #expect(OptionalCall.of(OptionalCall.asking(nobody)?.tableView(table, heightForRowAt: row)) == nil)
    }

    @Test func anAnswerThatIsOptionalItselfStaysOneOptional() {
        let delegate: any UITableViewDelegate = Tall()
        let view: UIView? = OptionalCall.of(OptionalCall.asking(delegate).tableView(table, viewForHeaderInSection: 0))
        #expect(view?.tag == 3)
    }

    @Test func callsInArgumentsAskForThemselves() {
        let tall: any UITableViewDelegate = Tall()
        let silent: any UITableViewDelegate = Silent()
        let height = OptionalCall.of(
            OptionalCall.asking(tall).tableView(
                table,
                heightForRowAt: IndexPath(
                    row: OptionalCall.of(OptionalCall.asking(silent).tableView(table, indentationLevelForRowAt: row))
                        ?? 5,
                    section: 0)))
        #expect(height == 95)
    }

    @Test func anInsistentCallRaisesWhereTheMethodIsMissing() {
        let silent: any UITableViewDelegate = Silent()
        let exceptions = raised {
            OptionalCall.required(OptionalCall.asking(silent).tableView(table, didSelectRowAt: row))
        }
        #expect(exceptions.map(\.name) == [.invalidArgumentException])
        #expect(exceptions.first?.reason?.hasPrefix("tableView:didSelectRowAtIndexPath:: unrecognized") == true)
        let tall: any UITableViewDelegate = Tall()
        #expect(OptionalCall.required(OptionalCall.asking(tall).tableView(table, heightForRowAt: row)) == 92)
    }

    @Test func aCallThroughAProxyReachesItsTarget() {
        let proxy: any UITableViewDelegate = Forwarding(to: Tall())
        #expect(OptionalCall.of(OptionalCall.asking(proxy).tableView(table, heightForRowAt: row)) == 92)
        let empty: any UITableViewDelegate = Forwarding(to: Silent())
        #expect(OptionalCall.of(OptionalCall.asking(empty).tableView(table, heightForRowAt: row)) == nil)
    }

    @Test func aReferenceIsThereWhenTheObjectResponds() {
        let tall = Tall()
        let selector = "tableView:heightForRowAtIndexPath:"
        #expect(OptionalCall.reference(tall, selector, tall.tableView(_:heightForRowAt:)) != nil)
        let silent = Silent()
        #expect(OptionalCall.reference(silent, selector, silent.tableView(_:heightForRowAt:)) == nil)
    }

    // MARK: The application's own protocols

    @Test func anOwnRequirementThatIsImplementedAnswers() {
        let player: (any PlayerDelegate)? = Player()
        #expect(OptionalCall.of(try? player?.player("a", didReach: 2)) == "a reached 2")
    }

    @Test func anOwnRequirementThatIsMissingAnswersNil() {
        let player: (any PlayerDelegate)? = QuietPlayer()
        #expect(OptionalCall.of(try? player?.player("a", didReach: 2)) == nil)
        OptionalCall.of(try? player?.stopped())
    }

    @Test func anOwnRequirementThatOnlyASubclassDeclaresIsCalled() {
        let late = LatePlayer()
        let player: (any PlayerDelegate)? = late
        #expect(OptionalCall.of(try? player?.player("a", didReach: 2)) == "late 2")
        OptionalCall.of(try? player?.stopped())
        #expect(late.stops == 1)
    }

    @Test func anOwnRequirementIsForwarded() {
        let late = LatePlayer()
        let player: (any PlayerDelegate)? = PlayerProxy(late)
        #expect(OptionalCall.of(try? player?.player("b", didReach: 7)) == "late 7")
    }
}

@MainActor private class Silent: NSObject, UITableViewDelegate {}

@MainActor private final class Tall: NSObject, UITableViewDelegate {
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        90 + CGFloat(indexPath.row)
    }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let view = UIView()
        view.tag = 3
        return view
    }
}

@MainActor private final class Forwarding: NSObject, UITableViewDelegate, MessageForwarding {
    let next: any UITableViewDelegate
    init(to next: any UITableViewDelegate) { self.next = next }
    func forwardingTarget(for aSelector: Selector!) -> Any? { next }
}

// What the adapter makes of `@objc protocol PlayerDelegate { @objc optional func ... }`.
@MainActor private protocol PlayerDelegate: AnyObject {
    func player(_ name: String, didReach place: Int) throws -> String
    func stopped() throws
}
extension PlayerDelegate {
    func player(_ a0: String, didReach a1: Int) throws -> String {
        return try OptionalCall.notImplemented(self, "player:didReach:", a0, a1)
    }
    func stopped() throws { return try OptionalCall.notImplemented(self, "stopped") }
}

@MainActor private class QuietPlayer: NSObject, PlayerDelegate {}

@MainActor private final class Player: NSObject, PlayerDelegate {
    func player(_ name: String, didReach place: Int) -> String { "\(name) reached \(place)" }
}

@MainActor private final class LatePlayer: QuietPlayer {
    var stops = 0
    func player(_ name: String, didReach place: Int) -> String { "late \(place)" }
    func stopped() { stops += 1 }
}

@MainActor private final class PlayerProxy: NSObject, PlayerDelegate, MessageForwarding {
    let next: LatePlayer
    init(_ next: LatePlayer) { self.next = next }
    func responds(to aSelector: Selector!) -> Bool { next.responds(to: aSelector) }
    func forwardingTarget(for aSelector: Selector!) -> Any? { next }
}

extension LatePlayer {
    fileprivate static func _members_LatePlayer_0(_ m: ClassMembers<LatePlayer>) {
        m.method("player:didReach:", "player(_:didReach:)", LatePlayer.player(_:didReach:))
        m.method("stopped", "stopped()", LatePlayer.stopped)
    }
}
extension Tall {
    fileprivate static func _members_Tall_1(_ m: ClassMembers<Tall>) {
        m.method(
            "tableView:heightForRowAtIndexPath:", "tableView(_:heightForRowAt:)", Tall.tableView(_:heightForRowAt:))
    }
}
extension Silent {
    fileprivate static func _members_Silent_2(_ m: ClassMembers<Silent>) {}
}
@section(".init_array") @used private let _members_OptionalCallTests: @convention(c) () -> Void = {
    SourceMembers.add {
        $0.add(LatePlayer.self, LatePlayer._members_LatePlayer_0)
        $0.add(Tall.self, Tall._members_Tall_1)
        $0.add(Silent.self, Silent._members_Silent_2)
    }
}
