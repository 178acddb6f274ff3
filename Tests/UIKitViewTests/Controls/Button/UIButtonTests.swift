import Testing
import UIKit
import UIKitTestDriver

@MainActor @Suite(.serialized)
struct UIButtonTests {
    private func show(
        _ button: UIButton, layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight
    ) throws -> TestApplication {
        let controller = UIViewController()
        if button.frame.size == .zero { button.sizeToFit() }
        button.frame.origin = CGPoint(x: 100, y: 100)
        controller.view.addSubview(button)
        return try TestApplication(showing: controller, layoutDirection: layoutDirection)
    }

    private func image(_ width: CGFloat, _ height: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: width, height: height))
        }
    }

    @Test func titleAndImageHaveTheirFramesWhenAsked() throws {
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        button.setTitle("Hello", for: .normal)
        let title = try #require(button.titleLabel)
        #expect(abs(title.frame.midX - 50) <= 0.5 && abs(title.frame.midY - 20) <= 0.5)
        button.setImage(image(10, 10), for: .normal)
        let picture = try #require(button.imageView)
        #expect(picture.frame.size == CGSize(width: 10, height: 10))
        #expect(picture.frame.maxX == title.frame.minX)
    }

    @Test func aTouchIsShownByALightWhileTheButtonIsHighlighted() {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
        button.isHighlighted = true
        #expect(button.subviews.isEmpty)
        button.showsTouchWhenHighlighted = true
        #expect(button.subviews.map(\.center) == [CGPoint(x: 40, y: 20)])
        button.isHighlighted = false
        #expect(button.subviews.isEmpty)
    }

    // MARK: Taps

    @Test func aTapSendsTheControlAndThePrimaryAction() throws {
        var log: [String] = []
        let button = UIButton(type: .system, primaryAction: UIAction(title: "Go") { _ in log.append("primary") })
        button.addAction(UIAction { _ in log.append("touch up") }, for: .touchUpInside)
        let app = try show(button)
        try app.tap(text: "Go")
        #expect(log == ["primary", "touch up"])
    }

    @Test func anActionGivesTitleAndImage() {
        let icon = image(10, 10)
        let button = UIButton(primaryAction: UIAction(title: "Share", image: icon) { _ in })
        #expect(button.currentTitle == "Share")
        #expect(button.currentImage === icon)
        #expect(button.buttonType == .system)
    }

    @Test func aDisabledButtonIsDeaf() throws {
        var taps = 0
        let button = UIButton(type: .system, primaryAction: UIAction(title: "Go") { _ in taps += 1 })
        button.isEnabled = false
        let app = try show(button)
        app.tap(at: button.center)
        #expect(taps == 0)
    }

    // MARK: States

    @Test func aStateWithoutContentsShowsThoseOfTheNormalState() {
        let button = UIButton(type: .custom)
        button.setTitle("Off", for: .normal)
        button.setTitle("On", for: .selected)
        #expect(button.title(for: .highlighted) == "Off")
        button.isSelected = true
        #expect(button.currentTitle == "On")
        #expect(button.titleLabel?.text == "On")
        #expect(button.title(for: [.selected, .highlighted]) == "Off")
    }

    @Test func theLabelFollowsTheTitleColorOfTheState() throws {
        let button = UIButton(type: .custom)
        button.setTitle("Go", for: .normal)
        button.setTitleColor(.red, for: .normal)
        button.setTitleColor(.green, for: .highlighted)
        let app = try show(button)
        #expect(button.titleLabel?.textColor == .red)
        app.touchDown(at: button.center)
        #expect(button.titleLabel?.textColor == .green)
        app.touchUp()
        #expect(button.titleLabel?.textColor == .red)
    }

    @Test func theTitleOfACustomButtonIsWhiteAndOfASystemButtonTinted() {
        #expect(UIButton(type: .custom).currentTitleColor == .white)
        let button = UIButton(type: .system)
        button.tintColor = .purple
        #expect(button.currentTitleColor == .purple)
        button.setTitle("Go", for: .normal)
        #expect(button.titleLabel?.textColor == .purple)
        button.tintColor = .orange
        #expect(button.titleLabel?.textColor == .orange)
    }

    @Test func anAttributedTitleWinsAndTakesTheTitleColor() {
        let button = UIButton(type: .system)
        button.tintColor = .purple
        button.setTitle("Plain", for: .normal)
        button.setAttributedTitle(
            NSAttributedString(string: "Rich", attributes: [.font: UIFont.boldSystemFont(ofSize: 20)]), for: .normal)
        #expect(button.titleLabel?.text == "Rich")
        #expect(button.titleLabel?.textColor == .purple)
        button.setAttributedTitle(nil, for: .normal)
        #expect(button.titleLabel?.text == "Plain")
    }

    @Test func aPressedSystemButtonFadesAndComesBack() throws {
        let button = UIButton(type: .system)
        button.setTitle("Go", for: .normal)
        let app = try show(button)
        app.touchDown(at: button.center)
        #expect(try #require(button.titleLabel).alpha < 0.3)
        app.touchUp()
        app.advance(by: 1)
        #expect(button.titleLabel?.alpha == 1)
    }

    @Test func imagesOfSystemButtonsAreTemplates() {
        let button = UIButton(type: .system)
        button.setImage(image(10, 10), for: .normal)
        #expect(button.imageView?.image?.renderingMode == .alwaysTemplate)
        let original = image(10, 10).withRenderingMode(.alwaysOriginal)
        button.setImage(original, for: .normal)
        #expect(button.imageView?.image === original)
    }

    // MARK: Size

    @Test func aTitleHasSixPointsAboveAndBelow() {
        let system = UIButton(type: .system)
        system.setTitle("Button", for: .normal)
        #expect(system.intrinsicContentSize.height == 30)
        let custom = UIButton(type: .custom)
        custom.setTitle("Button", for: .normal)
        #expect(custom.intrinsicContentSize.height.rounded() == 34)
    }

    @Test func contentInsetsTakeThePlaceOfThePadding() throws {
        let button = UIButton(type: .system)
        button.setTitle("Button", for: .normal)
        let label = try #require(button.titleLabel).intrinsicContentSize
        button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 10, bottom: 2, right: 20)
        #expect(button.intrinsicContentSize == CGSize(width: label.width + 30, height: label.height + 3))
    }

    @Test func anEmptyButtonIsAsHighAsOneWithATitle() {
        #expect(UIButton(type: .custom).intrinsicContentSize == CGSize(width: 30, height: 34))
    }

    @Test func anImageAloneIsTheSize() {
        let button = UIButton(type: .custom)
        button.setImage(image(44, 20), for: .normal)
        #expect(button.intrinsicContentSize == CGSize(width: 44, height: 20))
    }

    @Test func anImageBesideATitleTakesItsPadding() throws {
        let button = UIButton(type: .custom)
        button.setTitle("a", for: .normal)
        let alone = button.intrinsicContentSize
        button.setImage(image(44, 5), for: .normal)
        #expect(button.intrinsicContentSize.height == alone.height - 12)
    }

    @Test func anEmptyTitleIsAsHighAsALine() {
        let button = UIButton(type: .custom)
        button.setTitle("", for: .normal)
        #expect(button.intrinsicContentSize.width == 30)
        button.setImage(image(44, 5), for: .normal)
        #expect(button.intrinsicContentSize.width == 44)
        #expect(button.intrinsicContentSize.height.rounded() == 22)
    }

    @Test func aButtonIsNotSmallerThanItsBackgroundImage() {
        let button = UIButton(type: .custom)
        button.setTitle("Go", for: .normal)
        button.setBackgroundImage(image(200, 60), for: .normal)
        #expect(button.intrinsicContentSize == CGSize(width: 200, height: 60))
    }

    @Test func aFontOfTheLabelChangesTheSize() {
        let button = UIButton(type: .system)
        button.setTitle("Button", for: .normal)
        let before = button.intrinsicContentSize
        button.titleLabel?.font = .systemFont(ofSize: 30)
        #expect(button.intrinsicContentSize.height > before.height)
    }

    // MARK: Places

    private func placed(_ change: (UIButton) -> Void, direction: UITraitEnvironmentLayoutDirection = .leftToRight)
        throws -> (image: CGRect, title: CGRect)
    {
        let button = UIButton(type: .custom)
        button.frame.size = CGSize(width: 200, height: 60)
        button.setTitle("Button", for: .normal)
        button.setImage(image(20, 20), for: .normal)
        change(button)
        let app = try show(button, layoutDirection: direction)
        app.advance(by: 0.1)
        return (try #require(button.imageView).frame, try #require(button.titleLabel).frame)
    }

    @Test func imageAndTitleStandSideBySideInTheMiddle() throws {
        let (image, title) = try placed { _ in }
        #expect(image.maxX == title.minX)
        #expect(abs(image.minX - (200 - title.maxX)) <= 0.5)
        #expect(image.midY == 30)
        #expect(abs(title.midY - 30) <= 0.5)
    }

    @Test func fromRightToLeftTheImageIsAtTheRight() throws {
        let (image, title) = try placed({ _ in }, direction: .rightToLeft)
        #expect(title.maxX == image.minX)
    }

    @Test func theContentStandsWhereTheAlignmentSays() throws {
        #expect(try placed { $0.contentHorizontalAlignment = .left }.image.minX == 0)
        #expect(try placed { $0.contentHorizontalAlignment = .right }.title.maxX == 200)
        #expect(try placed({ $0.contentHorizontalAlignment = .leading }, direction: .rightToLeft).image.maxX == 200)
        #expect(try placed { $0.contentVerticalAlignment = .top }.image.minY == 0)
        #expect(try placed { $0.contentVerticalAlignment = .bottom }.title.maxY == 60)
    }

    @Test func oppositeInsetsMoveTheTitleByTheirAmount() throws {
        let before = try placed { _ in }
        let after = try placed { $0.titleEdgeInsets = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: -10) }
        #expect(after.title.minX == before.title.minX + 10)
        #expect(after.image == before.image)
    }

    @Test func oneInsetMovesACenteredTitleByHalf() throws {
        let before = try placed { _ in }
        let after = try placed { $0.titleEdgeInsets = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 0) }
        #expect(after.title.minX == before.title.minX + 5)
    }

    @Test func anOverriddenTitleRectIsUsed() throws {
        final class Button: UIButton {
            override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
                CGRect(x: 1, y: 2, width: 30, height: 40)
            }
        }
        let button = Button(type: .custom)
        button.frame.size = CGSize(width: 100, height: 50)
        button.setTitle("Go", for: .normal)
        _ = try show(button)
        #expect(button.titleLabel?.frame == CGRect(x: 1, y: 2, width: 30, height: 40))
    }

    @Test func aTitleOfSeveralLinesBreaksInTheButtonsWidth() throws {
        let button = UIButton(type: .system)
        button.setTitle("A title that needs some lines", for: .normal)
        button.titleLabel?.numberOfLines = 0
        button.frame = CGRect(x: 20, y: 100, width: 100, height: 80)
        let controller = UIViewController()
        controller.view.addSubview(button)
        let app = try TestApplication(showing: controller)
        app.frame()
        let label = try #require(button.titleLabel)
        #expect(label.frame.height > 2 * label.font.lineHeight)
        #expect(label.frame.width <= 100 && abs(label.frame.midY - 40) < 0.5)
    }
}
