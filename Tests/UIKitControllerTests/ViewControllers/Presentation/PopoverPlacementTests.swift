import Foundation
import Testing

@testable import UIKit

/// In a window of 1000 by 800 with margins of 10.
@MainActor
struct PopoverPlacementTests {
    private let area = CGRect(x: 10, y: 10, width: 980, height: 780)
    private let content = CGSize(width: 300, height: 200)

    private func place(
        _ source: CGRect, _ directions: UIPopoverArrowDirection = .any, content: CGSize? = nil, overlaps: Bool = false
    ) -> PopoverPlacement {
        PopoverPlacement(
            content: content ?? self.content, source: source, area: area, directions: directions, overlaps: overlaps)
    }

    @Test func aPopoverStandsBelowItsSourceWithTheArrowInTheMiddle() {
        let placement = place(CGRect(x: 480, y: 100, width: 40, height: 20))
        #expect(placement.direction == .up)
        #expect(placement.frame == CGRect(x: 350, y: 120, width: 300, height: 213))
        #expect(placement.arrowPosition == 150)
    }

    @Test func atTheSideTheArrowGoesWithTheSourceAsFarAsTheCornersLet() {
        let near = place(CGRect(x: 900, y: 100, width: 40, height: 20))
        #expect(near.frame.maxX == 990)
        #expect(near.arrowPosition == 920 - near.frame.minX)
        let corner = place(CGRect(x: 985, y: 100, width: 10, height: 20))
        #expect(corner.arrowPosition == 300 - 13 - 18.5)
    }

    @Test func whereThereIsNoRoomBelowItStandsAbove() {
        let placement = place(CGRect(x: 480, y: 700, width: 40, height: 20))
        #expect(placement.direction == .down)
        #expect(placement.frame.maxY == 700)
    }

    @Test func onlyPermittedDirectionsAreTaken() {
        let beside = place(CGRect(x: 480, y: 390, width: 40, height: 20), [.left, .right])
        #expect(beside.direction == .left)
        #expect(beside.frame == CGRect(x: 520, y: 300, width: 313, height: 200))
        #expect(beside.arrowPosition == 100)
    }

    @Test func contentThatFitsNowhereIsCutWhereThereIsMostRoom() {
        let placement = place(
            CGRect(x: 400, y: 500, width: 200, height: 100), [.up, .down], content: CGSize(width: 300, height: 900))
        #expect(placement.direction == .down)
        #expect(placement.frame == CGRect(x: 350, y: 10, width: 300, height: 490))
    }

    @Test func itMayCoverItsSourceWhereThatIsAllowed() {
        let placement = place(
            CGRect(x: 400, y: 500, width: 200, height: 100), .up, content: CGSize(width: 300, height: 700),
            overlaps: true)
        #expect(placement.frame.height == 713)
        #expect(placement.frame.maxY == 790)
    }
}
