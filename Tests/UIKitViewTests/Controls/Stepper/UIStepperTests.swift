import Testing
import UIKit
import UIKitTestDriver

@MainActor @Suite(.serialized)
struct UIStepperTests {
    private func stage(
        _ stepper: UIStepper = UIStepper(), layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight
    ) throws -> ControlStage<UIStepper, Double> {
        stepper.frame.origin = CGPoint(x: 100, y: 100)
        return try ControlStage(stepper, layoutDirection: layoutDirection) { $0.value }
    }

    @Test func theDefaultsAreUIKits() {
        let stepper = UIStepper(frame: CGRect(x: 5, y: 5, width: 7, height: 7))
        #expect(stepper.value == 0)
        #expect(stepper.minimumValue == 0)
        #expect(stepper.maximumValue == 100)
        #expect(stepper.stepValue == 1)
        #expect(stepper.isContinuous && stepper.autorepeat && !stepper.wraps)
        #expect(stepper.frame == CGRect(x: 5, y: 5, width: 94, height: 32))
    }

    @Test func tapsStepUpAndDown() throws {
        let stage = try stage()
        stage.tap(80, 16)
        stage.tap(80, 16)
        stage.tap(10, 16)
        #expect(stage.changes == [1, 2, 1])
    }

    @Test func plusIsAtTheLeftWhereReadingBeginsAtTheRight() throws {
        let stage = try stage(layoutDirection: .rightToLeft)
        stage.tap(10, 16)
        #expect(stage.changes == [1])
    }

    @Test func atAnEndNothingHappens() throws {
        let stage = try stage()
        stage.tap(10, 16)
        #expect(stage.changes.isEmpty)
    }

    @Test func wrappingGoesOnAtTheOtherEnd() throws {
        let stepper = UIStepper()
        stepper.wraps = true
        let stage = try stage(stepper)
        stage.tap(10, 16)
        stage.tap(80, 16)
        #expect(stage.changes == [100, 0])
    }

    @Test func aStepBeyondTheEndStopsAtIt() throws {
        let stepper = UIStepper()
        stepper.maximumValue = 10
        stepper.stepValue = 4
        stepper.value = 8
        let stage = try stage(stepper)
        stage.tap(80, 16)
        #expect(stage.changes == [10])
    }

    @Test func stayingStepsOnAndFasterAfterAWhile() throws {
        let stage = try stage()
        stage.touchDown(80, 16)
        #expect(stage.changes == [1])
        stage.app.advance(by: 0.45)
        #expect(stage.changes.count == 1)
        stage.app.advance(by: 0.1)
        #expect(stage.changes.count == 2)
        stage.app.advance(by: 1)
        let inTheFirstSecond = stage.changes.count
        stage.app.advance(by: 1)
        #expect(stage.changes.count - inTheFirstSecond > inTheFirstSecond)
        stage.touchUp()
        let atTheEnd = stage.changes.count
        stage.app.advance(by: 1)
        #expect(stage.changes.count == atTheEnd)
    }

    @Test func withoutAutorepeatAPressIsOneStep() throws {
        let stepper = UIStepper()
        stepper.autorepeat = false
        let stage = try stage(stepper)
        stage.touchDown(80, 16)
        stage.app.advance(by: 2)
        stage.touchUp()
        #expect(stage.changes == [1])
    }

    @Test func aStepperThatIsNotContinuousTellsOnceAtTheEnd() throws {
        let stepper = UIStepper()
        stepper.isContinuous = false
        let stage = try stage(stepper)
        stage.touchDown(80, 16)
        stage.app.advance(by: 0.75)
        #expect(stage.changes.isEmpty)
        stage.touchUp()
        #expect(stage.changes == [stepper.value])
        #expect(stepper.value > 2)
    }

    @Test func impossibleValuesRaiseAndChangeNothing() throws {
        let stepper = UIStepper()
        try expectException(named: "NSInvalidArgumentException") { stepper.stepValue = 0 }
        try expectException(named: "NSInvalidArgumentException") { stepper.minimumValue = 100 }
        try expectException(named: "NSInvalidArgumentException") { stepper.maximumValue = -1 }
        #expect(stepper.stepValue == 1)
        #expect(stepper.minimumValue == 0)
        #expect(stepper.maximumValue == 100)
    }

    @Test func imagesOfStatesFallBackToTheNormalState() {
        let stepper = UIStepper()
        #expect(stepper.incrementImage(for: .normal) != nil)
        let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in }
        stepper.setDecrementImage(image, for: .normal)
        #expect(stepper.decrementImage(for: .disabled) === image)
        stepper.setDividerImage(image, forLeftSegmentState: .normal, rightSegmentState: .normal)
        #expect(stepper.dividerImage(forLeftSegmentState: .highlighted, rightSegmentState: .normal) === image)
    }
}
