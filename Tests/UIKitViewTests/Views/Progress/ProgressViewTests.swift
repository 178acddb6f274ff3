import Testing
import UIKitTestDriver

@testable import UIKit

@MainActor @Suite(.serialized)
struct ProgressViewTests {
    // MARK: The wheel

    // Seeds 117.
    @Test func aWheelHasItsStylesSizeAndHidesWhileItStands() {
        let wheel = UIActivityIndicatorView(style: .large)
        #expect(wheel.bounds.size == CGSize(width: 37, height: 37))
        #expect(wheel.isHidden)
        wheel.startAnimating()
        #expect(!wheel.isHidden && wheel.isAnimating)
        wheel.stopAnimating()
        #expect(wheel.isHidden && !wheel.isAnimating)
        wheel.hidesWhenStopped = false
        #expect(!wheel.isHidden)
        wheel.style = .medium
        #expect(wheel.bounds.size == CGSize(width: 20, height: 20))
        #expect(UIActivityIndicatorView().intrinsicContentSize == CGSize(width: 20, height: 20))
    }

    @Test func nilIsTheStylesOwnColor() {
        let wheel = UIActivityIndicatorView(style: .medium)
        let own = wheel.color
        wheel.color = .red
        #expect(wheel.color == .red)
        wheel.color = nil
        #expect(wheel.color == own)
    }

    @Test func aTurnIsEightFramesASecond() throws {
        let controller = UIViewController()
        let wheel = UIActivityIndicatorView(style: .medium)
        controller.view.addSubview(wheel)
        let app = try TestApplication(showing: controller)
        wheel.startAnimating()
        app.advance(by: 0.01)
        func firstBlade() throws -> CGPoint { try #require(wheel.subviews.first?.subviews.first).center }
        let start = try firstBlade()
        app.advance(by: 0.13)
        #expect(try firstBlade() != start)
        app.advance(by: 0.87)
        #expect(try firstBlade().x.rounded() == start.x.rounded())
        wheel.stopAnimating()
        let rest = try firstBlade()
        app.advance(by: 0.5)
        #expect(try firstBlade() == rest)
    }

    @Test func aWheelOutsideOfAWindowDoesNotTurn() throws {
        let controller = UIViewController()
        let app = try TestApplication(showing: controller)
        let wheel = UIActivityIndicatorView(style: .medium)
        // The application waits for midnight.
        let idle = DelayedCall.nextDue
        wheel.startAnimating()
        #expect(DelayedCall.nextDue == idle)
        controller.view.addSubview(wheel)
        app.frame()
        #expect(DelayedCall.nextDue != idle)
        wheel.removeFromSuperview()
        #expect(DelayedCall.nextDue == idle)
        #expect(wheel.isAnimating)
    }

    // MARK: The bar

    @Test func progressIsBroughtIntoItsRange() {
        let bar = UIProgressView(progressViewStyle: .default)
        #expect(bar.progress == 0)
        #expect(bar.bounds.height == 4)
        bar.progress = 2
        #expect(bar.progress == 1)
        bar.setProgress(-1, animated: true)
        #expect(bar.progress == 0)
    }

    @Test(arguments: [false, true])
    func theFillBeginsWhereReadingDoes(isRightToLeft: Bool) throws {
        let controller = UIViewController()
        let bar = UIProgressView(frame: CGRect(x: 0, y: 0, width: 100, height: 4))
        bar.progress = 0.25
        controller.view.addSubview(bar)
        let app = try TestApplication(
            showing: controller, layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight)
        app.frame()
        #expect(bar.subviews[1].frame == CGRect(x: isRightToLeft ? 75 : 0, y: 0, width: 25, height: 4))
    }

    @Test func animatedProgressTakesTime() throws {
        let controller = UIViewController()
        let bar = UIProgressView(frame: CGRect(x: 0, y: 0, width: 100, height: 4))
        controller.view.addSubview(bar)
        let app = try TestApplication(showing: controller)
        bar.setProgress(1, animated: true)
        #expect(bar.progress == 1)
        app.advance(by: 0.1)
        let width = try #require(bar.subviews[1].layer.presentation()).bounds.width
        #expect(width > 1 && width < 99)
        app.advance(by: 0.5)
        #expect(bar.subviews[1].frame.width == 100)
    }
}
