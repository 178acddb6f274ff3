import TableEngine
import Testing
import UpdateModels

@Suite struct ElementLifecycleTests {
    private typealias Lifecycle = ElementLifecycle<RowIndex>

    private func row(_ row: Int, _ section: Int = 0) -> RowIndex { RowIndex(section: section, row: row) }

    /// Rows 0 to 4 with cards of their numbers.
    private func fiveLive() -> Lifecycle {
        var lifecycle = Lifecycle()
        for number in 0..<5 { lifecycle.place(Card("\(number)"), at: row(number)) }
        return lifecycle
    }

    private func live(_ lifecycle: Lifecycle) -> [String] { lifecycle.live.names }

    private func map(_ rows: Int, _ changes: TableChange..., after: Int) -> IndexMap {
        Reconciler(ChangeSet(changes), before: SectionCounts([rows]), after: SectionCounts([after])).plan().map
    }

    private let none = AnimationToken(0)

    private func insertion(_ number: Int) -> TableChange { .insertRows([RowRange(row(number))], none) }

    private func deletion(_ number: Int) -> TableChange { .deleteRows([RowRange(row(number))], none) }

    // MARK: Arriving

    @Test func whatIsAskedForFollowsUpdates() {
        var lifecycle = Lifecycle()
        lifecycle.request(row(2))
        lifecycle.remap(map(5, insertion(0), after: 6))
        #expect(lifecycle.requested == row(3))
        lifecycle.remap(map(6, deletion(3), after: 5))
        #expect(lifecycle.requested == nil)
        #expect(lifecycle.isRequesting)
        #expect(lifecycle.endRequest() == nil)
        #expect(!lifecycle.isRequesting)
    }

    @Test func requestsNest() {
        var lifecycle = Lifecycle()
        lifecycle.request(row(1))
        lifecycle.request(row(4))
        #expect(lifecycle.endRequest() == row(4))
        #expect(lifecycle.endRequest() == row(1))
    }

    @Test func idleElementsThatAreNotTheAnswerBelongToNobody() {
        var lifecycle = Lifecycle()
        let (first, second) = (Card("first"), Card("second"))
        lifecycle.recycle(first, identifier: "card")
        lifecycle.recycle(second, identifier: "card")
        lifecycle.request(row(0))
        #expect(lifecycle.dequeue(identifier: "card") === second)
        #expect(lifecycle.dequeue(identifier: "card") === first)
        #expect(lifecycle.takeUnused(besides: first).map(Card.name) == ["second"])
        #expect(lifecycle.endRequest() == row(0))
    }

    // MARK: Live

    @Test func anElementThatGetsAPlaceTakesItFromAnother() {
        var lifecycle = fiveLive()
        lifecycle.place(Card("new"), at: row(2))
        #expect(live(lifecycle) == ["0", "1", "new", "3", "4"])
        #expect(lifecycle.nextDeparture()?.name == "2")
    }

    @Test func elementsFollowTheirRows() throws {
        var lifecycle = fiveLive()
        let third = try #require(lifecycle.live[row(3)])
        lifecycle.remap(map(5, insertion(1), deletion(0), after: 5))
        #expect(lifecycle.live.key(of: third) == row(3))
        #expect(live(lifecycle) == ["1", "2", "3", "4"])
        #expect(lifecycle.nextDeparture()?.name == "0")
    }

    // MARK: Leaving

    @Test func elementsLeaveByTheirPresentNumbers() {
        var lifecycle = fiveLive()
        lifecycle.retire(where: { $0.row < 2 })
        #expect(lifecycle.nextDeparture()?.key == row(0))
        lifecycle.remap(map(5, insertion(0), after: 6))
        let next = lifecycle.nextDeparture()
        #expect(next?.name == "1")
        #expect(next?.key == row(2))
        #expect(lifecycle.nextDeparture() == nil)
    }

    @Test func anElementWithAnotherPlaceIsNotDoneLeaving() throws {
        var lifecycle = fiveLive()
        let zeroth = try #require(lifecycle.live[row(0)])
        lifecycle.retire(where: { $0 == row(0) })
        lifecycle.place(zeroth, at: row(7))
        #expect(lifecycle.nextDeparture() == nil)
        #expect(lifecycle.live.key(of: zeroth) == row(7))
    }

    @Test func heldDeparturesWait() {
        var lifecycle = fiveLive()
        lifecycle.holdsDepartures = true
        lifecycle.retire(where: { $0 == row(4) })
        #expect(lifecycle.nextDeparture() == nil)
        #expect(Card.name(lifecycle.departure(before: nil, after: row(4))) == "4")
        lifecycle.holdsDepartures = false
        #expect(lifecycle.nextDeparture()?.name == "4")
    }

    @Test func animatedDeparturesWaitForTheirAnimation() {
        var lifecycle = fiveLive()
        lifecycle.retire(where: { $0.row > 2 })
        lifecycle.animate(7) { Card.name($0) == "3" }
        #expect(lifecycle.nextDeparture()?.name == "4")
        #expect(lifecycle.nextDeparture() == nil)
        #expect(lifecycle.departures(with: 7).map(Card.name) == ["3"])
        lifecycle.animationDidEnd(7)
        #expect(lifecycle.nextDeparture()?.name == "3")
    }

    @Test func aRowThatComesBackTakesItsLeavingElement() {
        var lifecycle = fiveLive()
        lifecycle.retire(where: { $0 == row(3) })
        lifecycle.animate(1) { _ in true }
        lifecycle.remap(map(5, deletion(0), after: 4))
        #expect(lifecycle.reclaim(row(3))?.element == nil)
        #expect(Card.name(lifecycle.reclaim(row(2))?.element) == "3")
        #expect(live(lifecycle) == ["1", "2", "3", "4"])
        lifecycle.animationDidEnd(1)
        #expect(lifecycle.nextDeparture()?.name == "0")
        #expect(lifecycle.nextDeparture() == nil)
    }

    @Test func anElementThatComesBackSaysWhetherItIsOutdated() throws {
        var lifecycle = fiveLive()
        lifecycle.retire(where: { $0.row > 2 })
        lifecycle.outdate(where: { $0 == row(3) })
        let (third, fourth) = (lifecycle.reclaim(row(3)), lifecycle.reclaim(row(4)))
        #expect(third?.isOutdated == true)
        #expect(fourth?.isOutdated == false)
    }

    @Test func anElementThatAnAnimationKeptIsOutdatedWhenItComesBack() {
        var lifecycle = fiveLive()
        lifecycle.retire(where: { $0.row > 2 })
        lifecycle.animate(1) { Card.name($0) == "3" }
        let (third, fourth) = (lifecycle.reclaim(row(3)), lifecycle.reclaim(row(4)))
        #expect(third?.isOutdated == true)
        #expect(fourth?.isOutdated == false)
    }

    @Test func aReloadedRowsElementIsNotTakenBack() {
        var lifecycle = fiveLive()
        lifecycle.remap(map(5, .reloadRows([RowRange(row(1))], none), after: 5))
        #expect(lifecycle.reclaim(row(1))?.element == nil)
        #expect(Card.name(lifecycle.departure(before: row(1), after: row(1))) == "1")
    }

    @Test func aReloadTakesTheLowestFirst() {
        var lifecycle = fiveLive()
        lifecycle.request(row(9))
        lifecycle.retireAll()
        var left: [String] = []
        while let next = lifecycle.nextDeparture() { left.append(next.name!) }
        #expect(left == ["4", "3", "2", "1", "0"])
        #expect(lifecycle.endRequest() == nil)
    }

    // MARK: Idle

    @Test func recycledElementsThatAreUsedAgainAreNotPutAway() {
        var lifecycle = Lifecycle()
        for name in ["a", "b", "c"] { lifecycle.recycle(Card(name), identifier: name == "c" ? nil : "card") }
        lifecycle.request(row(0))
        let card = lifecycle.dequeue(identifier: "card")
        #expect(Card.name(card) == "b")
        #expect(lifecycle.takeRecycled().map(Card.name) == ["a", "c"])
        #expect(lifecycle.takeRecycled().isEmpty)
        #expect(Card.name(lifecycle.dequeue(identifier: "card")) == "a")
        #expect(lifecycle.dequeue(identifier: "card") == nil)
    }

    @Test func headersAndFootersFollowTheirSections() {
        var lifecycle = ElementLifecycle<BandKey>()
        for section in 0..<3 {
            lifecycle.place(Card("header \(section)"), at: BandKey(band: .header, section: section))
            lifecycle.place(Card("footer \(section)"), at: BandKey(band: .footer, section: section))
        }
        let map = Reconciler(
            ChangeSet([.deleteSections([1..<2], none)]), before: SectionCounts([1, 1, 1]), after: SectionCounts([1, 1])
        ).plan().map
        lifecycle.remap(map)
        #expect(lifecycle.live.keys.map(\.description) == ["header 0", "footer 0", "header 1", "footer 1"])
        #expect(lifecycle.live.names == ["header 0", "footer 0", "header 2", "footer 2"])
        #expect(lifecycle.leaving.map(\.name) == ["header 1", "footer 1"])
    }

    // MARK: Random

    fileprivate enum State: Equatable {
        case live(RowIndex)
        case leaving(animation: Int?)
        case idle, outside
    }

    /// Random verbs, compared with a list that says of each card where it is.
    @Test(arguments: 0..<20) func everyElementIsInOneStateAtATime(seed: Int) {
        var generator = SeededGenerator(seed: UInt64(seed))
        var lifecycle = Lifecycle()
        var states: [(card: Card, state: State)] = []
        var rows = 30
        func number(_ count: Int) -> Int { Int.random(in: 0..<count, using: &generator) }
        func index(of card: AnyObject) -> Int { states.firstIndex { $0.card === card }! }
        for step in 0..<400 {
            switch number(9) {
            case 0, 1, 2:
                guard rows > 0 else { continue }
                let place = row(number(rows))
                guard lifecycle.live[place] == nil else { continue }
                lifecycle.request(place)
                let card: Card
                if let idle = lifecycle.dequeue(identifier: "card") as? Card {
                    card = idle
                    #expect(states[index(of: card)].state == .idle)
                } else {
                    #expect(!states.contains { $0.state == .idle })
                    card = Card("\(step)")
                    states.append((card, .outside))
                }
                #expect(lifecycle.endRequest() == place)
                lifecycle.place(card, at: place)
                states[index(of: card)].state = .live(place)
            case 3:
                let edge = row(number(rows + 1))
                lifecycle.retire { $0 < edge }
                for index in states.indices {
                    if case .live(let place) = states[index].state, place < edge {
                        states[index].state = .leaving(animation: nil)
                    }
                }
            case 4:
                while let next = lifecycle.nextDeparture() {
                    #expect(states[index(of: next.element)].state == .leaving(animation: nil))
                    lifecycle.recycle(next.element, identifier: "card")
                    states[index(of: next.element)].state = .idle
                }
                _ = lifecycle.takeRecycled()
            case 5:
                let animation = number(3)
                lifecycle.animate(animation) { Card.name($0)!.count % 2 == 0 }
                for index in states.indices where states[index].card.name.count % 2 == 0 {
                    if states[index].state == .leaving(animation: nil) {
                        states[index].state = .leaving(animation: animation)
                    }
                }
            case 6:
                let animation = number(3)
                lifecycle.animationDidEnd(animation)
                for index in states.indices where states[index].state == .leaving(animation: animation) {
                    states[index].state = .leaving(animation: nil)
                }
            case 7:
                let place = number(rows + 1)
                lifecycle.remap(map(rows, insertion(place), after: rows + 1))
                rows += 1
                for index in states.indices {
                    if case .live(let former) = states[index].state, former.row >= place {
                        states[index].state = .live(row(former.row + 1))
                    }
                }
            default:
                guard rows > 0 else { continue }
                let place = number(rows)
                lifecycle.remap(map(rows, deletion(place), after: rows - 1))
                rows -= 1
                for index in states.indices {
                    guard case .live(let former) = states[index].state, former.row >= place else { continue }
                    states[index].state =
                        former.row == place ? .leaving(animation: nil) : .live(row(former.row - 1))
                }
            }
            #expect(lifecycle.live.brokenInvariant == nil)
            for (card, state) in states {
                let place: RowIndex? = if case .live(let place) = state { place } else { nil }
                #expect(lifecycle.live.key(of: card) == place)
                #expect(lifecycle.leaving.count { $0.element === card } == (state.isLeaving ? 1 : 0))
            }
        }
    }
}

extension ElementLifecycleTests.State {
    fileprivate var isLeaving: Bool { if case .leaving = self { true } else { false } }
}
