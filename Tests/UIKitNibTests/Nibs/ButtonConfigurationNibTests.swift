import Foundation
import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// Buttons of nibs with a configuration, beside which the file has the title that the button had before.
@MainActor @Suite(.serialized)
struct ButtonConfigurationNibTests {
    private func button(_ configuration: String, states: String = #"<state key="normal" title="Button"/>"#) throws
        -> UIButton
    {
        try #require(
            NibSamples.object(
                """
                <button contentMode="scaleToFill" contentHorizontalAlignment="center" \
                contentVerticalAlignment="center" buttonType="system" lineBreakMode="middleTruncation" id="but-aa-001">
                    <rect key="frame" x="0.0" y="0.0" width="120" height="35"/>
                    \(states)
                    \(configuration)
                </button>
                """))
    }

    @Test func theTitleIsThatOfTheConfiguration() throws {
        let button = try button(#"<buttonConfiguration key="configuration" style="filled" title="Call"/>"#)
        let configuration = try #require(button.configuration)
        #expect(configuration.title == "Call" && configuration.baseBackgroundColor == nil)
        #expect(button.currentTitle == "Call")
        var filled = UIButton.Configuration.filled()
        filled.title = "Call"
        #expect(configuration == filled)
        button.layoutIfNeeded()
        #expect(button.titleLabel?.text == "Call")
    }

    @Test func aButtonWithAnImageAloneHasNoTitle() throws {
        let button = try button(
            #"<buttonConfiguration key="configuration" style="plain" image="star" catalog="system"/>"#)
        #expect(button.configuration?.image != nil && button.configuration?.title == nil)
        #expect(button.currentTitle == nil && button.title(for: .normal) == nil)
    }

    @Test func everythingThatTheEditorOffersIsSet() throws {
        let button = try button(
            """
            <buttonConfiguration key="configuration" style="tinted" title="Buy" subtitle="now" titleAlignment="center" \
            imagePlacement="trailing" imagePadding="8" titlePadding="3" cornerStyle="capsule" buttonSize="large" \
            showsActivityIndicator="YES">
                <imageReference key="image" image="star.fill" catalog="system" symbolScale="large"/>
                <preferredSymbolConfiguration key="preferredSymbolConfigurationForImage" \
            configurationType="pointSize" pointSize="30" scale="small" weight="bold"/>
                <fontDescription key="titleFontDescription" type="boldSystem" pointSize="18"/>
                <directionalEdgeInsets key="contentInsets" top="1" leading="2" bottom="3" trailing="4"/>
                <color key="baseForegroundColor" systemColor="systemRedColor"/>
                <color key="baseBackgroundColor" red="0" green="1" blue="0" alpha="1" colorSpace="custom" \
            customColorSpace="sRGB"/>
                <backgroundConfiguration key="background" cornerRadius="6" strokeWidth="2">
                    <color key="strokeColor" systemColor="systemBlueColor"/>
                </backgroundConfiguration>
            </buttonConfiguration>
            """)
        let configuration = try #require(button.configuration)
        #expect(configuration.style == .tinted && configuration.title == "Buy" && configuration.subtitle == "now")
        #expect(configuration.titleAlignment == .center && configuration.imagePlacement == .trailing)
        #expect(configuration.imagePadding == 8 && configuration.titlePadding == 3)
        #expect(configuration.cornerStyle == .capsule && configuration.buttonSize == .large)
        #expect(configuration.showsActivityIndicator && configuration.image != nil)
        #expect(configuration.contentInsets == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        #expect(configuration.baseForegroundColor == .systemRed)
        #expect(configuration.baseBackgroundColor == UIColor(red: 0, green: 1, blue: 0, alpha: 1))
        #expect(configuration.background.cornerRadius == 6 && configuration.background.strokeWidth == 2)
        #expect(configuration.background.strokeColor == .systemBlue)
        #expect(
            configuration.preferredSymbolConfigurationForImage
                == UIImage.SymbolConfiguration(pointSize: 30, weight: .bold, scale: .small))
        button.layoutIfNeeded()
        #expect(button.titleLabel?.font.pointSize == 18)
    }

    @Test func titlesWithAttributesKeepThem() throws {
        let button = try button(
            """
            <buttonConfiguration key="configuration" style="plain">
                <attributedString key="attributedTitle"><fragment content="Big"><attributes>
                    <font key="NSFont" size="24" name="Helvetica"/></attributes></fragment></attributedString>
                <attributedString key="attributedSubtitle"><fragment content="small"/></attributedString>
            </buttonConfiguration>
            """)
        #expect(button.configuration?.title == "Big" && button.configuration?.subtitle == "small")
        button.layoutIfNeeded()
        #expect(button.titleLabel?.font.pointSize == 24)
    }

    @Test func otherStatesKeepTheirTitles() throws {
        let button = try button(
            #"<buttonConfiguration key="configuration" style="plain" title="Off"/>"#,
            states: #"<state key="normal" title="Button"/><state key="selected" title="On"/>"#)
        #expect(button.title(for: .selected) == "On" && button.title(for: .normal) == nil)
    }

    @Test func withoutAConfigurationTheStatesHaveTheTitles() throws {
        let button = try button("")
        #expect(button.configuration == nil && button.currentTitle == "Button")
    }
}
