import Foundation
import Testing
import UIKitTestDriver

@testable import UIKit

/// Animations between `beginAnimations` and `commitAnimations`, and flips.
@MainActor @Suite(.serialized)
struct LegacyAnimationTests {
    private func shown() throws -> (TestApplication, UIView) {
        let root = UIViewController()
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        box.backgroundColor = .red
        root.view.backgroundColor = .white
        root.view.addSubview(box)
        return (try TestApplication(showing: root, scale: 1), box)
    }

    @available(*, deprecated, message: "calls deprecated methods")
    @Test func changesBetweenBeginAndCommitAreAnimated() throws {
        let (app, box) = try shown()
        UIView.beginAnimations("move", context: nil)
        UIView.setAnimationDuration(1)
        UIView.setAnimationCurve(.linear)
        box.center.x = 250
        UIView.commitAnimations()
        box.alpha = 0.5
        app.advance(by: 0.5)
        let presented = try #require(box.layer.presentation())
        #expect(abs(presented.position.x - 150) < 5)
        #expect(presented.opacity == 0.5)
        app.advance(by: 0.6)
        #expect(box.layer.presentation()?.position.x == 250)
    }

    @available(*, deprecated, message: "calls deprecated methods")
    @Test func aSettingHoldsForTheChangesAfterIt() throws {
        let (app, box) = try shown()
        UIView.beginAnimations(nil, context: nil)
        UIView.setAnimationCurve(.linear)
        UIView.setAnimationDuration(1)
        box.center.x = 250
        UIView.setAnimationDuration(2)
        box.center.y = 250
        UIView.commitAnimations()
        app.advance(by: 1)
        let presented = try #require(box.layer.presentation())
        #expect(abs(presented.position.x - 250) < 5)
        #expect(abs(presented.position.y - 150) < 8)
    }

    @available(*, deprecated, message: "calls deprecated methods")
    @Test func aCommitWithoutABeginDoesNothing() throws {
        let (app, box) = try shown()
        UIView.commitAnimations()
        UIView.setAnimationDuration(3)
        box.center.x = 250
        app.frame()
        #expect(box.layer.presentation()?.position.x == 250)
    }

    @Test func aFlipNarrowsTheOldContentAndWidensTheNew() throws {
        let (app, box) = try shown()
        var isDone = false
        UIView.transition(with: box, duration: 1, options: .transitionFlipFromRight) {
            box.backgroundColor = .blue
        } completion: { _ in
            isDone = true
        }
        app.advance(by: 0.3)
        let old = try pixel(of: app, 50)
        #expect(old.red > 200 && old.blue < 80)
        let side = try pixel(of: app, 3)
        #expect(side.red > 200 && side.blue > 200)
        app.advance(by: 0.5)
        let new = try pixel(of: app, 50)
        #expect(new.blue > 200 && new.red < 80)
        app.advance(by: 0.5)
        #expect(isDone)
        let whole = try pixel(of: app, 3)
        #expect(whole.blue > 200 && whole.red < 80)
    }

    @available(*, deprecated, message: "calls deprecated methods")
    @Test func aTransitionFlipsFromWhatWasShownToTheChanges() throws {
        let (app, box) = try shown()
        UIView.beginAnimations(nil, context: nil)
        UIView.setAnimationDuration(1)
        UIView.setAnimationTransition(.flipFromLeft, for: box, cache: true)
        UIView.performWithoutAnimation { box.backgroundColor = .blue }
        UIView.commitAnimations()
        app.advance(by: 0.3)
        let old = try pixel(of: app, 50)
        #expect(old.red > 200 && old.blue < 80)
        app.advance(by: 0.5)
        let new = try pixel(of: app, 50)
        #expect(new.blue > 200 && new.red < 80)
        let layers = box.layer.superlayer?.sublayers?.count
        app.advance(by: 0.5)
        #expect(box.layer.superlayer?.sublayers?.count == layers.map { $0 - 1 })
    }

    @Test func aPageCurlsUpFromTheNewContent() throws {
        let (app, box) = try shown()
        UIView.transition(with: box, duration: 1, options: [.transitionCurlUp, .curveLinear]) {
            box.backgroundColor = .blue
        }
        app.advance(by: 0.3)
        // The page is folded at 70 points: its front above the back, which reaches from 40 to 70, and the new content.
        #expect(try color(of: app, y: 20) == "red")
        #expect(try color(of: app, y: 50) == "paper")
        #expect(try color(of: app, y: 97) == "blue")
        app.advance(by: 0.5)
        #expect(try color(of: app, y: 60) == "blue")
        let layers = box.layer.superlayer?.sublayers?.count
        app.advance(by: 0.5)
        #expect(box.layer.superlayer?.sublayers?.count == layers.map { $0 - 1 })
    }

    @Test func aPageCurlsDownOnThePreviousContent() throws {
        let (app, box) = try shown()
        UIView.transition(with: box, duration: 1, options: [.transitionCurlDown, .curveLinear]) {
            box.backgroundColor = .blue
        }
        app.advance(by: 0.7)
        #expect(try color(of: app, y: 20) == "blue")
        #expect(try color(of: app, y: 50) == "paper")
        #expect(try color(of: app, y: 97) == "red")
        app.advance(by: 0.5)
        #expect(try color(of: app, y: 97) == "blue")
    }

    private func color(of app: TestApplication, y: Int) throws -> String {
        let color = app.screenshot().color(x: 50, y: y)
        let (red, green, blue) = (Int(color.red), Int(color.green), Int(color.blue))
        if green > 120 { return "paper" }
        return red > blue + 60 ? "red" : blue > red + 60 ? "blue" : "\(red) \(green) \(blue)"
    }

    /// The color at a distance from the left, in the middle of the box.
    private func pixel(of app: TestApplication, _ x: Int) throws -> (red: Int, blue: Int) {
        let color = app.screenshot().color(x: x, y: 50)
        return (Int(color.red), Int(color.blue))
    }
}
