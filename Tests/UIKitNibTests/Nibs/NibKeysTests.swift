import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// Notes for which keys its coder has something.
final class NibKeyProbe: UIView {
    private(set) var present: [String] = []

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        present = ["UITag", "tag", "UIBounds0", "UIBounds9", "UIVolume"].filter { coder.containsValue(forKey: $0) }
    }
}

/// Nibs and archives are decoded by one list of properties: the coder of a nib answers the keys of archives.
@MainActor @Suite(.serialized)
struct NibKeysTests {
    @Test func aSliderOfANibIsTheSameInAnArchive() throws {
        let slider = try #require(
            NibSamples.object(
                #"<slider enabled="NO" value="3" minValue="-5" maxValue="5" continuous="NO" id="s"/>"#,
                of: UISlider.self))
        let copy = try Archive.copy(of: slider)
        for slider in [slider, copy] {
            #expect(slider.minimumValue == -5 && slider.maximumValue == 5 && slider.value == 3)
            #expect(!slider.isContinuous && !slider.isEnabled)
        }
    }

    @Test func theRangeOfAStepperMayBeBelowOrAboveThatOfANewOne() throws {
        for (lowest, highest) in [(-10.0, -5.0), (200.0, 300.0), (-1.0, 1.0)] {
            let element = #"<stepper minimumValue="\#(lowest)" maximumValue="\#(highest)" value="\#(lowest)" id="s"/>"#
            let stepper = try #require(NibSamples.object(element, of: UIStepper.self))
            let copy = try Archive.copy(of: stepper)
            for stepper in [stepper, copy] {
                #expect(stepper.minimumValue == lowest && stepper.maximumValue == highest && stepper.value == lowest)
            }
        }
    }

    @Test func aLabelKeepsWhetherItTakesTouches() throws {
        let label = UILabel()
        #expect(try !Archive.copy(of: label).isUserInteractionEnabled)
        label.isUserInteractionEnabled = true
        #expect(try Archive.copy(of: label).isUserInteractionEnabled)
        let deaf = try #require(
            NibSamples.object(#"<label userInteractionEnabled="NO" text="A" id="l"/>"#, of: UILabel.self))
        #expect(!deaf.isUserInteractionEnabled)
    }

    @Test func aTextViewHasTheBackgroundOfTheFile() throws {
        let view = try #require(
            NibSamples.object(
                #"<textView text="A" id="t"><color key="backgroundColor" systemColor="systemRedColor"/></textView>"#,
                of: UITextView.self))
        #expect(view.backgroundColor == .systemRed && view.text == "A" && view.clipsToBounds)
    }

    @Test func theViewsOfAStackAreMadeOnce() throws {
        let stack = try #require(
            NibSamples.object(
                """
                <stackView axis="vertical" spacing="4" id="s">
                    <subviews><label text="A"/><label text="B"/></subviews>
                </stackView>
                """, of: UIStackView.self))
        #expect(stack.axis == .vertical && stack.spacing == 4 && stack.subviews.count == 2)
        #expect(stack.arrangedSubviews.map { ($0 as? UILabel)?.text } == ["A", "B"])
    }

    @Test func aValueThatIsUnknownIsReportedWithItsPlaceAndCountsAsAbsent() throws {
        var label: UILabel?
        let messages = logged {
            label = NibSamples.object(#"<label textAlignment="sideways" text="A" id="l"/>"#, of: UILabel.self)
        }
        #expect(label?.textAlignment == .left && label?.text == "A")
        #expect(messages.contains { $0.hasSuffix("\"sideways\" is no textAlignment of <label> that is known") })
    }

    @Test func applicationCodeFindsTheKeysOfArchivesAndNoOthers() throws {
        let probe = try #require(
            NibSamples.object(
                """
                <view tag="7" id="v" customClass="NibKeyProbe" customModule="UIKitNibTests">
                    <rect key="frame" x="0.0" y="0.0" width="30" height="20"/>
                </view>
                """, of: NibKeyProbe.self))
        #expect(probe.present == ["UITag", "UIBounds0"] && probe.tag == 7)
    }
}
