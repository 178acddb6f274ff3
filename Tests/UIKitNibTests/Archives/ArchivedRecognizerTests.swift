import Foundation
import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// Gesture recognizers in archives of their views.
@MainActor @Suite(.serialized)
struct ArchivedRecognizerTests {
    private func copy<Recognizer: UIGestureRecognizer>(of recognizer: Recognizer) throws -> Recognizer {
        let view = UIView()
        view.addGestureRecognizer(recognizer)
        let copy = try Archive.copy(of: view)
        let recognizers = try #require(copy.gestureRecognizers)
        #expect(recognizers.count == 1 && recognizers.first?.view === copy)
        return try #require(recognizers.first as? Recognizer)
    }

    @Test func aRecognizerKeepsItsClassAndWhatAllHave() throws {
        let pinch = UIPinchGestureRecognizer()
        pinch.isEnabled = false
        pinch.cancelsTouchesInView = false
        pinch.delaysTouchesBegan = true
        pinch.delaysTouchesEnded = false
        pinch.name = "zoom"
        pinch.allowedTouchTypes = [0]
        let copy = try copy(of: pinch)
        #expect(!copy.isEnabled && !copy.cancelsTouchesInView && copy.delaysTouchesBegan && !copy.delaysTouchesEnded)
        #expect(copy.name == "zoom" && copy.allowedTouchTypes.map(\.intValue) == [0])
    }

    @Test func eachKindKeepsItsOwnValues() throws {
        let tap = UITapGestureRecognizer()
        (tap.numberOfTapsRequired, tap.numberOfTouchesRequired) = (2, 3)
        let copiedTap = try copy(of: tap)
        #expect(copiedTap.numberOfTapsRequired == 2 && copiedTap.numberOfTouchesRequired == 3)
        let press = UILongPressGestureRecognizer()
        (press.minimumPressDuration, press.allowableMovement) = (1.5, 4)
        let copiedPress = try copy(of: press)
        #expect(copiedPress.minimumPressDuration == 1.5 && copiedPress.allowableMovement == 4)
        let swipe = UISwipeGestureRecognizer()
        swipe.direction = [.left, .up]
        #expect(try copy(of: swipe).direction == [.left, .up])
        let pan = UIPanGestureRecognizer()
        pan.minimumNumberOfTouches = 2
        let copiedPan = try copy(of: pan)
        #expect(copiedPan.minimumNumberOfTouches == 2 && copiedPan.maximumNumberOfTouches == Int.max)
        let edge = UIScreenEdgePanGestureRecognizer()
        edge.edges = .left
        #expect(try copy(of: edge).edges == .left)
    }

    @Test func aRecognizerOfTheApplicationIsOfItsClassAgain() throws {
        #expect(try copy(of: OwnRecognizer()).isOwn)
    }

    @Test func targetsAreNotArchived() throws {
        let tap = UITapGestureRecognizer()
        tap.addAction { _ in }
        #expect(try copy(of: tap).actions.isEmpty)
    }

    @Test func theRecognizersOfAScrollViewAreThereOnce() throws {
        let view = UIScrollView()
        view.addGestureRecognizer(UITapGestureRecognizer())
        let copy = try Archive.copy(of: view)
        #expect(copy.gestureRecognizers?.count == view.gestureRecognizers?.count)
        #expect(copy.gestureRecognizers?.contains { $0 === copy.panGestureRecognizer } == true)
    }

    @Test(arguments: ["Missing.Class", "UIKit.UIView", ""])
    func aRecognizerWithoutAClassIsLeftOut(_ name: String) throws {
        let view = UIView()
        view.tag = 5
        view.addGestureRecognizer(OwnRecognizer())
        let copy = try Archive.copy(of: view, replacing: NSStringFromClass(OwnRecognizer.self), by: name)
        #expect(copy.tag == 5 && copy.gestureRecognizers?.isEmpty ?? true)
    }
}

final class OwnRecognizer: UITapGestureRecognizer {
    var isOwn = true
}
