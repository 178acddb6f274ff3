import Testing

@testable import UIKit

/// Designated initializers of UIKit's classes, called on classes that are known as values only.
@MainActor
@Suite(.serialized)
struct ClassValueInitializerTests {
    private final class Table: UITableView {
        private(set) var given: Style?
        override init(frame: CGRect, style: Style) {
            super.init(frame: frame, style: style)
            given = style
        }
        required init?(coder: NSCoder) { nil }
    }

    private final class Grid: UICollectionView {
        private(set) var given: UICollectionViewLayout?
        override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
            super.init(frame: frame, collectionViewLayout: layout)
            given = layout
        }
        required init?(coder: NSCoder) { nil }
    }

    @Test func listsHaveTheirOwnInitializers() throws {
        let tableClass: UITableView.Type = Table.self
        let table = tableClass.newObject(frame: CGRect(x: 1, y: 2, width: 3, height: 4), style: .grouped)
        #expect((table as? Table)?.given == .grouped)
        #expect(table.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
        let gridClass: UICollectionView.Type = Grid.self
        let layout = UICollectionViewFlowLayout()
        let grid = gridClass.newObject(frame: .zero, collectionViewLayout: layout)
        #expect((grid as? Grid)?.given === layout)
    }

    @Test func otherViewsAreOfTheirClasses() {
        final class Text: UITextView {}
        final class Picture: UIImageView {}
        final class Choice: UISegmentedControl {}
        final class Glass: UIVisualEffectView {}
        final class Column: UIStackView {}
        let container = NSTextContainer(size: .zero)
        #expect((Text.self as UITextView.Type).newObject(frame: .zero, textContainer: container) is Text)
        #expect((Picture.self as UIImageView.Type).newObject(image: nil) is Picture)
        let choice = (Choice.self as UISegmentedControl.Type).newObject(items: ["a", "b"])
        #expect(choice is Choice && choice.numberOfSegments == 2)
        #expect((Glass.self as UIVisualEffectView.Type).newObject(effect: UIBlurEffect(style: .dark)).effect != nil)
        let view = UIView()
        #expect((Column.self as UIStackView.Type).newObject(arrangedSubviews: [view]).arrangedSubviews == [view])
    }

    @Test func controllersAreOfTheirClasses() {
        final class Grid: UICollectionViewController {}
        final class Stack: UINavigationController {}
        final class Search: UISearchController {}
        final class Sheet: UIPresentationController {}
        let layout = UICollectionViewFlowLayout()
        let grid = (Grid.self as UICollectionViewController.Type).newObject(collectionViewLayout: layout)
        #expect(grid is Grid && grid.collectionViewLayout === layout)
        let root = UIViewController()
        let stack = (Stack.self as UINavigationController.Type).newObject(rootViewController: root)
        #expect(stack is Stack && stack.topViewController === root)
        let bars = (Stack.self as UINavigationController.Type).newObject(
            navigationBarClass: nil, toolbarClass: UIToolbar.self)
        #expect(bars is Stack && bars.toolbar != nil)
        let search = (Search.self as UISearchController.Type).newObject(searchResultsController: root)
        #expect(search is Search && search.searchResultsController === root)
        let sheet = (Sheet.self as UIPresentationController.Type).newObject(
            presentedViewController: root, presenting: nil)
        #expect(sheet is Sheet && sheet.presentedViewController === root)
    }

    @Test func recognizersLayersAndItemsAreOfTheirClasses() {
        final class Tap: UITapGestureRecognizer {}
        final class Tile: CALayer {}
        final class Button: UIBarButtonItem {}
        final class Tab: UITabBarItem {}
        let tap = (Tap.self as UIGestureRecognizer.Type).newObject(target: nil, action: nil)
        #expect(tap is Tap)
        #expect((Tile.self as CALayer.Type).newObject(layer: CALayer()) is Tile)
        let button = (Button.self as UIBarButtonItem.Type).newObject(
            title: "Save", style: .done, target: self as AnyObject, action: "save")
        #expect(button is Button && button.title == "Save" && button.style == .done && button.action == "save")
        let system = (Button.self as UIBarButtonItem.Type).newObject(
            barButtonSystemItem: .add, target: nil, action: nil)
        #expect(system is Button)
        let tab = (Tab.self as UITabBarItem.Type).newObject(title: "All", image: nil, tag: 3)
        #expect(tab is Tab && tab.title == "All" && tab.tag == 3)
    }
}
