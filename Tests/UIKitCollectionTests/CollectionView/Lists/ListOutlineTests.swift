import Testing
import UIKitTestDriver

@testable import UIKit
@testable import UIKitTestSupport

/// Outlines that the user expands and collapses in a list.
@MainActor @Suite(.serialized)
struct ListOutlineTests {
    private func stage(
        _ style: UICellAccessory.OutlineDisclosureOptions.Style = .cell
    ) throws -> ListStage {
        let stage = try ListStage(.sidebar)
        stage.setUp = { cell, item in
            cell.accessories = item == 1 || item == 12 ? [.outlineDisclosure(options: .init(style: style))] : []
        }
        stage.showOutline()
        return stage
    }

    private func chevron(_ stage: ListStage, _ item: Int) throws -> UIView {
        try #require(stage.cell(item)?.subviews.first { $0 is ListAccessoryButton })
    }

    @Test func aTapOnTheChevronExpandsAndCollapses() throws {
        let stage = try stage()
        #expect(stage.items == [1, 2])
        try stage.app.tap(chevron(stage, 1))
        stage.app.advance(by: 1)
        #expect(stage.items == [1, 11, 12, 2])
        #expect(stage.cell(1)?.configurationState.isExpanded == true)
        #expect(stage.cell(11)?.indentationLevel == 1)
        try stage.app.tap(chevron(stage, 1))
        stage.app.advance(by: 1)
        #expect(stage.items == [1, 2] && stage.cell(1)?.configurationState.isExpanded == false)
    }

    @Test func theChevronTurnsWhileTheItemsComeIn() throws {
        let stage = try stage()
        let glyph = try #require(chevron(stage, 1).subviews.first)
        try stage.app.tap(chevron(stage, 1))
        stage.app.advance(by: 0.15)
        let turned = glyph.layer.presentation().map { atan2($0.transform.m12, $0.transform.m11) } ?? 0
        #expect(turned > 0.2 && turned < 1.5)
        stage.app.advance(by: 1)
        #expect(abs(atan2(glyph.transform.b, glyph.transform.a) - .pi / 2) < 0.001)
    }

    @Test func aTapOnAHeaderExpandsItAndSelectsNothing() throws {
        let stage = try stage(.header)
        stage.app.tap(at: CGPoint(x: 100, y: stage.frame(stage.cell(1))?.midY ?? 0))
        stage.app.advance(by: 1)
        #expect(stage.items == [1, 11, 12, 2])
        #expect(stage.view.indexPathsForSelectedItems == [])
    }

    @Test func theHandlersAreAskedAndTold() throws {
        let stage = try stage()
        var calls: [String] = []
        stage.source.sectionSnapshotHandlers.shouldExpandItem = {
            calls.append("should \($0)")
            return $0 == 1
        }
        stage.source.sectionSnapshotHandlers.willExpandItem = { calls.append("will \($0)") }
        stage.source.sectionSnapshotHandlers.willCollapseItem = { calls.append("collapse \($0)") }
        try stage.app.tap(chevron(stage, 1))
        stage.app.advance(by: 1)
        try stage.app.tap(chevron(stage, 12))
        stage.app.advance(by: 1)
        #expect(stage.items == [1, 11, 12, 2])
        try stage.app.tap(chevron(stage, 1))
        stage.app.advance(by: 1)
        #expect(calls == ["should 1", "will 1", "should 12", "collapse 1"])
    }

    @Test func aHandlerFillsAnItemWhenItExpands() throws {
        let stage = try stage()
        stage.source.sectionSnapshotHandlers.snapshotForExpandingParent = { parent, present in
            var filled = NSDiffableDataSourceSectionSnapshot<Int>()
            filled.append(present.items.isEmpty ? [] : [parent * 100, parent * 100 + 1])
            return filled
        }
        try stage.app.tap(chevron(stage, 1))
        stage.app.advance(by: 1)
        #expect(stage.items == [1, 100, 101, 2])
    }
}
