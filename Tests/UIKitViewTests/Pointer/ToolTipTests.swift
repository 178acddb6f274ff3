import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// Texts that are shown when the pointer rests on a view.
@MainActor @Suite(.serialized)
final class ToolTipTests {
    private lazy var stage = TouchStage()
    private let metrics = SystemMetrics.current.toolTips

    private var card: ToolTipView? {
        stage.window.subviews.lazy.compactMap { $0 as? ToolTipView }.first { $0.alpha > 0 }
    }

    private var shown: String? { card?.subviews.lazy.compactMap { $0 as? UILabel }.first?.text }

    private func rest(at point: CGPoint) {
        stage.hover(point)
        stage.advance(by: metrics.delay + 0.1)
    }

    private func makeButton(_ toolTip: String?) -> UIButton {
        let button = UIButton(frame: CGRect(x: 100, y: 100, width: 100, height: 40))
        button.toolTip = toolTip
        stage.window.addSubview(button)
        return button
    }

    @Test func aControlsTextIsShownOnceThePointerRests() {
        _ = makeButton("Sends the letter")
        stage.hover(CGPoint(x: 110, y: 110))
        stage.advance(by: metrics.delay / 2)
        stage.hover(CGPoint(x: 111, y: 110))
        stage.advance(by: metrics.delay * 0.75)
        #expect(shown == nil)
        stage.advance(by: metrics.delay / 2)
        #expect(shown == "Sends the letter")
    }

    @Test func itIsBelowThePointerAndAboveItAtTheLowerEdge() throws {
        let button = makeButton("Sends the letter")
        rest(at: CGPoint(x: 110, y: 110))
        let below = try #require(card).frame
        #expect(below.origin == CGPoint(x: 110, y: 110 + metrics.pointerHeight))
        stage.hover(nil)
        button.frame.origin = CGPoint(x: 300, y: 812)
        rest(at: CGPoint(x: 380, y: 840))
        let above = try #require(card).frame
        #expect(above.maxY == 840 - metrics.gapAbove)
        #expect(above.maxX == 393 - metrics.margin)
    }

    @Test func itGoesWhenThePointerLeavesOrAButtonGoesDown() {
        _ = makeButton("Sends the letter")
        rest(at: CGPoint(x: 110, y: 110))
        stage.hover(CGPoint(x: 190, y: 130))
        #expect(shown != nil)
        stage.hover(CGPoint(x: 10, y: 10))
        stage.advance(by: metrics.fadeDuration + 0.05)
        #expect(shown == nil)
        rest(at: CGPoint(x: 110, y: 110))
        stage.down(110, 110)
        stage.advance(by: metrics.fadeDuration + 0.05)
        #expect(shown == nil)
        #expect(!stage.window.subviews.contains { $0 is ToolTipView })
    }

    @Test func itGoesAfterSomeTimeAndComesBackOnlyAfterThePointerLeft() {
        _ = makeButton("Sends the letter")
        rest(at: CGPoint(x: 110, y: 110))
        stage.advance(by: metrics.duration + 0.5)
        #expect(shown == nil)
        rest(at: CGPoint(x: 112, y: 110))
        #expect(shown == nil)
        stage.hover(CGPoint(x: 10, y: 10))
        rest(at: CGPoint(x: 112, y: 110))
        #expect(shown == "Sends the letter")
    }

    @Test func withoutTextNothingIsShown() {
        let button = makeButton(nil)
        #expect(button.toolTipInteraction == nil)
        rest(at: CGPoint(x: 110, y: 110))
        #expect(shown == nil)
        button.toolTip = "Now"
        button.toolTipInteraction?.isEnabled = false
        rest(at: CGPoint(x: 111, y: 110))
        #expect(shown == nil)
        button.toolTipInteraction?.isEnabled = true
        rest(at: CGPoint(x: 112, y: 110))
        #expect(shown == "Now")
    }

    @Test func aDelegateGivesPartsOfAViewTheirOwnTexts() {
        let view = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
        let halves = Halves()
        let interaction = UIToolTipInteraction(defaultToolTip: "Whole")
        interaction.delegate = halves
        view.addInteraction(interaction)
        stage.window.addSubview(view)
        rest(at: CGPoint(x: 110, y: 110))
        #expect(shown == "Left")
        rest(at: CGPoint(x: 190, y: 110))
        #expect(shown == "Right")
        interaction.delegate = nil
        stage.hover(nil)
        rest(at: CGPoint(x: 110, y: 110))
        #expect(shown == "Whole")
    }

    @Test func aDelegateWithoutTheMethodLeavesTheDefaultText() {
        let view = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
        let silent = Silent()
        let interaction = UIToolTipInteraction(defaultToolTip: "Whole")
        interaction.delegate = silent
        view.addInteraction(interaction)
        stage.window.addSubview(view)
        rest(at: CGPoint(x: 110, y: 110))
        #expect(shown == "Whole")
    }

    @Test func aTruncatedLabelShowsItsWholeText() {
        let label = UILabel(frame: CGRect(x: 100, y: 100, width: 60, height: 20))
        label.text = "Much longer than the label"
        let row = UIView(frame: CGRect(x: 0, y: 90, width: 393, height: 40))
        row.addSubview(label)
        label.frame.origin.y = 10
        stage.window.addSubview(row)
        rest(at: CGPoint(x: 110, y: 110))
        #expect(shown == nil)
        label.showsExpansionTextWhenTruncated = true
        rest(at: CGPoint(x: 111, y: 110))
        #expect(shown == "Much longer than the label")
        stage.hover(nil)
        label.frame.size.width = 300
        rest(at: CGPoint(x: 111, y: 110))
        #expect(shown == nil)
    }

    @Test func aLabelWithTooFewLinesIsTruncatedAndOneThatShrinksIsNot() {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
        label.text = "Words for three lines of this label at least, or four"
        label.numberOfLines = 2
        #expect(label.isTextTruncated)
        label.numberOfLines = 1
        label.adjustsFontSizeToFitWidth = true
        #expect(!label.isTextTruncated)
        label.adjustsFontSizeToFitWidth = false
        label.lineBreakMode = .byClipping
        #expect(label.isTextTruncated)
        label.text = "Short"
        #expect(!label.isTextTruncated)
    }

    @Test func textsOfContentConfigurationsShowThemselvesUnlessTurnedOff() {
        var content = UIListContentConfiguration.cell()
        content.text = "Much longer than the narrow view that shows it"
        content.textProperties.numberOfLines = 1
        let view = UIListContentView(configuration: content)
        view.frame = CGRect(x: 0, y: 100, width: 150, height: 44)
        stage.window.addSubview(view)
        stage.advance(by: 0.1)
        rest(at: CGPoint(x: 60, y: 122))
        #expect(shown == content.text)
        content.textProperties.showsExpansionTextWhenTruncated = false
        view.configuration = content
        stage.hover(nil)
        rest(at: CGPoint(x: 60, y: 122))
        #expect(shown == nil)
    }

    @Test func itReadsFromRightToLeft() throws {
        stage = TouchStage(isRightToLeft: true)
        _ = makeButton("Sends the letter")
        rest(at: CGPoint(x: 190, y: 110))
        #expect(try #require(card).frame.maxX == 190)
    }
}

private final class Halves: NSObject, UIToolTipInteractionDelegate {
    func toolTipInteraction(
        _ interaction: UIToolTipInteraction, configurationAt point: CGPoint
    ) -> UIToolTipConfiguration? {
        point.x < 50
            ? UIToolTipConfiguration(toolTip: "Left", in: CGRect(x: 0, y: 0, width: 50, height: 100))
            : UIToolTipConfiguration(toolTip: "Right", in: CGRect(x: 50, y: 0, width: 50, height: 100))
    }
}

@MainActor
private final class Silent: NSObject, UIToolTipInteractionDelegate {}
