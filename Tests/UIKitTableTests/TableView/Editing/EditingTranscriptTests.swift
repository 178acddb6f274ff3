import Foundation
import Testing
import UIKitTestDriver

@testable import UIKit

/// The order of all calls, as stored texts.
@MainActor @Suite(.serialized) struct EditingTranscriptTests {
    private let rows = 3

    private func scene(prepare: (UITableView, EditedRows) -> Void = { _, _ in }) throws -> EditingScene {
        try EditingScene(rows: rows, prepare: prepare)
    }

    /// Compares what is written, under headings, with the stored text.
    private func check(
        _ scene: EditingScene, named name: String, _ steps: [(String, () throws -> Void)]
    ) throws {
        var lines: [String] = []
        for (heading, step) in steps { lines += ["\(heading):"] + (try scene.writes(step)).map { "    \($0)" } }
        try assertText(lines.joined(separator: "\n"), named: name)
    }

    // Seeds 124, 309.
    @Test func beginningAndEndingEditing() throws {
        let scene = try scene { _, source in source.canEdit = { $0 != 1 } }
        let (table, app) = (scene.table, scene.app)
        try check(
            scene, named: "beginning-and-ending",
            [
                ("begin", { table.setEditing(true, animated: true) }),
                ("0.5 seconds later", { app.advance(by: 0.5) }),
                ("end", { table.setEditing(false, animated: true) }),
                ("0.5 seconds later", { app.advance(by: 0.5) }),
                ("begin at once", { table.isEditing = true }),
                ("end at once", { table.isEditing = false }),
            ])
    }

    // Seeds 204, 221, 222, 225.
    @Test func deleting() throws {
        let scene = try scene { _, source in
            source.commit = { table, _, path in
                source.names.remove(at: path.row)
                table.deleteRows(at: [path], with: .automatic)
            }
        }
        let app = scene.app
        scene.edit()
        try check(
            scene, named: "deleting",
            [
                ("tap on the minus", { try app.tap(scene.control(1)!) }),
                ("0.5 seconds later", { app.advance(by: 0.5) }),
                ("tap on the button", { try app.tap(text: "Delete") }),
                ("1 second later", { app.advance(by: 1) }),
            ])
        #expect(scene.source.names == ["Row 0", "Row 2"])
        #expect(scene.table.visibleCells.count == 2)
    }

    @Test func aTapElsewhereDoesNotDelete() throws {
        let scene = try scene { table, _ in table.allowsSelectionDuringEditing = true }
        let app = scene.app
        scene.edit()
        try scene.openConfirmation(1)
        try check(
            scene, named: "tap-elsewhere",
            [
                ("tap on row 0", { try app.tap(scene.cell(0)) }),
                ("0.5 seconds later", { app.advance(by: 0.5) }),
                ("another tap on row 0", { try app.tap(scene.cell(0)) }),
            ])
    }

    // Seeds 204, 221, 224.
    @Test func inserting() throws {
        let scene = try scene { _, source in
            source.style = { $0 == 0 ? .insert : .none }
            source.commit = { table, _, path in
                source.names.insert("New", at: 1)
                table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .automatic)
            }
        }
        let app = scene.app
        scene.edit()
        try check(
            scene, named: "inserting",
            [
                ("tap on the plus", { try app.tap(scene.control(0)!) }),
                ("1 second later", { app.advance(by: 1) }),
            ])
    }

    // Seeds 2.
    @Test func selectingSeveralRowsAndDeletingThem() throws {
        let scene = try scene { table, _ in table.allowsMultipleSelectionDuringEditing = true }
        let (app, table, source) = (scene.app, scene.table, scene.source)
        try check(
            scene, named: "multiple-selection",
            [
                ("begin", { table.setEditing(true, animated: false) }),
                ("tap on row 2", { try app.tap(scene.cell(2)) }),
                ("tap on row 0", { try app.tap(scene.cell(0)) }),
                (
                    "delete",
                    {
                        let paths = table.indexPathsForSelectedRows ?? []
                        for path in paths.sorted().reversed() { source.names.remove(at: path.row) }
                        table.deleteRows(at: paths, with: .automatic)
                    }
                ),
                ("1 second later", { app.advance(by: 1) }),
                ("end", { table.setEditing(false, animated: false) }),
            ])
        #expect(source.names == ["Row 1"])
    }

    @Test func aTapOutsideEditing() throws {
        let scene = try scene()
        let app = scene.app
        try check(
            scene, named: "tap",
            [
                ("tap on row 0", { try app.tap(scene.cell(0)) }),
                ("tap on row 1", { try app.tap(scene.cell(1)) }),
            ])
    }

    @Test func aRowThatASwipeOpens() throws {
        let scene = try scene()
        let editing = scene.table.rowEditing
        try check(
            scene, named: "swiped-row",
            [
                ("open", { editing.willOpenRow(.init(section: 0, row: 1)) }),
                ("close", { editing.didCloseRow(.init(section: 0, row: 1)) }),
            ])
    }
}
