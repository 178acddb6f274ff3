import Testing

@testable import UIKit

/// Objects made of classes that are known as values only.
@MainActor
@Suite(.serialized)
struct ClassValueTests {
    private class Cell: UITableViewCell {
        private(set) var style: CellStyle?

        override init(style: CellStyle, reuseIdentifier: String?) {
            self.style = style
            super.init(style: style, reuseIdentifier: reuseIdentifier)
        }

        required init?(coder: NSCoder) { nil }
    }

    private class Band: UITableViewHeaderFooterView {}

    private class View: UIView {
        private(set) var isMade = false

        override init(frame: CGRect) {
            super.init(frame: frame)
            isMade = true
        }

        required init?(coder: NSCoder) { nil }
    }

    private class Controller: UIViewController {
        let given: String?

        override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
            given = nibNameOrNil
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }
    }

    private class Table: UITableViewController {
        private(set) var given: UITableView.Style?

        override init(style: UITableView.Style) {
            super.init(style: style)
            given = style
        }

        required init?(coder: NSCoder) { nil }
    }

    private final class Model: NSObject {
        var number = 7
    }

    @Test func cellsAndBandsComeFromTheirOwnInitializers() {
        let cellClass: UITableViewCell.Type = Cell.self
        let cell = cellClass.newObject(style: .value1, reuseIdentifier: "a")
        #expect((cell as? Cell)?.style == .value1)
        #expect(cell.reuseIdentifier == "a")
        let bandClass: UITableViewHeaderFooterView.Type = Band.self
        let band = bandClass.newObject(reuseIdentifier: "b")
        #expect(band is Band)
        #expect(band.reuseIdentifier == "b")
    }

    @Test func viewsComeFromTheirOwnInitializers() {
        let viewClass: UIView.Type = View.self
        let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        let view = viewClass.newObject(frame: frame)
        #expect((view as? View)?.isMade == true)
        #expect(view.frame == frame)
        #expect((viewClass.newObject() as? View)?.isMade == true)
    }

    @Test func controllersComeFromTheirOwnInitializers() {
        let controllerClass: UIViewController.Type = Controller.self
        #expect((controllerClass.newObject(nibName: "a", bundle: nil) as? Controller)?.given == "a")
        let tableClass: UITableViewController.Type = Table.self
        #expect((tableClass.newObject(style: .grouped) as? Table)?.given == .grouped)
    }

    @Test func implicitInitializersAreTheClassesOwn() {
        let view: UIView = .init(frame: CGRect(x: 0, y: 0, width: 1, height: 2))
        let cell: UITableViewCell = .init()
        #expect(view.bounds.height == 2)
        #expect(cell.reuseIdentifier == nil)
    }

    @Test func aGenericClassGivesObjectsOfItsOwnType() {
        func make<Object: NSObject>(_ type: Object.Type) -> Object { type.newObject() }
        #expect(make(Model.self).number == 7)
    }
}
