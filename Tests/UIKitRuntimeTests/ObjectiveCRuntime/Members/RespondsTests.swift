import Testing

@testable import UIKit

/// Which methods of UIKit's delegate protocols an object is known to have.
@MainActor @Suite(.serialized) struct RespondsTests {
    @Test func anObjectRespondsToTheOptionalMethodsThatItsTableLists() {
        let delegate: any UITableViewDelegate = Listed()
        #expect(delegate.responds(to: "tableView:heightForRowAtIndexPath:"))
        #expect(!delegate.responds(to: "tableView:viewForHeaderInSection:"))
        #expect(!delegate.responds(to: "scrollViewDidScroll:"))
        #expect(!delegate.responds(to: "textFieldShouldReturn:"))
    }

    @Test(.enabled(if: MethodResolution.canSeeUncalledMethods))
    func anObjectRespondsToTheOptionalMethodsThatItDeclares() {
        let delegate: any UITableViewDelegate = Unlisted()
        #expect(delegate.responds(to: "tableView:didSelectRowAtIndexPath:"))
        #expect(delegate.responds(to: "scrollViewDidScroll:"))
        #expect(!delegate.responds(to: "tableView:heightForRowAtIndexPath:"))
        #expect(UnlistedSubclass().responds(to: "scrollViewDidScroll:"))
        #expect(UnlistedSubclass().responds(to: "tableView:heightForRowAtIndexPath:"))
    }

    @Test func anObjectRespondsToWhatAProtocolRequires() {
        #expect(Source().responds(to: "tableView:cellForRowAtIndexPath:"))
        #expect(!Listed().responds(to: "tableView:cellForRowAtIndexPath:"))
    }

    @Test func aTableControllerRespondsToWhatItOverrides() {
        let controller = Controller(style: .plain)
        #expect(controller.responds(to: "tableView:heightForRowAtIndexPath:"))
        #expect(!controller.responds(to: "tableView:heightForHeaderInSection:"))
        #expect(controller.responds(to: "viewDidLoad"))
    }

    @Test func everyObjectHasWhatNSObjectHas() {
        #expect(NSObject().responds(to: "hash"))
        #expect(UIView().responds(to: "isEqual:"))
        #expect(!NSObject().responds(to: "setNeedsLayout"))
    }

    @Test func aMethodThatASelectorBringsIsKnownFromThenOn() {
        #expect(!Unlisted().responds(to: "later"))
        _ = Selector("later", calling: Unlisted.later)
        #expect(Unlisted().responds(to: "later"))
        #expect(UnlistedSubclass().responds(to: "later"))
    }

    @Test func everyOptionalMethodIsFoundBySelector() {
        let all = UIKitRequirements.optionalMethods
        #expect(Set(all.map(\.selector)).count == all.count)
        for method in all {
            let colons = method.selector.filter { $0 == ":" }.count
            #expect(colons == method.name.filter { $0 == ":" }.count, "\(method.selector) and \(method.name)")
        }
    }
}

@MainActor private class Listed: NSObject, UITableViewDelegate {
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 1 }
}

extension Listed {
    fileprivate static func _members_Listed_0(_ m: ClassMembers<Listed>) {
        m.method(
            "tableView:heightForRowAtIndexPath:", "tableView(_:heightForRowAt:)", Listed.tableView(_:heightForRowAt:))
    }
}
@section(".init_array") @used private let _members_RespondsTests: @convention(c) () -> Void = {
    SourceMembers.add { $0.add(Listed.self, Listed._members_Listed_0) }
}

@MainActor private class Unlisted: NSObject, UITableViewDelegate {
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
    func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    func later() {}
}

@MainActor private final class UnlistedSubclass: Unlisted {
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 1 }
}

@MainActor private final class Source: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
}

private final class Controller: UITableViewController {
    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 1 }
}
