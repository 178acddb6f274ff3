import GalleryScreens
import Testing
import UIKit
import UIKitTestDriver

@MainActor @Suite(.serialized)
struct OutlineScreenTests {
    private func open() throws -> (TestApplication, UICollectionView) {
        let app = try TestApplication(
            showing: GalleryScreen.navigationController(
                showing: GalleryScreen.all.first { $0.identifier == "outline" }), scale: 1)
        app.advance(by: 1)
        return (app, try app.view(UICollectionView.self))
    }

    private func swipe(_ app: TestApplication, _ list: UICollectionView, item: Int, by distance: CGFloat) throws {
        let cell = try #require(list.cellForItem(at: IndexPath(item: item, section: 0)))
        let middle = cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: nil)
        app.drag(
            from: CGPoint(x: middle.x - distance / 2, y: middle.y),
            to: CGPoint(x: middle.x + distance / 2, y: middle.y), duration: 0.3, holding: 0.2)
        app.advance(by: 1)
    }

    @Test func aTapOnAFolderOpensAndClosesIt() throws {
        let (app, list) = try open()
        #expect(list.numberOfItems(inSection: 0) == 7)
        try app.tap(text: "Beds")
        app.advance(by: 1)
        #expect(list.numberOfItems(inSection: 0) == 10 && app.visibleTexts.contains("Under the pear tree"))
        try app.tap(text: "Allotment")
        app.advance(by: 1)
        #expect(list.numberOfItems(inSection: 0) == 4 && !app.visibleTexts.contains("Beds"))
    }

    @Test func allFoldersOpenAtOnce() throws {
        let (app, list) = try open()
        try app.tap(text: "Expand All")
        app.advance(by: 1)
        #expect(list.numberOfItems(inSection: 0) == 17)
        try app.tap(text: "Collapse All")
        app.advance(by: 1)
        #expect(list.numberOfItems(inSection: 0) == 4)
    }

    @Test func aSwipePinsANote() throws {
        let (app, list) = try open()
        try swipe(app, list, item: 1, by: 130)
        try app.tap(text: "Pin")
        app.advance(by: 1)
        try swipe(app, list, item: 1, by: 130)
        #expect(app.visibleTexts.contains("Unpin"))
    }

    @Test func aFullSwipeDeletesAFolderWithItsNotes() throws {
        let (app, list) = try open()
        try swipe(app, list, item: 0, by: -340)
        #expect(list.numberOfItems(inSection: 0) == 3 && !app.visibleTexts.contains("Compost, three methods"))
    }
}
