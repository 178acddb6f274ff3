import Testing
import UIKitTestDriver

@testable import UIKit

@MainActor @Suite(.serialized)
struct UISegmentedControlTests {
    private func stage(
        _ control: UISegmentedControl, layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight
    ) throws -> ControlStage<UISegmentedControl, Int> {
        control.frame = CGRect(x: 20, y: 100, width: 300, height: 32)
        return try ControlStage(control, layoutDirection: layoutDirection) { $0.selectedSegmentIndex }
    }

    @Test func itemsMakeSegmentsAndTheSizeFitsThem() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in }
        let control = UISegmentedControl(items: ["One", image, NSString("Three")])
        #expect(control.numberOfSegments == 3)
        #expect(control.titleForSegment(at: 0) == "One")
        #expect(control.imageForSegment(at: 1) === image)
        #expect(control.titleForSegment(at: 1) == nil)
        #expect(control.titleForSegment(at: 2) == "Three")
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
        #expect(control.bounds.size == control.sizeThatFits(.zero))
        #expect(control.bounds.height == 32)
    }

    @Test func aTapChoosesAndTellsOnce() throws {
        let stage = try stage(UISegmentedControl(items: ["A", "B", "C"]))
        stage.tap(150, 16)
        #expect(stage.changes == [1])
        stage.tap(150, 16)
        #expect(stage.changes == [1])
        stage.tap(290, 16)
        #expect(stage.changes == [1, 2])
    }

    @Test func theChoiceComesWhenTheFingerIsLifted() throws {
        let stage = try stage(UISegmentedControl(items: ["A", "B", "C"]))
        stage.touchDown(50, 16)
        #expect(stage.changes.isEmpty)
        stage.touchMove(150, 16)
        stage.touchUp()
        #expect(stage.changes == [1])
    }

    @Test func liftingTheFingerElsewhereChoosesNothing() throws {
        let stage = try stage(UISegmentedControl(items: ["A", "B"]))
        stage.touchDown(50, 16)
        stage.touchMove(50, 300)
        stage.touchUp()
        #expect(stage.changes.isEmpty)
    }

    @Test func theChosenSegmentCanBeSlid() throws {
        let control = UISegmentedControl(items: ["A", "B", "C"])
        control.selectedSegmentIndex = 0
        let stage = try stage(control)
        stage.touchDown(50, 16)
        stage.touchMove(150, 16)
        stage.touchMove(250, 200)
        #expect(stage.changes.isEmpty)
        stage.touchUp()
        #expect(stage.changes == [2])
    }

    @Test func segmentsBeginAtTheRightWhereReadingDoes() throws {
        let stage = try stage(UISegmentedControl(items: ["A", "B", "C"]), layoutDirection: .rightToLeft)
        stage.tap(290, 16)
        #expect(stage.changes == [0])
    }

    @Test func aDisabledSegmentCannotBeChosen() throws {
        let control = UISegmentedControl(items: ["A", "B"])
        control.setEnabled(false, forSegmentAt: 1)
        #expect(!control.isEnabledForSegment(at: 1))
        let stage = try stage(control)
        stage.tap(250, 16)
        #expect(stage.changes.isEmpty)
    }

    @Test func aMomentaryControlTellsEachTimeAndKeepsNoChoice() throws {
        let control = UISegmentedControl(items: ["A", "B"])
        control.isMomentary = true
        let stage = try stage(control)
        stage.tap(250, 16)
        stage.tap(250, 16)
        #expect(stage.changes == [1, 1])
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    }

    @Test func choosingASegmentSendsItsAction() throws {
        var ran: [String] = []
        let control = UISegmentedControl(
            frame: .zero, actions: ["First", "Second"].map { title in UIAction(title: title) { ran.append($0.title) } })
        #expect(control.titleForSegment(at: 1) == "Second")
        let stage = try stage(control)
        stage.tap(250, 16)
        #expect(ran == ["Second"])
        #expect(stage.changes == [1])
        let action = try #require(control.actionForSegment(at: 1))
        #expect(control.segmentIndex(identifiedBy: action.identifier) == 1)
        #expect(control.segmentIndex(identifiedBy: UIAction.Identifier("none")) == NSNotFound)
    }

    @Test func theChoiceStaysOnItsSegment() {
        let control = UISegmentedControl(items: ["A", "B"])
        control.selectedSegmentIndex = 1
        control.insertSegment(withTitle: "New", at: 0, animated: false)
        #expect(control.selectedSegmentIndex == 2)
        control.removeSegment(at: 0, animated: false)
        #expect(control.selectedSegmentIndex == 1)
        control.removeSegment(at: 1, animated: false)
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
        control.insertSegment(withTitle: "Far", at: 100, animated: false)
        #expect(control.titleForSegment(at: 1) == "Far")
        control.removeAllSegments()
        #expect(control.numberOfSegments == 0)
    }

    @Test func widthsAreEqualFixedOrByContent() {
        let control = UISegmentedControl(items: ["A", "A much longer title"])
        #expect(control.segments.widths(in: 200, apportioned: false) == [100, 100])
        control.setWidth(60, forSegmentAt: 0)
        #expect(control.widthForSegment(at: 0) == 60)
        #expect(control.segments.widths(in: 200, apportioned: false) == [60, 140])
        control.setWidth(0, forSegmentAt: 0)
        let widths = control.segments.widths(in: 400, apportioned: true)
        #expect(widths[0] < widths[1])
        #expect(widths.reduce(0, +) == 400)
    }

    @Test func outOfRangeIsIgnored() {
        let control = UISegmentedControl(items: ["A"])
        control.setTitle("B", forSegmentAt: 5)
        control.removeSegment(at: -1, animated: false)
        control.selectedSegmentIndex = 7
        #expect(control.numberOfSegments == 1)
        #expect(control.titleForSegment(at: 5) == nil)
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    }

    @Test func attributesOfAStateAddToThoseOfTheNormalState() throws {
        let control = UISegmentedControl(items: ["A"])
        control.setTitleTextAttributes([.kern: 3], for: .normal)
        control.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .selected)
        #expect(control.titleTextAttributes(for: .normal)?[.kern] as? Int == 3)
        #expect(control.titleTextAttributes(for: .disabled) == nil)
        let shown = try #require(control.segments.title(of: 0, in: .selected)).attributes(at: 0, effectiveRange: nil)
        #expect(shown[.kern] as? Int == 3)
        #expect(shown[.foregroundColor] as? UIColor == .red)
    }

    @Test func aTitleThatIsCutKeepsOffItsNeighbours() throws {
        let control = UISegmentedControl(items: ["A title of several words", "Another one of them"])
        control.frame = CGRect(x: 20, y: 100, width: 200, height: 32)
        let controller = UIViewController()
        controller.view.addSubview(control)
        let app = try TestApplication(showing: controller)
        for title in ["A title of several words", "Another one of them"] {
            let label = try app.view(text: title)
            let segment = try #require(label.superview)
            #expect(label.frame.minX == 3 && label.frame.maxX == segment.bounds.width - 3)
        }
    }
}
