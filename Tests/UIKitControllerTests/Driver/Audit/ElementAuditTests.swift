import Testing
import UIKit
import UIKitTestDriver

/// Audits of elements: whether there are any, what they are called, and what their traits say.
@MainActor @Suite(.serialized)
struct ElementAuditTests {
    // MARK: Detection

    @Test func textThatIsNoElementIsReported() throws {
        let issues = try AuditScreen.issues(.elementDetection) { view in
            let label = AuditScreen.label("Lost")
            label.isAccessibilityElement = false
            view.addSubview(label)
        }
        #expect(issues.map(\.compactDescription) == ["Potentially inaccessible text"])
        #expect((issues.first?.element as? UILabel)?.text == "Lost")
    }

    @Test func textIsDetectedByAnElementAroundIt() throws {
        let issues = try AuditScreen.issues(.elementDetection) { view in
            let card = UIView(frame: CGRect(x: 0, y: 90, width: 390, height: 300))
            card.isAccessibilityElement = true
            card.addSubview(AuditScreen.label("Found"))
            view.addSubview(card)
        }
        #expect(issues.isEmpty)
    }

    @Test func textIsDetectedByAnElementThatIsNoViewAndCoversIt() throws {
        func screen(_ width: CGFloat) -> (UIView) -> Void {
            { view in
                let label = AuditScreen.label("Found")
                label.isAccessibilityElement = false
                view.addSubview(label)
                let element = UIAccessibilityElement(accessibilityContainer: view)
                element.accessibilityFrameInContainerSpace = CGRect(x: 20, y: 100, width: width, height: 200)
                view.accessibilityElements = [element]
            }
        }
        #expect(try AuditScreen.issues(.elementDetection, screen(350)).isEmpty)
        #expect(try AuditScreen.issues(.elementDetection, screen(5)).count == 1)
    }

    // MARK: Description

    private func described(_ change: @escaping (UIButton) -> Void) throws -> [String] {
        try AuditScreen.issues(.sufficientElementDescription) { view in
            let button = UIButton(frame: CGRect(x: 20, y: 100, width: 60, height: 60))
            view.addSubview(button)
            change(button)
        }.map(\.compactDescription)
    }

    @Test func anElementWithoutLabelAndValueIsReported() throws {
        #expect(try described { _ in } == ["Element has no description"])
        #expect(try described { $0.accessibilityLabel = " " } == ["Element has no description"])
        #expect(try described { $0.accessibilityLabel = "Add" } == [])
        #expect(try described { $0.accessibilityValue = "3" } == [])
    }

    @Test(arguments: ["ic_add", "plus.png", "UIButton", "add_24"])
    func aLabelForMachinesIsReported(label: String) throws {
        #expect(try described { $0.accessibilityLabel = label } == ["Label not human-readable"])
    }

    @Test(arguments: ["U.S.", "UI", "ada_l@example.org", "Version 2.pdf of it", "3.14"])
    func aLabelForPeopleIsNotReported(label: String) throws {
        #expect(try described { $0.accessibilityLabel = label } == [])
    }

    // MARK: Traits

    private func traits(_ change: @escaping (UIView) -> Void) throws -> [String] {
        try AuditScreen.issues(.trait) { view in
            let element = UIView(frame: CGRect(x: 20, y: 100, width: 60, height: 60))
            element.isAccessibilityElement = true
            element.accessibilityLabel = "Volume"
            view.addSubview(element)
            change(element)
        }.map(\.compactDescription)
    }

    @Test func traitsThatContradictEachOtherAreReported() throws {
        #expect(try traits { $0.accessibilityTraits = [.button, .link] } == ["Conflicting traits"])
        #expect(try traits { $0.accessibilityTraits = [.button, .adjustable] } == ["Conflicting traits"])
        #expect(try traits { $0.accessibilityTraits = [.button, .selected, .header, .image] } == [])
    }

    @Test func aLabelThatRepeatsTheTraitIsReported() throws {
        #expect(
            try traits {
                ($0.accessibilityTraits, $0.accessibilityLabel) = (.button, "Volume button")
            } == ["Label repeats the trait"])
        #expect(
            try traits {
                ($0.accessibilityTraits, $0.accessibilityLabel) = (.staticText, "Volume button")
            } == [])
    }

    @Test func anElementThatReactsToTapsWithoutSayingSoIsReported() throws {
        let tap: (UIView) -> Void = { $0.addGestureRecognizer(UITapGestureRecognizer()) }
        #expect(try traits(tap) == ["Missing trait"])
        #expect(
            try traits {
                tap($0)
                $0.accessibilityTraits = .button
            } == [])
        #expect(
            try traits {
                tap($0)
                $0.gestureRecognizers?.first?.isEnabled = false
            } == [])
    }
}
