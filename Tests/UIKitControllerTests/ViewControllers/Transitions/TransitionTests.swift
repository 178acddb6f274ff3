import Testing

@testable import UIKit
@testable import UIKitTestSupport

@MainActor @Suite(.serialized)
final class TransitionTests {
    // Lazy, so that the clock is taken over inside the test and not before it.
    lazy var time = HandMovedTime()
    lazy var window = time.shownWindow(CGRect(x: 0, y: 0, width: 300, height: 400))

    private final class Resized: UIViewController {
        var transcript: [String] = []

        override func viewWillTransition(
            to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
        ) {
            super.viewWillTransition(to: size, with: coordinator)
            transcript.append("will \(size.width) at \(view.bounds.width)")
            coordinator.animate { [unowned self] _ in
                transcript.append("along \(view.bounds.width)")
            } completion: { [unowned self] context in
                transcript.append("did \(view.bounds.width) \(context.isAnimated)")
            }
        }
    }

    @Test func controllersHearOfANewSizeBeforeAndAfterIt() {
        let (root, child) = (Resized(), Resized())
        window.rootViewController = root
        root.addChild(child)
        child.view.frame = root.view.bounds
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        root.view.addSubview(child.view)
        window.frame = CGRect(x: 0, y: 0, width: 500, height: 400)
        #expect(root.transcript == ["will 500.0 at 300.0", "along 500.0", "did 500.0 false"])
        #expect(child.transcript == root.transcript)
        #expect(root.transitionCoordinator == nil)
        time.stop()
    }

    @Test func aPresentationsCoordinatorAnimatesAlongside() {
        final class Fading: UIViewController {
            var transcript: [String] = []
            let square = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

            override func viewWillAppear(_ animated: Bool) {
                view.addSubview(square)
                transitionCoordinator?.animate { [unowned self] context in
                    transcript.append("along \(context.isAnimated) \(context.viewController(forKey: .to) === self)")
                    square.alpha = 0
                } completion: { [unowned self] _ in
                    transcript.append("done")
                }
            }

            override func viewDidAppear(_ animated: Bool) {
                transcript.append("didAppear")
            }
        }
        let (root, modal) = (UIViewController(), Fading())
        window.rootViewController = root
        time.frame()
        root.present(modal, animated: true)
        #expect(modal.transcript == ["along true true"])
        #expect(modal.square.layer.animation(forKey: "opacity") != nil)
        time.advance(by: 0.6)
        #expect(modal.transcript == ["along true true", "didAppear", "done"])
        #expect(modal.transitionCoordinator == nil)
        time.stop()
    }

    @Test func aChildsPreferredSizeIsToldToItsContainer() {
        final class Container: UIViewController {
            var sizes: [CGSize] = []
            override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
                sizes.append(container.preferredContentSize)
            }
        }
        let (container, child) = (Container(), UIViewController())
        container.addChild(child)
        child.preferredContentSize = CGSize(width: 3, height: 4)
        child.preferredContentSize = CGSize(width: 3, height: 4)
        #expect(container.sizes == [CGSize(width: 3, height: 4)])
    }
}
