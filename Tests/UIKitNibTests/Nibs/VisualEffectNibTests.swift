import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// Visual effect views as Interface Builder writes them: the effect is an element without a key.
@MainActor
@Suite(.serialized)
struct VisualEffectNibTests {
    private static func view(_ effect: String) -> UIVisualEffectView? {
        NibSamples.object(
            """
            <visualEffectView id="v">
                <rect key="frame" x="0" y="0" width="100" height="50"/>
                <view key="contentView" id="c">
                    <rect key="frame" x="0" y="0" width="100" height="50"/>
                    <subviews><label text="Above" id="l"><rect key="frame" x="8" y="8" width="50" height="20"/></label></subviews>
                </view>
                \(effect)
            </visualEffectView>
            """)
    }

    @Test func theContentIsThatOfTheContentView() throws {
        let view = try #require(Self.view(#"<blurEffect style="light"/>"#))
        #expect((view.contentView.subviews.first as? UILabel)?.text == "Above")
        #expect(view.contentView.frame == view.bounds)
    }

    @Test func aBlurHasItsStyle() throws {
        let view = try #require(Self.view(#"<blurEffect style="systemThinMaterialDark"/>"#))
        let effect = try #require(view.effect as? UIBlurEffect)
        #expect(effect.isDark(in: UITraitCollection(userInterfaceStyle: .light)))
    }

    @Test func aVibrancyHasItsBlur() throws {
        let view = try #require(Self.view(#"<vibrancyEffect style="fill"><blurEffect style="dark"/></vibrancyEffect>"#))
        #expect(view.effect is UIVibrancyEffect)
    }

    @Test func withoutAnElementThereIsNoEffect() {
        #expect(Self.view("")?.effect == nil)
    }
}
