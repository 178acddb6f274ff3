import Foundation
import Testing
import UIKitTestDriver

@testable import UIKit

/// Keys on accessibility elements that are no views.
@MainActor @Suite(.serialized)
struct ElementKeysTests {
    /// A view that draws a button, a text and a dial.
    private final class Drawn: UIView {
        var log: [String] = []

        func add(_ label: String, _ traits: UIAccessibilityTraits, x: CGFloat) {
            let element = Part(accessibilityContainer: self)
            element.accessibilityLabel = label
            element.accessibilityTraits = traits
            element.accessibilityFrameInContainerSpace = CGRect(x: x, y: 0, width: 40, height: 40)
            element.told = { [weak self] in self?.log.append("\(label) \($0)") }
            accessibilityElements = (accessibilityElements ?? []) + [element]
        }

        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
            if let point = touches.first?.location(in: self) { log.append("touch \(Int(point.x)) \(Int(point.y))") }
        }
    }

    private final class Part: UIAccessibilityElement {
        var told: (String) -> Void = { _ in }

        override func accessibilityIncrement() { told("more") }
        override func accessibilityDecrement() { told("less") }
    }

    private func stage() throws -> (KeyStage, Drawn) {
        let stage = try KeyStage()
        let drawn = stage.add(Drawn())
        drawn.add("Play", .button, x: 0)
        drawn.add("Title", .staticText, x: 50)
        drawn.add("Volume", .adjustable, x: 100)
        stage.addButton("Below")
        return (stage, drawn)
    }

    private func focused(_ stage: KeyStage) -> String? {
        let item = stage.app.window.windowScene?.focusSystem?.focusedItem
        return (item as? ElementFocusItem)?.element?.accessibilityLabel ?? (item as? UIView)?.accessibilityLabel
    }

    @Test func tabStopsAtWhatAFingerOperates() throws {
        let (stage, _) = try stage()
        var stops: [String?] = []
        for _ in 0..<4 {
            stage.press(.keyboardTab)
            stops.append(focused(stage))
        }
        #expect(stops == ["Play", "Volume", "Below", "Play"])
    }

    @Test func spaceTouchesTheElementAndArrowsAdjustIt() throws {
        let (stage, drawn) = try stage()
        stage.press(.keyboardTab, .keyboardSpacebar)
        #expect(drawn.log == ["touch 20 20"] && focused(stage) == "Play")
        stage.press(.keyboardTab, .keyboardUpArrow, .keyboardDownArrow)
        #expect(drawn.log == ["touch 20 20", "Volume more", "Volume less"])
    }

    @Test func theRingIsAroundTheElement() throws {
        let (stage, drawn) = try stage()
        stage.press(.keyboardTab)
        let ring = try #require(drawn.subviews.first { $0 is FocusRing })
        #expect(ring.frame.contains(CGRect(x: 0, y: 0, width: 40, height: 40)) && ring.frame.maxX < 60)
    }

    @Test func whatIsDisabledOrGoneIsPassed() throws {
        let (stage, drawn) = try stage()
        (drawn.accessibilityElements?[0] as? UIAccessibilityElement)?.accessibilityTraits = [.button, .notEnabled]
        stage.press(.keyboardTab)
        #expect(focused(stage) == "Volume")
        drawn.accessibilityElements = nil
        stage.press(.keyboardTab)
        #expect(focused(stage) == "Below")
    }
}
