import Testing
import UIKit
import UIKitTestDriver

@testable import GalleryScreens

@MainActor @Suite(.serialized)
struct TableLookScreenTests {
    private let app: TestApplication

    init() throws {
        app = try TestApplication(showing: UINavigationController(rootViewController: TableLookViewController()))
        app.advance(by: 0.5)
    }

    private var table: UITableView {
        get throws { try app.view(UITableView.self) }
    }

    /// Taps a choice of an option.
    private func choose(_ choice: Int, of option: String) throws {
        let control = try #require(app.views(UISegmentedControl.self).first { $0.accessibilityLabel == option })
        let width = control.bounds.width / CGFloat(control.numberOfSegments)
        app.tap(at: control.convert(CGPoint(x: width * (CGFloat(choice) + 0.5), y: control.bounds.midY), to: nil))
        app.advance(by: 0.5)
    }

    @Test func theFirstChoicesAreTheDefaultsOfATable() throws {
        let (table, plain) = (try table, UITableView(frame: .zero, style: .plain))
        #expect(table.separatorColor == plain.separatorColor && table.separatorEffect == nil)
        #expect(table.separatorInset == plain.separatorInset)
        #expect(table.insetsContentViewsToSafeArea && !table.cellLayoutMarginsFollowReadableWidth)
        for (group, first) in [(0, 0), (1, 0), (2, 0)] where group != 1 {
            for option in LookOption.groups[group].options { option.apply(plain, first) }
        }
        #expect(plain.separatorColor == table.separatorColor && plain.separatorInset == table.separatorInset)
        #expect(plain.sectionIndexMinimumDisplayRowCount == table.sectionIndexMinimumDisplayRowCount)
    }

    @Test func eachOptionSetsItsProperty() throws {
        let table = try table
        try choose(1, of: "Color")
        #expect(table.separatorColor == .systemRed)
        try choose(1, of: "Effect")
        #expect(table.separatorEffect is UIBlurEffect)
        try choose(2, of: "Effect")
        #expect(table.separatorEffect is UIVibrancyEffect)
        try choose(2, of: "Inset")
        #expect(table.separatorInset == UIEdgeInsets(top: 0, left: 48, bottom: 0, right: 24))
        try choose(1, of: "Inset from")
        #expect(table.separatorInsetReference == .fromAutomaticInsets)
        try choose(1, of: "Readable width")
        #expect(table.cellLayoutMarginsFollowReadableWidth)
        try choose(0, of: "In the safe area")
        #expect(!table.insetsContentViewsToSafeArea)
        try choose(1, of: "Titles")
        #expect(table.sectionIndexColor == .systemRed)
        try choose(1, of: "Background")
        #expect(table.sectionIndexBackgroundColor == .systemYellow)
        try choose(1, of: "While touched")
        #expect(table.sectionIndexTrackingBackgroundColor == .systemOrange)
        #expect(app.dumpTree().contains("titles A B C"))
        try choose(2, of: "From rows")
        #expect(table.sectionIndexMinimumDisplayRowCount == 500)
        #expect(!app.dumpTree().contains("titles A B C"))
    }

    @Test func theIndexChangesItsTitlesAlone() throws {
        #expect(app.dumpTree().contains("titles A B C"))
        try app.tap(text: "123")
        app.frame()
        #expect(app.dumpTree().contains("titles 1 2 3") && app.shows(text: "ABC"))
    }
}
