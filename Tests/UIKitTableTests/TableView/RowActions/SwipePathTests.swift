import Testing

@testable import UIKit

/// How far a row opens for a pull, and where it goes on release.
@MainActor @Suite(.serialized) struct SwipePathTests {
    private let full = SwipePath(rowWidth: 400, buttonsWidth: 148, allowsFullSwipe: true)
    private let plain = SwipePath(rowWidth: 400, buttonsWidth: 148, allowsFullSwipe: false)

    @Test func theRowFollowsTheFingerToTheWidthOfItsButtons() {
        for pull: CGFloat in [0, 1, 50, 147.5, 148] { #expect(plain.opening(pull: pull) == pull) }
    }

    @Test func beyondItsButtonsARowWithoutFullSwipeResists() {
        let openings = [200, 300, 400, 800].map { plain.opening(pull: $0) }
        #expect(openings == openings.sorted())
        #expect(openings[0] < 180 && openings[0] > 148)
        #expect(openings[3] < 400)
    }

    @Test func withAFullSwipeTheRowFollowsTheFingerToItsOwnWidth() {
        for pull in [148, 250, 400] { #expect(full.opening(pull: CGFloat(pull)) == CGFloat(pull)) }
        #expect(full.opening(pull: 600) < 600)
    }

    @Test func aPullInTheOtherDirectionIsResisted() {
        #expect(plain.opening(pull: -100) > -60)
        #expect(plain.opening(pull: -100) < -20)
    }

    @Test(arguments: [-80, -1, 0, 30, 148, 160, 260, 390, 420])
    func theFingersPlaceFollowsFromTheOpening(pull: Double) {
        for path in [full, plain] {
            #expect(abs(path.pull(opening: path.opening(pull: CGFloat(pull))) - CGFloat(pull)) < 1e-6)
        }
    }

    @Test func aFullSwipeBeginsPastTheButtonsAndPastThreeFifthsOfTheRow() {
        #expect(full.fullSwipeOpening == 240)
        #expect(!full.isFull(239) && full.isFull(240))
        #expect(!plain.isFull(400))
        let many = SwipePath(rowWidth: 400, buttonsWidth: 300, allowsFullSwipe: true)
        #expect(many.fullSwipeOpening == 340)
        let narrow = SwipePath(rowWidth: 100, buttonsWidth: 85, allowsFullSwipe: true)
        #expect(narrow.fullSwipeOpening == 100)
    }

    @Test(arguments: [
        // Opening and speed at the release, and the destination.
        (0, 0, "closed"), (73, 0, "closed"), (75, 0, "open"), (148, 0, "open"), (20, 400, "open"),
        (140, -400, "closed"),
        (-10, 400, "closed"), (239, 0, "open"), (240, 0, "full"), (240, 2000, "full"), (300, -100, "full"),
        (300, -400, "closed"),
    ])
    func positionAndSpeedDecideWhereTheRowGoes(opening: Int, speed: Int, destination: String) {
        #expect("\(full.destination(opening: CGFloat(opening), speed: CGFloat(speed)))" == destination)
    }

    @Test func withoutFullSwipeARowPulledFarOpens() {
        #expect(plain.destination(opening: 390, speed: 0) == .open)
    }
}
