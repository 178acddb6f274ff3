import Testing
import UIKitTestDriver

@testable import UIKit

/// Containers written before iOS 9, which choose the destination of an unwind segue and the way back.
@MainActor @Suite(.serialized) struct OldUnwindingTests {
    @Test func aContainerChoosesTheDestinationAndTheSegue() throws {
        let container = OldContainer()
        let source = UIViewController()
        let app = try TestApplication(showing: container, scale: 1)
        container.addChild(container.list)
        container.addChild(source)
        Unwinding(Selector("goBack:", calling: StoryList.goBack(_:)), "home", from: source, sender: nil).run()
        #expect(container.list.unwound == ["UIViewController"])
        #expect(container.performed == ["home to StoryList"])
        app.frame()
    }
}

private final class OldContainer: UIViewController {
    let list = StoryList(style: .plain)
    var performed: [String] = []

    override func forUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, withSender sender: Any?
    ) -> UIViewController? { list }

    override func segueForUnwinding(
        to toViewController: UIViewController, from fromViewController: UIViewController, identifier: String?
    ) -> UIStoryboardSegue? {
        UIStoryboardSegue(identifier: identifier, source: fromViewController, destination: toViewController) {
            [unowned self] in
            performed.append("\(identifier ?? "-") to \(type(of: toViewController))")
        }
    }
}
