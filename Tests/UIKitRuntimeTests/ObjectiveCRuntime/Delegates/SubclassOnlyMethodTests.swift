import Testing
import UIKit
import UIKitTestDriver

/// Optional methods that only a subclass of the conforming class declares: called in every build where a table lists them.
@MainActor @Suite(.serialized) struct SubclassOnlyMethodTests {
    @Test func aTableCallsThem() throws {
        let delegate = Declaring()
        let controller = UIViewController()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
        table.dataSource = delegate
        table.delegate = delegate
        controller.view.addSubview(table)
        let app = try TestApplication(showing: controller)
        #expect(table.numberOfSections == 2)
        #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).height == 71)
        try app.tap(text: "Row 1")
        #expect(delegate.heard == ["select 1"])
        table.contentOffset.y = 30
        #expect(delegate.heard == ["select 1", "scrolled"])
    }

    @Test func whatTheTableListsIsCalledBeforeWhatTheSymbolsSay() throws {
        let delegate = Overstated()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
        table.dataSource = delegate
        table.delegate = delegate
        table.layoutIfNeeded()
        #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).height == 33)
    }

    @Test func aTextFieldCallsThem() throws {
        let delegate = Refusing()
        let field = UITextField(frame: CGRect(x: 10, y: 200, width: 100, height: 40))
        field.delegate = delegate
        let controller = UIViewController()
        controller.view.addSubview(field)
        _ = try TestApplication(showing: controller)
        #expect(!field.becomeFirstResponder())
    }

    @Test func callersOfTheProtocolReachThem() {
        let delegate: any UITableViewDelegate = Declaring()
        #expect(delegate.tableView(UITableView(), heightForRowAt: IndexPath(row: 5, section: 0)) == 75)
        #expect(delegate.responds(to: "tableView:heightForRowAtIndexPath:"))
    }
}

@MainActor private class Conforming: NSObject, UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        if indexPath.section == 0 { cell.textLabel?.text = "Row \(indexPath.row)" }
        return cell
    }
}

@MainActor private final class Declaring: Conforming {
    var heard: [String] = []
    func numberOfSections(in tableView: UITableView) -> Int { 2 }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        70 + CGFloat(indexPath.row)
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        heard.append("select \(indexPath.row)")
    }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { heard.append("scrolled") }
}

@MainActor private final class Overstated: Conforming {
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 44 }
}

@MainActor private class FieldDelegate: NSObject, UITextFieldDelegate {}

@MainActor private final class Refusing: FieldDelegate {
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { false }
}

extension Declaring {
    fileprivate static func _members_Declaring_0(_ m: ClassMembers<Declaring>) {
        m.method("numberOfSectionsInTableView:", "numberOfSections(in:)", Declaring.numberOfSections(in:))
        m.method(
            "tableView:heightForRowAtIndexPath:", "tableView(_:heightForRowAt:)", Declaring.tableView(_:heightForRowAt:)
        )
        m.method(
            "tableView:didSelectRowAtIndexPath:", "tableView(_:didSelectRowAt:)", Declaring.tableView(_:didSelectRowAt:)
        )
        m.method("scrollViewDidScroll:", "scrollViewDidScroll(_:)", Declaring.scrollViewDidScroll(_:))
    }
}
extension Overstated {
    fileprivate static func _members_Overstated_1(_ m: ClassMembers<Overstated>) {
        m.method("tableView:heightForRowAtIndexPath:", "tableView(_:heightForRowAt:)") { _ in
            { (_: UITableView, _: IndexPath) -> CGFloat in 33 }
        }
    }
}
extension Refusing {
    fileprivate static func _members_Refusing_2(_ m: ClassMembers<Refusing>) {
        m.method(
            "textFieldShouldBeginEditing:", "textFieldShouldBeginEditing(_:)", Refusing.textFieldShouldBeginEditing(_:))
    }
}
@section(".init_array") @used private let _members_SubclassOnlyMethodTests: @convention(c) () -> Void = {
    SourceMembers.add {
        $0.add(Declaring.self, Declaring._members_Declaring_0)
        $0.add(Overstated.self, Overstated._members_Overstated_1)
        $0.add(Refusing.self, Refusing._members_Refusing_2)
    }
}
