import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// Symbols, indicators and room for images in buttons, and what buttons say about the pointer.
@MainActor @Suite(.serialized)
final class ButtonSignTests {
    private lazy var stage = TouchStage()

    @Test func aPreferredConfigurationSizesTheSymbolOfItsState() throws {
        let button = UIButton(type: .system)
        button.setImage(UIImage(systemName: "star"), for: .normal)
        let before = button.intrinsicContentSize.width
        button.setPreferredSymbolConfiguration(UIImage.SymbolConfiguration(pointSize: 60), forImageIn: .normal)
        #expect(button.intrinsicContentSize.width > 2 * before)
        button.setPreferredSymbolConfiguration(UIImage.SymbolConfiguration(pointSize: 20), forImageIn: .selected)
        let normal = button.intrinsicContentSize.width
        button.isSelected = true
        #expect(button.intrinsicContentSize.width < normal)
        #expect(button.currentPreferredSymbolConfiguration == UIImage.SymbolConfiguration(pointSize: 20))
        let own = UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 100))
        button.setImage(own, for: .normal)
        #expect(button.imageView?.image?.size == own?.size)
    }

    @Test func aPopupIndicatorIsBehindTheTitle() throws {
        var configuration = UIButton.Configuration.gray()
        configuration.title = "Name"
        let button = UIButton(configuration: configuration)
        let plain = button.intrinsicContentSize.width
        configuration.indicator = .popup
        button.configuration = configuration
        #expect(button.intrinsicContentSize.width > plain + 5)
        button.sizeToFit()
        button.layoutIfNeeded()
        let sign = try #require(button.subviews.compactMap { $0 as? UIImageView }.first)
        #expect(sign.frame.minX > (button.titleLabel?.frame.maxX ?? .infinity))
        #expect(sign.frame.maxX <= button.bounds.maxX)
    }

    @Test func aButtonWithAChoiceHasAnIndicatorUnlessItIsRefused() {
        let menu = UIMenu(children: [UIAction(title: "One", state: .on) { _ in }])
        func width(_ indicator: UIButton.Configuration.Indicator) -> CGFloat {
            var configuration = UIButton.Configuration.plain()
            configuration.title = "One"
            configuration.indicator = indicator
            let button = UIButton(configuration: configuration)
            button.menu = menu
            button.showsMenuAsPrimaryAction = true
            button.changesSelectionAsPrimaryAction = true
            button.contentsDidChange()
            return button.intrinsicContentSize.width
        }
        #expect(width(.automatic) > width(.none))
        #expect(width(.automatic) == width(.popup))
    }

    @Test func reservedRoomAlignsTitlesAfterImagesOfOtherWidths() throws {
        func title(_ width: CGFloat, room: CGFloat) throws -> CGFloat {
            var configuration = UIButton.Configuration.plain()
            configuration.title = "Name"
            configuration.image = UIGraphicsImageRenderer(size: CGSize(width: width, height: 10)).image { _ in }
            configuration.imageReservation = room
            let button = UIButton(configuration: configuration)
            button.sizeToFit()
            button.layoutIfNeeded()
            return try #require(button.titleLabel).frame.minX
        }
        #expect(try title(10, room: 30) == title(20, room: 30))
        #expect(try title(10, room: 0) < title(20, room: 0))
        #expect(try title(40, room: 30) == title(40, room: 0))
    }

    @Test func aButtonUpdatesItsConfigurationForThePointer() {
        let button = UIButton(configuration: .gray())
        button.frame = CGRect(x: 100, y: 100, width: 100, height: 40)
        var states: [Bool] = []
        button.configurationUpdateHandler = { states.append($0.isHovered) }
        stage.window.addSubview(button)
        button.layoutIfNeeded()
        stage.hover(CGPoint(x: 110, y: 110))
        button.layoutIfNeeded()
        stage.hover(CGPoint(x: 120, y: 110))
        button.layoutIfNeeded()
        stage.hover(CGPoint(x: 10, y: 10))
        button.layoutIfNeeded()
        #expect(states == [false, true, false])
    }
}
