import Testing
import UIKitTestDriver

@testable import UIKit

/// Buttons and bar items that open while a drag rests over them.
@MainActor @Suite(.serialized) struct ControlSpringTests {
    private final class Source: NSObject, UIDragInteractionDelegate {
        func dragInteraction(
            _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
        ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider(object: "text" as NSString))] }
    }

    private final class Screen: UIViewController {
        let source = Source()
        let button = UIButton(type: .system)
        var taps: [String] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            let dragged = UIView(frame: CGRect(x: 20, y: 300, width: 80, height: 80))
            dragged.addInteraction(UIDragInteraction(delegate: source))
            view.addSubview(dragged)
            button.frame = CGRect(x: 200, y: 300, width: 80, height: 80)
            button.addAction(UIAction { [unowned self] _ in taps.append("button") }, for: .touchUpInside)
            view.addSubview(button)
            navigationItem.rightBarButtonItem = UIBarButtonItem(
                title: "Folder", primaryAction: UIAction { [unowned self] _ in taps.append("item") })
        }

        func drag(_ app: TestApplication, to point: CGPoint) {
            app.beginDrag(at: CGPoint(x: 60, y: 340))
            app.moveDrag(to: point)
            app.advance(by: 2)
            app.cancelDrag()
            app.advance(by: 1)
        }
    }

    private func open() throws -> (TestApplication, Screen) {
        let screen = Screen()
        let app = try TestApplication(
            showing: UINavigationController(rootViewController: screen), size: CGSize(width: 300, height: 500))
        app.advance(by: 0.3)
        return (app, screen)
    }

    @Test func aButtonIsTriggeredOnlyIfItIsSpringLoaded() throws {
        let (app, screen) = try open()
        #expect(!screen.button.isSpringLoaded)
        screen.drag(app, to: CGPoint(x: 240, y: 340))
        #expect(screen.taps.isEmpty)
        screen.button.isSpringLoaded = true
        screen.drag(app, to: CGPoint(x: 240, y: 340))
        #expect(screen.taps == ["button"] && !screen.button.isHighlighted)
        screen.button.isSpringLoaded = false
        screen.drag(app, to: CGPoint(x: 240, y: 340))
        #expect(screen.taps == ["button"] && screen.button.interactions.isEmpty)
    }

    @Test func aDisabledButtonIsNotTriggered() throws {
        let (app, screen) = try open()
        screen.button.isSpringLoaded = true
        screen.button.isEnabled = false
        screen.drag(app, to: CGPoint(x: 240, y: 340))
        #expect(screen.taps.isEmpty)
    }

    @Test func aBarButtonItemIsTriggered() throws {
        let (app, screen) = try open()
        let item = try #require(screen.navigationItem.rightBarButtonItem)
        let shown = try #require(item.shownView)
        let middle = shown.convert(CGPoint(x: shown.bounds.midX, y: shown.bounds.midY), to: nil)
        screen.drag(app, to: middle)
        #expect(screen.taps.isEmpty && !item.isSpringLoaded)
        item.isSpringLoaded = true
        screen.drag(app, to: middle)
        #expect(screen.taps == ["item"])
    }
}
