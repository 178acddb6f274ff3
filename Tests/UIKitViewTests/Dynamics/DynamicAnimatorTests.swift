import Testing
import UIKitTestDriver

@testable import UIKit

/// Views that a dynamic animator moves.
@MainActor @Suite(.serialized) struct DynamicAnimatorTests {
    private let controller = UIViewController()
    private let app: TestApplication
    private let view = UIView(frame: CGRect(x: 100, y: 0, width: 100, height: 100))
    private let animator: UIDynamicAnimator
    private let recorder = Recorder()

    init() throws {
        app = try TestApplication(showing: controller, size: CGSize(width: 300, height: 400), scale: 1)
        controller.view.addSubview(view)
        animator = UIDynamicAnimator(referenceView: controller.view)
        animator.delegate = recorder
    }

    @Test func gravityAcceleratesByAThousandPoints() {
        animator.addBehavior(UIGravityBehavior(items: [view]))
        #expect(animator.isRunning)
        app.advance(by: 0.5)
        #expect(abs(view.center.y - 175) < 12 && view.center.x == 150 && view.transform.isIdentity)
    }

    @Test func gravityHasAnAngleAndAMagnitude() {
        let gravity = UIGravityBehavior(items: [view])
        #expect(gravity.magnitude == 1 && abs(gravity.angle - .pi / 2) < 1e-9)
        gravity.setAngle(0, magnitude: 0.2)
        animator.addBehavior(gravity)
        app.advance(by: 0.5)
        #expect(abs(view.center.x - 175) < 3 && abs(view.center.y - 50) < 0.01)
    }

    @Test func aViewRestsAtTheBottomAndTheAnimatorPauses() {
        let collision = UICollisionBehavior(items: [view])
        collision.translatesReferenceBoundsIntoBoundary = true
        animator.addBehavior(UIGravityBehavior(items: [view]))
        animator.addBehavior(collision)
        app.advance(by: 4)
        #expect(abs(view.center.y - 350) < 1 && !animator.isRunning)
        #expect(recorder.calls == ["resume", "pause"])
        collision.setTranslatesReferenceBoundsIntoBoundary(
            with: UIEdgeInsets(top: 0, left: 0, bottom: -1000, right: 0))
        #expect(animator.isRunning)
        app.advance(by: 0.5)
        #expect(view.center.y > 400)
    }

    @Test func theDelegateIsToldOfContacts() {
        let other = UIView(frame: CGRect(x: 100, y: 300, width: 100, height: 100))
        controller.view.addSubview(other)
        let collision = UICollisionBehavior(items: [view, other])
        collision.addBoundary(
            withIdentifier: "floor" as NSString, from: CGPoint(x: 0, y: 400), to: CGPoint(x: 300, y: 400))
        collision.collisionDelegate = recorder
        animator.addBehavior(collision)
        animator.addBehavior(UIGravityBehavior(items: [view, other]))
        app.advance(by: 2)
        #expect(recorder.calls.filter { $0 != "resume" }.prefix(2) == ["began floor", "began items"])
        #expect(abs(view.center.y - 250) < 2)
        collision.removeItem(view)
        app.advance(by: 0.1)
        #expect(recorder.calls.contains("ended items"))
    }

    @Test func boundariesHaveIdentifiers() {
        let collision = UICollisionBehavior(items: [view])
        collision.addBoundary(
            withIdentifier: 1 as NSNumber, for: UIBezierPath(rect: CGRect(x: 0, y: 0, width: 9, height: 9)))
        collision.addBoundary(withIdentifier: "line" as NSString, from: .zero, to: CGPoint(x: 5, y: 0))
        #expect(collision.boundaryIdentifiers?.count == 2)
        #expect(collision.boundary(withIdentifier: 1 as NSNumber)?.bounds.width == 9)
        collision.removeBoundary(withIdentifier: 1 as NSNumber)
        #expect(collision.boundary(withIdentifier: 1 as NSNumber) == nil)
        collision.removeAllBoundaries()
        #expect(collision.boundaryIdentifiers?.isEmpty == true)
    }

    @Test func snappingMovesAViewToItsPointUpright() {
        view.transform = CGAffineTransform(rotationAngle: 0.5)
        let snap = UISnapBehavior(item: view, snapTo: CGPoint(x: 200, y: 300))
        snap.damping = 1
        animator.addBehavior(snap)
        app.advance(by: 3)
        #expect(abs(view.center.x - 200) < 0.5 && abs(view.center.y - 300) < 0.5)
        #expect(abs(atan2(view.transform.b, view.transform.a)) < 0.01 && !animator.isRunning)
        snap.snapPoint = CGPoint(x: 100, y: 100)
        app.advance(by: 3)
        #expect(abs(view.center.x - 100) < 0.5)
    }

    @Test func anAttachmentPullsTheViewBehindItsAnchor() {
        let attachment = UIAttachmentBehavior(item: view, attachedToAnchor: view.center)
        #expect(attachment.length == 0 && attachment.attachedBehaviorType == .anchor)
        animator.addBehavior(attachment)
        attachment.anchorPoint = CGPoint(x: 150, y: 200)
        app.advance(by: 1)
        #expect(abs(view.center.y - 200) < 1 && abs(view.center.x - 150) < 1)
    }

    @Test func anAttachmentKeepsTheDistanceOfTwoViews() {
        let other = UIView(frame: CGRect(x: 100, y: 150, width: 100, height: 100))
        let attachment = UIAttachmentBehavior(item: view, attachedTo: other)
        #expect(attachment.length == 150 && attachment.items.count == 2)
        animator.addBehavior(attachment)
        animator.addBehavior(UIPushBehavior(items: [view], mode: .continuous, direction: CGVector(dx: 0, dy: -3)))
        app.advance(by: 1)
        #expect(abs(other.center.y - view.center.y - 150) < 1 && other.center.y < 195)
    }

    @Test func anInstantaneousPushPushesOnce() {
        let push = UIPushBehavior(items: [view], mode: .instantaneous)
        push.setAngle(0, magnitude: 1)
        animator.addBehavior(push)
        app.advance(by: 1)
        #expect(!push.active && abs(view.center.x - 250) < 3)
        push.active = true
        app.advance(by: 0.1)
        #expect(abs(UIDynamicItemBehavior(items: [view]).linearVelocity(for: view).x) == 0)
        #expect(view.center.x > 265)
    }

    @Test func itemsHavePropertiesAndVelocities() {
        let properties = UIDynamicItemBehavior(items: [view])
        properties.allowsRotation = false
        properties.resistance = 1
        properties.addLinearVelocity(CGPoint(x: 100, y: 0), for: view)
        animator.addBehavior(properties)
        app.advance(by: 0.1)
        #expect(abs(properties.linearVelocity(for: view).x - 90) < 3)
        properties.addAngularVelocity(2, for: view)
        app.advance(by: 0.1)
        #expect(view.transform.isIdentity)
        properties.isAnchored = true
        let place = view.center
        app.advance(by: 0.5)
        #expect(view.center == place)
    }

    @Test func partsOfABehaviorAreAddedAndRemovedWithIt() {
        let gravity = NotingGravity(items: [view])
        let whole = UIDynamicBehavior()
        whole.addChildBehavior(gravity)
        var steps = 0
        gravity.action = { steps += 1 }
        animator.addBehavior(whole)
        #expect(gravity.dynamicAnimator === animator && whole.childBehaviors == [gravity])
        app.advance(by: 0.1)
        #expect(steps > 3 && view.center.y > 50)
        animator.removeBehavior(whole)
        #expect(gravity.dynamicAnimator == nil && !animator.isRunning && gravity.moves == [true, false])
    }

    @Test func anActionMayRemoveAllBehaviors() {
        let gravity = UIGravityBehavior(items: [view])
        gravity.action = { [animator] in animator.removeAllBehaviors() }
        animator.addBehavior(gravity)
        app.advance(by: 0.5)
        #expect(animator.behaviors.isEmpty && !animator.isRunning && view.center.y < 60)
    }

    @Test func aPlaceThatTheApplicationSetsCountsAfterAnUpdate() {
        animator.addBehavior(UIGravityBehavior(items: [view]))
        app.advance(by: 0.1)
        view.center = CGPoint(x: 20, y: 300)
        animator.updateItem(usingCurrentState: view)
        app.advance(by: 1.0 / 60)
        #expect(view.center.x == 20 && view.center.y > 300)
        #expect(animator.items(in: CGRect(x: 0, y: 250, width: 10, height: 100)).count == 1)
        #expect(animator.items(in: CGRect(x: 200, y: 0, width: 10, height: 10)).isEmpty)
    }

    @Test func theDelegateMayChangeABehaviorWhenTheAnimatorResumes() {
        let gravity = UIGravityBehavior(items: [view])
        recorder.onResume = { _ in gravity.magnitude = 2 }
        animator.addBehavior(gravity)
        #expect(recorder.calls == ["resume"] && animator.isRunning)
    }

    @Test func aDelegateThatRemovesAllBehaviorsLeavesNothingRunning() {
        recorder.onResume = { $0.removeAllBehaviors() }
        animator.addBehavior(UIGravityBehavior(items: [view]))
        #expect(!animator.isRunning && animator.behaviors.isEmpty)
        app.advance(by: 0.1)
        #expect(view.center.y == 50)
    }

    @Test func removingAllBehaviorsDoesNotResumeAnAnimatorThatRests() {
        animator.addBehavior(UISnapBehavior(item: view, snapTo: view.center))
        animator.addBehavior(UIDynamicItemBehavior(items: [view]))
        app.advance(by: 2)
        #expect(recorder.calls == ["resume", "pause"])
        animator.removeAllBehaviors()
        #expect(recorder.calls == ["resume", "pause"] && animator.behaviors.isEmpty && !animator.isRunning)
    }

    @Test func theAnimatorOfAViewThatMayNotTurnPauses() {
        let properties = UIDynamicItemBehavior(items: [view])
        properties.allowsRotation = false
        properties.addAngularVelocity(3, for: view)
        animator.addBehavior(properties)
        app.advance(by: 2)
        #expect(!animator.isRunning && properties.angularVelocity(for: view) == 0)
    }

    @Test func aSubclassMayAddAndRemoveBehaviorsInAStep() {
        let others = (0..<3).map { UIView(frame: CGRect(x: 0, y: 100 * CGFloat($0), width: 10, height: 10)) }
        let removed = UIDynamicItemBehavior(items: [others[0]])
        let push = ChangingPush(items: [view], mode: .instantaneous)
        push.pushDirection = CGVector(dx: 1, dy: 0)
        animator.addBehavior(removed)
        animator.addBehavior(push)
        push.onChange = { [animator] in
            animator.removeBehavior(removed)
            animator.addBehavior(UIDynamicItemBehavior(items: Array(others[1...])))
        }
        app.advance(by: 0.1)
        #expect(view.center.x > 150 && others.map(\.center.y) == [5, 105, 205])
        #expect(others.allSatisfy { $0.center.x == 5 })
    }

    @Test func contactsLastWhenAnotherBehaviorGoes() {
        let other = UIView(frame: CGRect(x: 100, y: 99.95, width: 100, height: 100))
        let first = UIDynamicItemBehavior(items: [other, view])
        let collision = UICollisionBehavior(items: [view, other])
        collision.collisionDelegate = recorder
        animator.addBehavior(first)
        animator.addBehavior(collision)
        app.advance(by: 0.1)
        animator.removeBehavior(first)
        app.advance(by: 0.1)
        #expect(recorder.calls.filter { $0.hasSuffix("items") } == ["began items"])
    }

    @Test func aCollisionBehaviorThatIsRemovedForgetsItsContacts() {
        weak var item: UIView?
        let collision = UICollisionBehavior(items: [view])
        do {
            let other = UIView(frame: CGRect(x: 100, y: 99.95, width: 100, height: 100))
            item = other
            collision.addItem(other)
            animator.addBehavior(collision)
            app.advance(by: 0.1)
            animator.removeBehavior(collision)
            collision.removeItem(other)
        }
        app.frame()
        #expect(item == nil)
    }

    @Test func aScaledViewIsAttachedAtTheDistanceThatIsKept() {
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        let attachment = UIAttachmentBehavior(
            item: view, offsetFromCenter: UIOffset(horizontal: 40, vertical: 0),
            attachedToAnchor: CGPoint(x: 290, y: 50))
        #expect(attachment.length == 100)
        animator.addBehavior(attachment)
        app.advance(by: 0.5)
        #expect(abs(view.center.x - 150) < 0.1)
    }

    @Test func theAttributesOfALayoutAreItemsToo() {
        let layout = UICollectionViewFlowLayout()
        let animator = UIDynamicAnimator(collectionViewLayout: layout)
        let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 3, section: 0))
        attributes.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
        animator.addBehavior(UIGravityBehavior(items: [attributes]))
        app.advance(by: 0.2)
        #expect(animator.layoutAttributesForCell(at: IndexPath(item: 3, section: 0)) === attributes)
        #expect(attributes.center.y > 30 && animator.elapsedTime > 0.1)
    }
}

extension UIPushBehavior {
    fileprivate convenience init(items: [any UIDynamicItem], mode: Mode, direction: CGVector) {
        self.init(items: items, mode: mode)
        pushDirection = direction
    }
}

@MainActor
private final class NotingGravity: UIGravityBehavior {
    var moves: [Bool] = []

    override func willMove(to dynamicAnimator: UIDynamicAnimator?) { moves.append(dynamicAnimator != nil) }
}

@MainActor
private final class ChangingPush: UIPushBehavior {
    var onChange: () -> Void = {}

    override var active: Bool {
        didSet { if !active { onChange() } }
    }
}

@MainActor
private final class Recorder: NSObject, UIDynamicAnimatorDelegate, UICollisionBehaviorDelegate {
    var calls: [String] = []
    var onResume: (UIDynamicAnimator) -> Void = { _ in }

    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {
        calls.append("resume")
        onResume(animator)
    }
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { calls.append("pause") }

    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
        at p: CGPoint
    ) {
        calls.append("began items")
    }

    func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem
    ) {
        calls.append("ended items")
    }

    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
    ) {
        calls.append("began \(identifier.map { "\($0)" } ?? "bounds")")
    }
}
