import Testing
import UIKitTestDriver

@testable import UIKit

/// Fields of force, their regions, and groups of items.
@MainActor @Suite(.serialized)
struct FieldBehaviorTests {
    private let controller = UIViewController()
    private let app: TestApplication
    private let view = UIView(frame: CGRect(x: 100, y: 0, width: 100, height: 100))
    private let animator: UIDynamicAnimator

    init() throws {
        app = try TestApplication(showing: controller, size: CGSize(width: 300, height: 400), scale: 1)
        controller.view.addSubview(view)
        animator = UIDynamicAnimator(referenceView: controller.view)
    }

    @Test func linearGravityAcceleratesInItsDirection() {
        let field = UIFieldBehavior.linearGravityField(direction: CGVector(dx: 0, dy: 1))
        field.addItem(view)
        animator.addBehavior(field)
        app.advance(by: 0.5)
        #expect(view.center.y > 55 && view.center.x == 150)
    }

    @Test func aVelocityFieldSetsTheVelocity() {
        let field = UIFieldBehavior.velocityField(direction: CGVector(dx: 60, dy: 0))
        field.addItem(view)
        animator.addBehavior(field)
        app.advance(by: 0.5)
        #expect(abs(view.center.x - 180) < 3)
    }

    @Test func aFieldDoesNotActOutsideOfItsRegion() {
        let field = UIFieldBehavior.linearGravityField(direction: CGVector(dx: 0, dy: 1))
        field.position = CGPoint(x: 150, y: 300)
        field.region = UIRegion(radius: 50)
        field.addItem(view)
        animator.addBehavior(field)
        app.advance(by: 0.3)
        #expect(view.center.y == 50)
    }

    @Test func aCustomFieldReceivesTheItem() {
        var masses: [CGFloat] = []
        let field = UIFieldBehavior.field { _, _, _, mass, _, _ in
            masses.append(mass)
            return CGVector(dx: 0, dy: 1)
        }
        field.addItem(view)
        animator.addBehavior(field)
        app.advance(by: 0.3)
        #expect(masses.first == 1 && view.center.y > 50)
    }

    @Test func regionsAreCombined() {
        let circle = UIRegion(radius: 10)
        let square = UIRegion(size: CGSize(width: 10, height: 10))
        #expect(circle.contains(CGPoint(x: 0, y: 9)) && !square.contains(CGPoint(x: 0, y: 9)))
        #expect(!circle.byIntersection(with: square).contains(CGPoint(x: 0, y: 9)))
        #expect(circle.byDifference(from: square).contains(CGPoint(x: 0, y: 9)))
        #expect(circle.byUnion(with: square).contains(CGPoint(x: 4, y: 4)))
        #expect(!UIRegion.infinite.inverse().contains(.zero))
    }

    @Test func aGroupMovesItsItemsTogether() {
        let other = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
        controller.view.addSubview(other)
        let group = UIDynamicItemGroup(items: [view, other])
        #expect(group.center == CGPoint(x: 150, y: 100))
        animator.addBehavior(UIGravityBehavior(items: [group]))
        app.advance(by: 0.3)
        #expect(view.center.y > 60)
        #expect(abs(other.center.y - view.center.y - 100) < 0.01)
    }
}
