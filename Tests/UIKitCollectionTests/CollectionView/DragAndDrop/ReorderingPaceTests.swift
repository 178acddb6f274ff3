internal import TableEngine
import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// When room opens below a drag, without a collection view.
@MainActor @Suite(.serialized) struct ReorderingPaceTests {
    @MainActor
    private final class Rooms {
        let pace = ReorderingPace()
        private(set) var opened: [Int] = []

        func open(_ row: Int, _ cadence: UICollectionView.ReorderingCadence) {
            pace.change(to: RowIndex(section: 0, row: row), cadence) { [weak self] in self?.opened.append(row) }
        }
    }

    private func test(_ body: (Rooms, HandMovedTime) -> Void) {
        let time = HandMovedTime()
        defer { time.stop() }
        body(Rooms(), time)
    }

    @Test func immediateRoomReplacesWhatIsWaitedFor() {
        test { rooms, time in
            rooms.open(1, .slow)
            rooms.open(2, .immediate)
            #expect(rooms.opened == [2])
            time.advance(by: 1)
            #expect(rooms.opened == [2])
        }
    }

    @Test func roomOpensAfterTheDelayOfTheCadence() {
        for (cadence, delay) in [(UICollectionView.ReorderingCadence.fast, 0.2), (.slow, 0.6)] {
            test { rooms, time in
                rooms.open(1, cadence)
                time.advance(by: delay - 0.05)
                #expect(rooms.opened == [])
                time.advance(by: 0.1)
                #expect(rooms.opened == [1])
            }
        }
    }

    @Test func aDragThatStaysOverARowDoesNotBeginToWaitAnew() {
        test { rooms, time in
            rooms.open(1, .slow)
            time.advance(by: 0.4)
            rooms.open(1, .slow)
            time.advance(by: 0.3)
            #expect(rooms.opened == [1])
        }
    }

    @Test func aDragOverAnotherRowBeginsToWaitAnew() {
        test { rooms, time in
            rooms.open(1, .slow)
            time.advance(by: 0.4)
            rooms.open(2, .slow)
            time.advance(by: 0.4)
            #expect(rooms.opened == [])
            time.advance(by: 0.3)
            #expect(rooms.opened == [2])
        }
    }

    @Test func aDropOpensTheRoomAtOnce() {
        test { rooms, time in
            rooms.open(1, .slow)
            rooms.pace.finish()
            #expect(rooms.opened == [1])
            time.advance(by: 1)
            #expect(rooms.opened == [1])
        }
    }

    @Test func aDragThatLeavesOpensNothing() {
        test { rooms, time in
            rooms.open(1, .slow)
            rooms.pace.forget()
            time.advance(by: 1)
            rooms.pace.finish()
            #expect(rooms.opened == [])
        }
    }
}
