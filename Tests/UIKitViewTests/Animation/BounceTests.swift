import Testing
import UIKitTestDriver

@testable import UIKit

@MainActor @Suite(.serialized)
struct BounceTests {
    @Test func aBounceOfZeroIsCriticallyDamped() throws {
        let parameters = UISpringTimingParameters(duration: 2, bounce: 0)
        guard case .physical(let mass, let stiffness, let damping) = parameters.form else {
            Issue.record("no physical spring")
            return
        }
        #expect(mass == 1)
        #expect(abs(stiffness - .pi * .pi) < 1e-9)
        #expect(abs(damping - 2 * stiffness.squareRoot()) < 1e-9)
    }

    @Test func aBounceOfOneIsNotDamped() {
        let parameters = UISpringTimingParameters(
            duration: 1, bounce: 1, initialVelocity: CGVector(dx: 2, dy: 0))
        guard case .physical(_, _, let damping) = parameters.form else {
            Issue.record("no physical spring")
            return
        }
        #expect(damping == 0)
        #expect(parameters.initialVelocity.dx == 2)
    }

    @Test func deletedViewsLeaveTheirSuperview() throws {
        let controller = UIViewController()
        let views = (0..<2).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
        views.forEach(controller.view.addSubview)
        let app = try TestApplication(showing: controller)
        var ends: [Bool] = []
        UIView.perform(.delete, on: views, options: []) {
        } completion: {
            ends.append($0)
        }
        #expect(views.allSatisfy { $0.superview != nil && $0.alpha == 0 })
        app.advance(by: 1)
        #expect(ends == [true])
        #expect(views.allSatisfy { $0.superview == nil && $0.alpha == 1 && $0.transform == .identity })
    }
}
