import Testing
import UIKitTestDriver

@testable import UIKit

/// The lines below the titles of buttons, and the signs of switches.
@MainActor @Suite(.serialized)
struct ButtonShapeTests {
    private func isUnderlined(_ button: UIButton) -> Bool { button.titleLabel?.isUnderlined == true }

    private func button(_ style: UIButton.Configuration?, in app: TestApplication) -> UIButton {
        let button = UIButton(type: .system)
        button.configuration = style
        button.setTitle("Title", for: .normal)
        app.window.rootViewController?.view.addSubview(button)
        app.frame()
        return button
    }

    @Test func buttonsWithoutABackgroundAreUnderlined() throws {
        let app = try TestApplication(showing: UIViewController())
        defer { app.end() }
        let (text, plain, filled) = (button(nil, in: app), button(.plain(), in: app), button(.filled(), in: app))
        #expect(!isUnderlined(text) && !isUnderlined(plain))
        app.setButtonShapes(true)
        #expect(isUnderlined(text) && isUnderlined(plain) && !isUnderlined(filled))
        #expect(isUnderlined(button(nil, in: app)))
        app.setButtonShapes(false)
        #expect(!isUnderlined(text) && !isUnderlined(plain))
    }

    @Test func theLineIsDrawnAndTakesNoSpace() throws {
        let app = try TestApplication(showing: UIViewController())
        defer { app.end() }
        let text = button(nil, in: app)
        let size = text.intrinsicContentSize
        app.setButtonShapes(true)
        #expect(text.intrinsicContentSize == size)
        #expect(try #require(text.titleLabel).content.styledText.spans[0].underline != .none)
        #expect(text.titleLabel?.attributedText?.attribute(.underlineStyle, at: 0, effectiveRange: nil) == nil)
    }

    @Test func customButtonsStayAsTheApplicationDrawsThem() throws {
        let app = try TestApplication(showing: UIViewController())
        defer { app.end() }
        let custom = UIButton(type: .custom)
        custom.setTitle("Title", for: .normal)
        app.window.rootViewController?.view.addSubview(custom)
        app.setButtonShapes(true)
        #expect(!isUnderlined(custom))
    }

    @Test func aSwitchShowsASignForItsState() throws {
        let app = try TestApplication(showing: UIViewController())
        defer { app.end() }
        let toggle = UISwitch()
        app.window.rootViewController?.view.addSubview(toggle)
        app.frame()
        let track = try #require(toggle.subviews.first?.subviews.first)
        #expect(track.subviews.count == 1)
        app.setOnOffSwitchLabels(true)
        #expect(track.subviews.count == 3)
        #expect(track.subviews.dropLast().map(\.alpha) == [0, 1])
        toggle.isOn = true
        #expect(track.subviews.dropLast().map(\.alpha) == [1, 0])
        app.setOnOffSwitchLabels(false)
        #expect(track.subviews.count == 1)
    }
}
