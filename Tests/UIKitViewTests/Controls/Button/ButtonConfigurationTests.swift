import Testing
import UIKit
import UIKitTestDriver

@MainActor @Suite(.serialized)
struct ButtonConfigurationTests {
    private func show(_ button: UIButton) throws -> TestApplication {
        let controller = UIViewController()
        button.frame = CGRect(origin: CGPoint(x: 20, y: 100), size: button.intrinsicContentSize)
        controller.view.addSubview(button)
        return try TestApplication(showing: controller)
    }

    private func filled(_ change: (inout UIButton.Configuration) -> Void = { _ in }) -> UIButton {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Check Out"
        change(&configuration)
        return UIButton(configuration: configuration)
    }

    @Test func insetsStandAroundTheTitle() throws {
        let button = filled()
        let title = try #require(button.titleLabel).intrinsicContentSize
        #expect(button.intrinsicContentSize.width == title.width + 24)
        #expect(abs(button.intrinsicContentSize.height - title.height - 14) < 0.01)
        button.configuration?.contentInsets = .zero
        #expect(button.intrinsicContentSize == title)
    }

    @Test func insetsFollowTheSizeUntilTheyAreSet() {
        var configuration = UIButton.Configuration.filled()
        configuration.buttonSize = .large
        #expect(configuration.contentInsets.leading == 20)
        configuration.contentInsets.leading = 3
        configuration.buttonSize = .small
        #expect(configuration.contentInsets.leading == 3)
        configuration.setDefaultContentInsets()
        #expect(configuration.contentInsets.leading == 10)
    }

    @Test func aFilledButtonIsWhiteOnItsBaseColor() throws {
        let button = filled { $0.baseBackgroundColor = .purple }
        let app = try show(button)
        #expect(button.titleLabel?.textColor == .white)
        let pixel = app.screenshot().color(x: Int(button.frame.minX + 6) * 2, y: Int(button.frame.midY) * 2)
        #expect(pixel.red == 128 && pixel.green == 0 && pixel.blue == 128)
    }

    @Test func theSubtitleStandsUnderTheTitle() throws {
        let button = filled { $0.subtitle = "3 articles" }
        _ = try show(button)
        let title = try #require(button.titleLabel).frame
        let subtitle = try #require(button.subtitleLabel)
        #expect(subtitle.text == "3 articles")
        #expect(subtitle.frame.minY >= title.maxY)
        #expect(subtitle.font.pointSize < button.titleLabel!.font.pointSize)
        button.configuration?.subtitle = nil
        #expect(button.subtitleLabel == nil)
    }

    @Test func anAttributedTitleKeepsItsOwnAttributes() throws {
        let button = filled {
            var title = AttributedString("Check Out", attributes: AttributeContainer([.foregroundColor: UIColor.red]))
            title.append(AttributedString(" now"))
            $0.attributedTitle = title
        }
        _ = try show(button)
        #expect(button.configuration?.title == "Check Out now")
        let shown = try #require(button.titleLabel?.attributedText)
        #expect(shown.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
        #expect(shown.attribute(.foregroundColor, at: 10, effectiveRange: nil) as? UIColor == .white)
        #expect(shown.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == .preferredFont(forTextStyle: .body))
        button.configuration?.title = "Plain"
        #expect(button.configuration?.attributedTitle == AttributedString("Plain"))
        #expect(button.titleLabel?.text == "Plain" && button.titleLabel?.textColor == .white)
    }

    @Test func transformersChangeWhatTitleAndSubtitleAreShownWith() throws {
        let bold = UIFont.boldSystemFont(ofSize: 21)
        let button = filled {
            $0.subtitle = "3 articles"
            $0.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { attributes in
                attributes.merging(AttributeContainer([.font: bold]))
            }
            $0.subtitleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { _ in
                AttributeContainer([.foregroundColor: UIColor.yellow])
            }
        }
        _ = try show(button)
        let title = try #require(button.titleLabel?.attributedText).attributes(at: 0, effectiveRange: nil)
        #expect(title[.font] as? UIFont == bold && title[.foregroundColor] as? UIColor == .white)
        let subtitle = try #require(button.subtitleLabel?.attributedText).attributes(at: 0, effectiveRange: nil)
        #expect(subtitle[.foregroundColor] as? UIColor == .yellow)
    }

    @Test func colorTransformersChangeTheImageAlone() throws {
        let button = filled {
            $0.image = UIImage(systemName: "star")
            $0.imageColorTransformer = UIConfigurationColorTransformer { _ in .orange }
        }
        _ = try show(button)
        #expect(button.imageView?.tintColor == .orange && button.titleLabel?.textColor == .white)
    }

    @Test func linesBreakAsTheConfigurationSays() throws {
        let button = filled { $0.titleLineBreakMode = .byTruncatingTail }
        _ = try show(button)
        #expect(button.titleLabel?.lineBreakMode == .byTruncatingTail)
    }

    @Test(arguments: [NSDirectionalRectEdge.leading, .trailing, .top, .bottom])
    func theImageStandsOnItsSide(placement: NSDirectionalRectEdge) throws {
        let icon = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }
        let button = filled {
            $0.image = icon
            $0.imagePlacement = placement
            $0.imagePadding = 5
        }
        _ = try show(button)
        let (image, title) = (try #require(button.imageView).frame, try #require(button.titleLabel).frame)
        switch placement {
        case .leading: #expect(image.maxX + 5 == title.minX)
        case .trailing: #expect(title.maxX + 5 == image.minX)
        case .top: #expect(abs(image.maxY + 5 - title.minY) <= 0.5)
        default: #expect(abs(title.maxY + 5 - image.minY) <= 0.5)
        }
    }

    @Test func aTitleSetForAStateShowsWhereTheConfigurationHasNone() {
        let button = UIButton(configuration: .gray())
        button.setTitle("Given", for: .normal)
        #expect(button.titleLabel?.text == "Given")
        button.configuration?.title = "Configured"
        #expect(button.titleLabel?.text == "Configured")
    }

    @Test func theUpdateHandlerRunsForEveryChangeOfState() throws {
        let button = filled()
        button.configurationUpdateHandler = { button in
            button.configuration?.title = button.isHighlighted ? "Pressed" : "Resting"
        }
        let app = try show(button)
        #expect(button.titleLabel?.text == "Resting")
        app.touchDown(at: button.center)
        app.advance(by: 0.02)
        #expect(button.titleLabel?.text == "Pressed")
        app.touchUp()
        app.advance(by: 0.02)
        #expect(button.titleLabel?.text == "Resting")
    }

    @Test func withoutAutomaticUpdatesTheHandlerWaitsToBeAsked() throws {
        let button = filled()
        var runs = 0
        button.configurationUpdateHandler = { _ in runs += 1 }
        let app = try show(button)
        button.automaticallyUpdatesConfiguration = false
        let before = runs
        button.isSelected = true
        app.advance(by: 0.02)
        #expect(runs == before)
        button.setNeedsUpdateConfiguration()
        app.advance(by: 0.02)
        #expect(runs == before + 1)
    }

    @Test func aLongTitleWrapsInTheWidthItGets() {
        let button = filled { $0.title = "A title that is longer than the width it gets" }
        let oneLine = button.sizeThatFits(.zero)
        let narrow = button.sizeThatFits(CGSize(width: 160, height: 0))
        #expect(narrow.width <= 160)
        #expect(narrow.height > oneLine.height)
    }

    @Test func aSymbolIsAsLargeAsTheTitleAndMakesTheButtonNoHigher() throws {
        let star = try #require(UIImage(systemName: "star.fill"))
        for size in [UIButton.Configuration.Size.mini, .small, .medium, .large] {
            let plain = filled { $0.buttonSize = size }
            let button = filled {
                $0.buttonSize = size
                $0.image = star
            }
            #expect(button.intrinsicContentSize.height == plain.intrinsicContentSize.height)
            _ = try show(button)
            let image = try #require(button.imageView?.image)
            let wanted = UIImage.SymbolConfiguration(textStyle: size == .mini || size == .small ? .subheadline : .body)
            #expect(image.size == star.withConfiguration(wanted).size)
        }
    }

    @Test func aSymbolsOwnSizeComesFirstThenTheConfigurations() throws {
        let own = UIImage(systemName: "star.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: 30))
        let button = filled {
            $0.image = own
            $0.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(pointSize: 10)
        }
        #expect(button.imageView?.image?.size == own?.size)
        button.configuration?.image = UIImage(systemName: "star.fill")
        #expect(button.imageView?.image?.size == own?.applyingSymbolConfiguration(.init(pointSize: 10))?.size)
    }

    @Test func aBusyButtonShowsAWheelInTheImagesPlace() throws {
        let button = filled {
            $0.image = UIImage(systemName: "star.fill")
            $0.imagePadding = 6
        }
        let app = try show(button)
        let title = try #require(button.titleLabel)
        #expect(app.views(UIActivityIndicatorView.self).isEmpty)
        button.configuration?.showsActivityIndicator = true
        let wheel = try app.view(UIActivityIndicatorView.self)
        #expect(wheel.isAnimating && wheel.color == .white)
        #expect(wheel.frame.maxX + 6 == title.frame.minX)
        #expect(abs(wheel.frame.midY - title.frame.midY) < 0.5)
        #expect(button.imageView?.image == nil)
        button.configuration?.showsActivityIndicator = false
        app.frame()
        #expect(app.views(UIActivityIndicatorView.self).isEmpty)
        #expect(button.imageView?.image != nil)
    }
}
