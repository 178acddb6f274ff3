import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// A nib that makes its objects in code, as subclasses in tests do.
private final class CodeNib: UINib {
    private let make: () -> [Any]

    init(_ make: @escaping () -> [Any]) {
        self.make = make
        super.init(nibName: "Code", bundle: nil)
    }

    override func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
        make()
    }
}

@MainActor
@Suite(.serialized)
struct NibRegistrationTests {
    private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    @Test func aRegisteredNibGivesNewCellsUnderItsIdentifier() {
        table.register(
            CodeNib { [UITableViewCell(style: .subtitle, reuseIdentifier: nil)] }, forCellReuseIdentifier: "a")
        let cell = table.dequeueReusableCell(withIdentifier: "a")
        #expect(cell?.reuseIdentifier == "a")
        #expect(cell?.detailTextLabel != nil)
    }

    // Seeds 23, 263.
    @Test func theLaterOfAClassAndANibCounts() {
        table.register(UITableViewCell.self, forCellReuseIdentifier: "a")
        table.register(
            CodeNib { [UITableViewCell(style: .value1, reuseIdentifier: "a")] }, forCellReuseIdentifier: "a")
        #expect(table.dequeueReusableCell(withIdentifier: "a")?.detailTextLabel != nil)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "a")
        #expect(table.dequeueReusableCell(withIdentifier: "a")?.detailTextLabel == nil)
        table.register(nil as UINib?, forCellReuseIdentifier: "a")
        #expect(table.dequeueReusableCell(withIdentifier: "a") == nil)
    }

    @Test func headersComeFromNibsToo() {
        table.register(
            CodeNib { [UITableViewHeaderFooterView(reuseIdentifier: nil)] }, forHeaderFooterViewReuseIdentifier: "h")
        #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "h")?.reuseIdentifier == "h")
    }

    @Test func aNibOfAnotherShapeRaises() {
        table.register(CodeNib { [UIView()] }, forCellReuseIdentifier: "a")
        let reasons = raised { _ = table.dequeueReusableCell(withIdentifier: "a") }.compactMap(\.reason)
        #expect(
            reasons == [
                "invalid nib registered for identifier (a) - nib must contain exactly one top level object which must be a "
                    + "UITableViewCell instance"
            ])
    }

    @Test func aCellWithAnotherIdentifierRaises() {
        table.register(
            CodeNib { [UITableViewCell(style: .default, reuseIdentifier: "b")] }, forCellReuseIdentifier: "a")
        let reasons = raised { _ = table.dequeueReusableCell(withIdentifier: "a") }.compactMap(\.reason)
        #expect(
            reasons == ["cell reuse indentifier in nib (b) does not match the identifier used to register the nib (a)"])
    }

    @Test func instantiatingAFileSaysWhichOneCannotBeLoaded() {
        let reasons = raised { _ = UINib(nibName: "Missing", bundle: nil).instantiate(withOwner: nil) }.compactMap(
            \.reason)
        #expect(reasons.count == 1)
        #expect(reasons.first?.hasPrefix("Could not load NIB in bundle: ") == true)
        #expect(reasons.first?.hasSuffix("with name 'Missing'") == true)
    }
}
