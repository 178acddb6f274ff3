import TableEngine
import Testing

@Suite struct TransitionPlanTests {
    private func geometry(_ counts: [Int], header: Double = 0) -> TableGeometry {
        TableGeometry(
            sections: counts.map {
                SectionGeometry(header: .measured(header), rows: ExtentTree(rows: $0, extent: .measured(40)))
            })
    }

    /// As text: fate, places, spans. Seen are 200 points from `from`, after the update from `to`.
    private func items(
        _ calls: [TableChange], _ before: [Int], _ after: [Int], header: Double = 0, from: Double = 0,
        to: Double? = nil,
        floats: Bool = false
    ) -> [String] {
        let changes = ChangeSet(calls)
        #expect(changes.fault(before: SectionCounts(before), after: SectionCounts(after)) == nil)
        let plan = Reconciler(changes, before: SectionCounts(before), after: SectionCounts(after)).plan()
        func scene(_ geometry: TableGeometry, _ start: Double) -> TransitionPlan.Scene {
            let span = Span(start: start, length: 200)
            return TransitionPlan.Scene(
                geometry: geometry, viewport: Viewport(visible: span, unobscured: span), floats: floats)
        }
        let old = geometry(before, header: header)
        var new = old
        new.apply(
            plan,
            extents: NewExtents(
                sections: { $0.map { SectionRun(1, geometry([after[$0]], header: header).section(0).geometry) } },
                rows: { [ExtentRun($0.count, .measured(40))] }))
        return TransitionPlan(plan, before: scene(old, from), after: scene(new, to ?? from)).items.map(Self.text)
    }

    private static func text(_ item: TransitionPlan.Item) -> String {
        func name(_ number: (some CustomStringConvertible)?) -> String { number.map { "\($0)" } ?? "none" }
        let content =
            switch item.content {
            case .row(let before, let after): "row \(name(before)) > \(name(after))"
            case .header(let before, let after): "header \(name(before)) > \(name(after))"
            case .footer(let before, let after): "footer \(name(before)) > \(name(after))"
            }
        let animation = item.animation.rawValue == 0 ? "" : " by \(item.animation.rawValue)"
        return "\(item.fate) \(content)\(animation): \(Int(item.from.start)) > \(Int(item.to.start))"
    }

    private func rows(_ range: Range<Int>, _ section: Int = 0) -> [RowRange] {
        [RowRange(section: section, rows: range)]
    }

    @Test func anInsertedRowAppearsWhereItsGapOpensAndPushesTheOthersDown() {
        #expect(
            items([.insertRows(rows(1..<2), AnimationToken(7))], [4], [5]) == [
                "persist row 0-0 > 0-0: 0 > 0", "persist row 0-1 > 0-2: 40 > 80", "persist row 0-2 > 0-3: 80 > 120",
                "persist row 0-3 > 0-4: 120 > 160", "appear row none > 0-1 by 7: 40 > 40",
            ])
    }

    @Test func aDeletedRowEndsWhereItsGapClosesAndRowsComeUpFromBelow() {
        #expect(
            items([.deleteRows(rows(1..<2), AnimationToken(7))], [6], [5]) == [
                "persist row 0-0 > 0-0: 0 > 0", "disappear row 0-1 > none by 7: 40 > 40",
                "persist row 0-2 > 0-1: 80 > 40",
                "persist row 0-3 > 0-2: 120 > 80", "persist row 0-4 > 0-3: 160 > 120",
                "persist row 0-5 > 0-4: 200 > 160",
            ])
    }

    @Test func movedRowsTravelAndReloadedOnesAreReplacedOnTheWay() {
        let calls: [TableChange] = [
            .moveRow(from: RowIndex(section: 0, row: 0), to: RowIndex(section: 0, row: 2)),
            .reloadRows(rows(1..<2), AnimationToken(3)),
        ]
        #expect(
            items(calls, [3], [3]) == [
                "move row 0-0 > 0-2: 0 > 80", "reload row 0-1 > 0-0 by 3: 40 > 0", "persist row 0-2 > 0-1: 80 > 40",
            ])
    }

    @Test func whatKeepsItsPlaceOnScreenDoesNotMoveWhenTheOffsetFollows() {
        let items = items([.insertRows(rows(0..<10))], [20], [30], from: 200, to: 600)
        #expect(items.first { $0.hasPrefix("persist row 0-5 ") } == "persist row 0-5 > 0-15: 600 > 600")
        #expect(items.allSatisfy { $0.hasPrefix("persist") })
    }

    @Test func rowsThatGoFarAwayEndJustOutsideInTheirOrder() {
        #expect(
            items([.insertRows(rows(1..<1001))], [4], [1004]).prefix(4) == [
                "persist row 0-0 > 0-0: 0 > 0", "persist row 0-1 > 0-1001: 40 > 200",
                "persist row 0-2 > 0-1002: 80 > 240",
                "persist row 0-3 > 0-1003: 120 > 280",
            ])
    }

    @Test func rowsThatComeFromFarAwayStartJustOutsideInTheirOrder() {
        #expect(
            items([.deleteRows(rows(1..<1001))], [1004], [4]).suffix(3) == [
                "persist row 0-1001 > 0-1: 200 > 40", "persist row 0-1002 > 0-2: 240 > 80",
                "persist row 0-1003 > 0-3: 280 > 120",
            ])
    }

    @Test func headersGoWithTheirSections() {
        let items = items(
            [.deleteSections([0..<1], AnimationToken(4)), .insertSections([1..<2], AnimationToken(5))], [1, 1], [1, 1],
            header: 20)
        #expect(
            Set(items) == [
                "disappear row 0-0 > none by 4: 20 > 0", "persist row 1-0 > 0-0: 80 > 20",
                "disappear header 0 > none by 4: 0 > 0", "persist header 1 > 0: 60 > 0",
                "appear row none > 1-0 by 5: 120 > 80", "appear header none > 1 by 5: 120 > 60",
            ])
    }

    @Test func aFloatingHeaderStartsWhereItFloats() {
        let items = items([.insertRows(rows(0..<1))], [20, 1], [21, 1], header: 20, from: 100, to: 140, floats: true)
        #expect(items.contains("persist header 0 > 0: 140 > 140"))
    }

    @Test func rowsOfAMovedSectionMoveWithIt() {
        let items = items([.moveSection(from: 1, to: 0)], [1, 1], [1, 1], header: 20)
        #expect(
            items == [
                "persist row 0-0 > 1-0: 20 > 80", "move row 1-0 > 0-0: 80 > 20", "persist header 0 > 1: 0 > 60",
                "move header 1 > 0: 60 > 0",
            ])
    }

    @Test func rowsOfAReloadedSectionGoAndCome() {
        let items = items([.reloadSections([0..<1], AnimationToken(6))], [1, 1], [2, 1], header: 20)
        #expect(
            items == [
                "disappear row 0-0 > none by 6: 20 > 20", "persist row 1-0 > 1-0: 80 > 120",
                "reload header 0 > 0 by 6: 0 > 0", "persist header 1 > 1: 60 > 100",
                "appear row none > 0-0 by 6: 20 > 20", "appear row none > 0-1 by 6: 60 > 60",
            ])
    }
}
