import GalleryScreens
import Testing
import UIKit
import UIKitTestDriver

@MainActor @Suite(.serialized)
struct PlaylistsScreenTests {
    private let app: TestApplication
    private let library: UITableView
    private let playlist: UITableView

    init() throws {
        app = try TestApplication(
            showing: GalleryScreen.navigationController(
                showing: GalleryScreen.all.first { $0.identifier == "playlists" }), scale: 1)
        app.frame()
        let lists = try #require(
            (app.rootViewController as? UINavigationController)?.topViewController?.children
                .compactMap { ($0 as? UITableViewController)?.tableView })
        (library, playlist) = (lists[0], lists[1])
    }

    private func titles(_ table: UITableView) -> [String] {
        (0..<table.numberOfRows(inSection: 0)).compactMap { row in
            let cell = table.cellForRow(at: IndexPath(row: row, section: 0))
            return (cell?.contentConfiguration as? UIListContentConfiguration)?.text
        }
    }

    private func drag(_ row: Int, of table: UITableView, toTopOf other: Int, of target: UITableView) throws {
        let start = try #require(table.cellForRow(at: IndexPath(row: row, section: 0)))
        let end = try #require(target.cellForRow(at: IndexPath(row: other, section: 0)))
        app.dragAndDrop(
            from: start.convert(CGPoint(x: start.bounds.midX, y: start.bounds.midY), to: nil),
            to: end.convert(CGPoint(x: end.bounds.midX, y: 6), to: nil))
        app.advance(by: 1)
    }

    @Test func aSongOfTheLibraryIsDraggedIntoThePlaylist() throws {
        #expect(titles(playlist) == ["Slow Train", "Paper Boats", "Seven Bridges"])
        try drag(0, of: library, toTopOf: 1, of: playlist)
        #expect(titles(playlist) == ["Slow Train", "Harbour Lights", "Paper Boats", "Seven Bridges"])
        #expect(titles(library).first == "Harbour Lights")
    }

    @Test func aSongIsDraggedToAnotherPlaceOfThePlaylist() throws {
        try drag(2, of: playlist, toTopOf: 0, of: playlist)
        #expect(titles(playlist) == ["Seven Bridges", "Slow Train", "Paper Boats"])
    }

    @Test func theLibraryTakesNothing() throws {
        let songs = titles(library)
        try drag(1, of: playlist, toTopOf: 1, of: library)
        #expect(titles(library) == songs)
        #expect(titles(playlist) == ["Slow Train", "Paper Boats", "Seven Bridges"])
    }
}
