import Testing
import UIKitTestDriver

@testable import UIKit

/// Which containers show controllers, and which scroll views their bars follow.
@MainActor @Suite(.serialized) struct ShowTargetTests {
    private final class Stage: UIViewController {
        var shown: [UIViewController] = []
        override func show(_ vc: UIViewController, sender: Any?) { shown.append(vc) }
    }

    @Test func aContainerThatOverridesShowGetsTheController() throws {
        let (stage, child) = (Stage(), UIViewController())
        stage.addChild(child)
        stage.view.addSubview(child.view)
        child.didMove(toParent: stage)
        let app = try TestApplication(showing: UINavigationController(rootViewController: stage), scale: 1)
        let next = UIViewController()
        child.show(next, sender: nil)
        app.frame()
        #expect(stage.shown == [next] && child.presentedViewController == nil)
        let selector = Selector("showViewController:sender:")
        #expect(child.targetViewController(forAction: selector, sender: nil) === stage)
        #expect(stage.parent?.targetViewController(forAction: selector, sender: nil) === stage.parent)
        #expect(UIViewController().targetViewController(forAction: selector, sender: nil) == nil)
        let detail = Selector("showDetailViewController:sender:")
        #expect(child.targetViewController(forAction: detail, sender: nil) == nil)
    }

    @Test func aBarFollowsTheScrollViewThatAControllerNames() throws {
        let controller = UIViewController()
        let (first, second) = (UIScrollView(), UIScrollView())
        for scrollView in [first, second] {
            scrollView.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
            scrollView.contentSize = CGSize(width: 390, height: 3000)
            controller.view.addSubview(scrollView)
        }
        let navigation = UINavigationController(rootViewController: controller)
        let app = try TestApplication(showing: navigation, scale: 1)
        #expect(navigation.navigationBar.isAtScrollEdge)
        second.contentOffset.y = 500
        app.frame()
        #expect(navigation.navigationBar.isAtScrollEdge)
        controller.setContentScrollView(second)
        app.frame()
        #expect(!navigation.navigationBar.isAtScrollEdge)
        #expect(controller.contentScrollView(for: .bottom) === second)
        #expect(controller.contentScrollView(for: .leading) == nil)
        controller.setContentScrollView(nil, for: .top)
        app.frame()
        #expect(navigation.navigationBar.isAtScrollEdge)
    }

    @Test func anUnwindSegueIsNotSearchedWhereItComesFrom() {
        let (parent, one, two, inner) = (
            UIViewController(), UIViewController(), UIViewController(), UIViewController()
        )
        parent.addChild(one)
        parent.addChild(two)
        one.addChild(inner)
        let source = UIStoryboardUnwindSegueSource(inner, Selector("back:"), nil)
        #expect(parent.childContaining(source) === one && one.childContaining(source) === inner)
        #expect(parent.allowedChildrenForUnwinding(from: source) == [two])
    }
}
