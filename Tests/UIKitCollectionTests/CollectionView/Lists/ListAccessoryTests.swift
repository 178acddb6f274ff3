import Testing
import UIKitTestDriver

@testable import UIKit
@testable import UIKitTestSupport

/// The accessories of list cells.
@MainActor @Suite(.serialized)
struct ListAccessoryTests {
    private func stage(_ accessories: @escaping @MainActor () -> [UICellAccessory]) throws -> ListStage {
        let stage = try ListStage()
        stage.setUp = { cell, _ in cell.accessories = accessories() }
        stage.show(0..<3)
        return stage
    }

    private func views(_ stage: ListStage, _ item: Int = 0) -> [UIView] {
        (stage.cell(item)?.subviews ?? []).filter {
            !($0 is TableSeparatorView) && $0 !== stage.cell(item)?.contentView
        }
    }

    @Test func accessoriesAreInTheOrderOfTheSystem() throws {
        let stage = try stage { [.disclosureIndicator(), .label(text: "4"), .checkmark()] }
        let label = stage.cell(0)?.subviews.first { $0 is UILabel }
        let glyphs = stage.cell(0)?.subviews.filter { $0 is CellGlyphView }.compactMap { stage.frame($0) } ?? []
        #expect(glyphs.count == 2)
        let end = stage.frame(label)?.maxX ?? 0
        #expect(glyphs.allSatisfy { $0.minX > end })
        #expect((stage.frame(stage.cell(0)?.contentView)?.maxX ?? 0) <= (stage.frame(label)?.minX ?? 0))
    }

    @Test func aDisclosureIndicatorIsWhereThatOfATableIs() throws {
        let stage = try stage { [.disclosureIndicator()] }
        let row = UITableViewCell(style: .default, reuseIdentifier: nil)
        row.accessoryType = .disclosureIndicator
        let chevron = stage.cell(0)?.subviews.first { $0 is CellGlyphView }
        let box = row.accessories.stock.first?.sizeThatFits(.zero)
        #expect(chevron?.bounds.size == box)
        #expect(stage.frame(chevron)?.maxX == 390 - SystemMetrics.current.margins.system(windowWidth: 390))
    }

    @Test func editingShowsAndHidesAccessories() throws {
        let stage = try stage { [.delete(), .reorder(), .disclosureIndicator(displayed: .whenNotEditing)] }
        #expect(stage.cell(0)?.subviews.contains { $0 is CellEditControl || $0 is ListGrip } == false)
        stage.view.isEditing = true
        stage.app.advance(by: 0.1)
        let parts = stage.cell(0)?.subviews ?? []
        #expect(parts.contains { $0 is CellEditControl } && parts.contains { $0 is ListGrip })
        #expect(!parts.contains { $0 is CellGlyphView })
        #expect(stage.cell(0)?.configurationState.isEditing == true)
        #expect((stage.frame(stage.cell(0)?.contentView)?.minX ?? 0) > 30)
    }

    @Test func tapsCallTheHandlers() throws {
        var calls: [String] = []
        let stage = try stage {
            [.delete(displayed: .always) { calls.append("delete") }, .detail { calls.append("detail") }]
        }
        let control = try #require(stage.cell(1)?.subviews.first { $0 is CellEditControl })
        try stage.app.tap(control)
        let button = try #require(stage.cell(1)?.subviews.first { $0 is ListAccessoryButton })
        try stage.app.tap(button)
        stage.app.advance(by: 0.5)
        #expect(calls == ["delete", "detail"])
        #expect(stage.view.indexPathsForSelectedItems == [])
    }

    @Test func aCustomViewIsPlacedAtItsSide() throws {
        let square = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
        let stage = try ListStage()
        stage.setUp = { cell, item in
            guard item == 0 else { return }
            cell.accessories = [
                .customView(
                    configuration: .init(customView: square, placement: .leading(), maintainsFixedSize: true))
            ]
        }
        stage.show(0..<3)
        #expect(stage.frame(square)?.size == CGSize(width: 30, height: 30))
        #expect((stage.frame(square)?.maxX ?? 400) < (stage.frame(stage.cell(0)?.contentView)?.minX ?? 0) + 1)
    }

    @Test func aSelectedRowHasACheckedCircle() throws {
        let stage = try stage { [.multiselect(displayed: .always)] }
        stage.view.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
        let circles = (0..<2).map { item in
            stage.cell(item)?.subviews.compactMap { $0 as? CellEditControl }.first?.isChecked
        }
        #expect(circles == [true, false])
    }
}
