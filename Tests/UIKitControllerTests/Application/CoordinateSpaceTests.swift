import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// The coordinates of the screen, and small members of the screen's neighbors.
@MainActor @Suite(.serialized)
final class CoordinateSpaceTests {
    // Lazy, so that the clock is taken over inside the test and not before it.
    lazy var time = HandMovedTime()
    lazy var window = time.shownWindow(CGRect(x: 0, y: 0, width: 300, height: 400))

    @Test func theScreenConvertsFromAndToViews() {
        let view = UIView(frame: CGRect(x: 20, y: 30, width: 100, height: 100))
        window.addSubview(view)
        let screen = UIScreen.main.coordinateSpace
        #expect(screen.convert(CGPoint(x: 1, y: 2), from: view) == CGPoint(x: 21, y: 32))
        #expect(screen.convert(CGRect(x: 21, y: 32, width: 5, height: 6), to: view).origin == CGPoint(x: 1, y: 2))
        #expect(view.convert(view.bounds, to: screen) == view.frame)
        #expect(UIScreen.main.fixedCoordinateSpace.bounds == UIScreen.main.bounds)
        time.stop()
    }

    @Test func anImageKeepsItsIdentifier() {
        let image = UIImage()
        #expect(image.accessibilityIdentifier == nil)
        image.accessibilityIdentifier = "star"
        #expect(image.accessibilityIdentifier == "star")
    }

    @Test func geometryIsComparedAndWrittenAsOnApplesSystems() {
        #expect(CGRect(x: 4, y: 0, width: -4, height: 2).equalTo(CGRect(x: 0, y: 0, width: 4, height: 2)))
        #expect(!CGSize(width: 1, height: 2).equalTo(.zero) && CGPoint.zero.equalTo(.zero))
        #expect(CGSize(width: 1, height: 2.5).debugDescription == "(1.0, 2.5)")
        #expect(CGRect(x: 0, y: 1, width: 2, height: 3).debugDescription == "(0.0, 1.0, 2.0, 3.0)")
    }
}
