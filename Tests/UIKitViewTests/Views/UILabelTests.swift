import Testing
@testable import UIKit
@testable import UIKitTestSupport

@MainActor @Suite(.serialized) struct UILabelTests {
    let long = "The quick brown fox jumps over the lazy dog and runs away"

    func makeLabel(_ text: String?, _ frame: CGRect = .zero, _ change: (UILabel) -> Void = { _ in }) -> UILabel {
        let label = UILabel(frame: frame)
        label.text = text
        change(label)
        return label
    }

    // MARK: Defaults

    @Test(arguments: [NSLineBreakMode.byClipping, .byTruncatingTail, .byTruncatingHead])
    func aLabelOfSeveralLinesBreaksThemByWords(mode: NSLineBreakMode) {
        let label = UILabel()
        label.text = "several words that need some lines"
        label.numberOfLines = 0
        label.lineBreakMode = mode
        let size = label.sizeThatFits(CGSize(width: 120, height: 1000))
        #expect(size.width <= 120 && size.height > 2 * label.font.lineHeight)
    }

    @Test func defaultsAreUIKits() {
        let label = UILabel()
        #expect(label.text == nil)
        #expect(label.attributedText == nil)
        #expect(label.font == .systemFont(ofSize: 17))
        #expect(label.textColor == .label)
        #expect(label.textAlignment == .natural)
        #expect(label.lineBreakMode == .byTruncatingTail)
        #expect(label.numberOfLines == 1)
        #expect(!label.isUserInteractionEnabled)
        #expect(label.isEnabled && !label.isHighlighted)
        #expect(label.shadowColor == nil && label.shadowOffset == CGSize(width: 0, height: -1))
        #expect(label.minimumScaleFactor == 0 && !label.adjustsFontSizeToFitWidth)
        #expect(label.isAccessibilityElement)
    }

    @Test func nilResetsFontAndColor() {
        let label = makeLabel("a") {
            $0.font = .systemFont(ofSize: 30)
            $0.textColor = .red
            $0.font = nil
            $0.textColor = nil
        }
        #expect(label.font == .systemFont(ofSize: 17))
        #expect(label.textColor == .label)
    }

    @Test func theTextIsTheAccessibilityLabelUnlessAnotherIsSet() {
        let label = makeLabel("Hello")
        #expect(label.accessibilityLabel == "Hello")
        label.accessibilityLabel = "Greeting"
        #expect(label.accessibilityLabel == "Greeting")
    }

    // MARK: Measuring

    @Test(arguments: [(2.0, 20.5), (3.0, 61.0 / 3.0), (1.0, 21.0)])
    func heightsAreRoundedUpToDevicePixels(scale: Double, height: Double) {
        let label = with(scale: CGFloat(scale)) { makeLabel("Hello World") }
        #expect(abs(label.sizeThatFits(.zero).height - CGFloat(height)) < 1e-9)
        #expect(abs(label.intrinsicContentSize.height - CGFloat(height)) < 1e-9)
    }

    @Test func anEmptyLabelHasNoSize() {
        #expect(makeLabel("").sizeThatFits(CGSize(width: 100, height: 100)) == .zero)
        #expect(makeLabel(nil).intrinsicContentSize == .zero)
    }

    @Test func oneLineWantsItsOwnWidthWhateverTheRoom() {
        let label = makeLabel(long)
        #expect(label.sizeThatFits(CGSize(width: 50, height: 50)).width > 300)
        #expect(label.sizeThatFits(CGSize(width: 50, height: 50)) == label.intrinsicContentSize)
    }

    @Test func linesWrapToTheRoom() {
        let label = makeLabel(long) { $0.numberOfLines = 0 }
        let size = label.sizeThatFits(CGSize(width: 150, height: 0))
        #expect(size.width <= 150)
        #expect(size.height > 60)
        label.numberOfLines = 2
        #expect(label.sizeThatFits(CGSize(width: 150, height: 0)).height == 41)
    }

    @Test func thePreferredWidthWrapsTheIntrinsicSize() {
        let label = makeLabel(long) {
            $0.numberOfLines = 0
            $0.preferredMaxLayoutWidth = 150
        }
        #expect(label.intrinsicContentSize.width <= 150)
        #expect(label.intrinsicContentSize.height > 60)
    }

    // Seeds 92.
    @Test func aLabelOfTheSizeThatFitsIsNotTruncated() {
        let label = makeLabel(long)
        label.sizeToFit()
        label.layoutIfNeeded()
        #expect(label.makeContent(in: label.bounds)?.layout.isTruncated == false)
    }

    @Test func overridingTextRectChangesTheSize() {
        final class Padded: UILabel {
            override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
                super.textRect(forBounds: bounds.insetBy(dx: 10, dy: 5), limitedToNumberOfLines: numberOfLines)
                    .insetBy(dx: -10, dy: -5)
            }
        }
        let (plain, padded) = (makeLabel("Hello"), Padded())
        padded.text = "Hello"
        #expect(padded.intrinsicContentSize.width == plain.intrinsicContentSize.width + 20)
        #expect(padded.intrinsicContentSize.height == plain.intrinsicContentSize.height + 10)
    }

    @Test func theTextRectangleLiesWhereTheTextIs() {
        let label = makeLabel("Hello")
        let bounds = CGRect(x: 0, y: 0, width: 200, height: 44)
        let rect = label.textRect(forBounds: bounds, limitedToNumberOfLines: 1)
        #expect(rect.minX == 0 && abs(rect.midY - 22) < 1e-9)
        label.textAlignment = .right
        #expect(abs(label.textRect(forBounds: bounds, limitedToNumberOfLines: 1).maxX - 200) < 1e-9)
    }

    // MARK: Shaping and painting

    @Test func measuringAndPaintingShapeTheTextOnce() {
        let before = TextLayout.shapingCount
        let label = makeLabel("A text that nobody has measured before")
        label.frame.size = label.sizeThatFits(CGSize(width: 1000, height: 1000))
        label.layoutIfNeeded()
        #expect(label.layer.content != nil)
        #expect(TextLayout.shapingCount == before + 1)
    }

    @Test func movingOrRecoloringALabelShapesNothing() {
        let label = makeLabel("Hello", CGRect(x: 0, y: 0, width: 100, height: 44))
        label.layoutIfNeeded()
        let (content, before) = (label.layer.content, TextLayout.shapingCount)
        label.frame.origin = CGPoint(x: 50, y: 60)
        label.layoutIfNeeded()
        #expect(label.layer.content === content)
        label.textColor = .red
        label.layoutIfNeeded()
        #expect(label.layer.content !== content)
        #expect(TextLayout.shapingCount == before)
    }

    @Test func aWiderLabelIsAlignedWithoutShaping() throws {
        let label = makeLabel("Hello", CGRect(x: 0, y: 0, width: 100, height: 44)) { $0.textAlignment = .right }
        label.layoutIfNeeded()
        let before = TextLayout.shapingCount
        label.frame.size.width = 180
        label.layoutIfNeeded()
        #expect(TextLayout.shapingCount == before)
        #expect(try abs(ink(label).maxX - 180) <= 1.5)
    }

    /// Measured on iOS 17.5 and 18.5: in a 44 point row the baseline of 17 point text is the first whole pixel at or below its exact place.
    @Test(arguments: [(2.0, 28.5), (3.0, 28.0 + 1.0 / 3.0)])
    func theBaselineStandsOnAWholePixel(scale: Double, baseline: Double) throws {
        let label = with(scale: CGFloat(scale)) { makeLabel("HHH", CGRect(x: 0, y: 0, width: 100, height: 44)) }
        let bottom = try ink(label, scale: CGFloat(scale)).maxY
        #expect(abs(bottom - CGFloat(baseline)) < 0.01)
    }

    @Test func textThatIsTooHighForTheLabelLosesItsLastLines() throws {
        let label = makeLabel(long, CGRect(x: 0, y: 0, width: 150, height: 45)) { $0.numberOfLines = 0 }
        let layout = try #require(label.makeContent(in: label.bounds)).layout
        #expect(layout.lines.count == 2)
        #expect(layout.isTruncated)
    }

    @Test func textShrinksToTheWidthWhenAllowed() throws {
        let label = makeLabel("A text too long for its label", CGRect(x: 0, y: 0, width: 150, height: 44)) {
            $0.adjustsFontSizeToFitWidth = true
        }
        let layout = try #require(label.makeContent(in: label.bounds)).layout
        #expect(!layout.isTruncated)
        #expect(layout.size.width <= 150 && layout.size.width > 140)
        label.minimumScaleFactor = 0.9
        #expect(try #require(label.makeContent(in: label.bounds)).layout.isTruncated)
    }

    @Test func naturalAlignmentFollowsTheLayoutDirection() throws {
        let label = makeLabel("Hello", CGRect(x: 0, y: 0, width: 200, height: 44))
        #expect(try ink(label).minX < 5)
        label.semanticContentAttribute = .forceRightToLeft
        #expect(try ink(label).maxX > 195)
    }

    @Test func aLabelThatDrawsItsTextItselfIsRecorded() throws {
        final class Inset: UILabel {
            override func drawText(in rect: CGRect) { super.drawText(in: rect.insetBy(dx: 20, dy: 0)) }
        }
        let label = Inset(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
        label.text = "Hello"
        label.layoutIfNeeded()
        #expect(label.layer.wantsDisplay)
        #expect(label.layer.content == nil)
        #expect(try abs(ink(label).minX - 21) <= 1.5)
    }

    @Test func aSubclassThatDrawsNothingItselfIsNotRecorded() {
        final class Titled: UILabel {
            override func layoutSubviews() {}
        }
        let label = Titled(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
        label.text = "Hello"
        label.layoutIfNeeded()
        #expect(!label.layer.wantsDisplay)
        #expect(label.layer.content != nil)
    }

    @Test func anEmptiedLabelShowsNothing() {
        let label = makeLabel("Hello", CGRect(x: 0, y: 0, width: 100, height: 44))
        label.layoutIfNeeded()
        label.text = nil
        label.layoutIfNeeded()
        #expect(label.layer.content == nil)
    }

    // MARK: Looks

    @Test func aHighlightedLabelHasItsOtherColor() throws {
        let label = makeLabel("HHH", CGRect(x: 0, y: 0, width: 100, height: 44)) {
            $0.textColor = .red
            $0.highlightedTextColor = .blue
        }
        #expect(try colors(label).contains("FF0000"))
        label.isHighlighted = true
        let highlighted = try colors(label)
        #expect(highlighted.contains("0000FF") && !highlighted.contains("FF0000"))
    }

    @Test func dynamicColorsFollowTheStyle() throws {
        let label = makeLabel("HHH", CGRect(x: 0, y: 0, width: 100, height: 44))
        #expect(try colors(label).contains("000000"))
        label.overrideUserInterfaceStyle = .dark
        #expect(try colors(label).contains("FFFFFF"))
    }

    @Test func attributedColorsFollowTheStyleToo() throws {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
        label.attributedText = NSAttributedString(string: "HHH", attributes: [.foregroundColor: UIColor.label])
        #expect(try colors(label).contains("000000"))
        label.overrideUserInterfaceStyle = .dark
        #expect(try colors(label).contains("FFFFFF"))
    }

    @Test func attributesThatAreMissingAreTheLabels() throws {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
        label.font = .systemFont(ofSize: 30)
        label.textColor = .blue
        label.attributedText = NSAttributedString(string: "HHH")
        #expect(label.sizeThatFits(.zero).height == 36)
        #expect(try colors(label).contains("0000FF"))
        #expect(label.text == "HHH")
    }

    @Test func settingTextDropsTheAttributes() {
        let label = UILabel()
        label.attributedText = NSAttributedString(string: "a", attributes: [.underlineStyle: 1])
        label.text = "b"
        #expect(label.attributedText?.string == "b")
        #expect(label.attributedText?.attribute(.underlineStyle, at: 0, effectiveRange: nil) == nil)
    }

    @Test func aNewFontOrColorAppliesToAllOfAnAttributedText() throws {
        let label = UILabel()
        label.attributedText = NSAttributedString(string: "ab", attributes: [.font: UIFont.systemFont(ofSize: 10)])
        label.font = .systemFont(ofSize: 20)
        label.textColor = .red
        let text = try #require(label.attributedText)
        #expect(text.attribute(.font, at: 1, effectiveRange: nil) as? UIFont == .systemFont(ofSize: 20))
        #expect(text.attribute(.foregroundColor, at: 1, effectiveRange: nil) as? UIColor == .red)
    }

    @Test(arguments: [(UIFont.TextStyle.extraLargeTitle, CGFloat(36)), (.extraLargeTitle2, 28)])
    func theLargestTextStylesAreBold(style: UIFont.TextStyle, size: CGFloat) {
        let font = UIFont.preferredFont(
            forTextStyle: style, compatibleWith: UITraitCollection(preferredContentSizeCategory: .large))
        #expect(font.pointSize == size && font.fontDescriptor.symbolicTraits.contains(.traitBold))
    }

    private final class OutlinedLabel: UILabel {
        override func drawText(in rect: CGRect) {
            UIGraphicsGetCurrentContext()?.setLineWidth(2)
            UIGraphicsGetCurrentContext()?.setTextDrawingMode(.stroke)
            super.drawText(in: rect)
        }
    }

    @Test(arguments: [1, 2, 3]) func aLabelCanDrawItsTextInOutlines(scale: CGFloat) throws {
        let label = OutlinedLabel(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        label.font = .systemFont(ofSize: 24)
        label.text = "█"
        label.textColor = .red
        label.textAlignment = .center
        let image = try picture(label, scale: scale)
        #expect(image.color(x: image.width / 2, y: image.height / 2).alpha == 0)
        let row = (0..<image.width).filter { image.color(x: $0, y: image.height / 2).alpha > 127 }
        #expect(row.count == Int(4 * scale))
    }

    @Test func aFontOfATextStyleFollowsTheCategoryWhenAskedTo() {
        let label = makeLabel("Hello") {
            $0.font = .preferredFont(forTextStyle: .body)
            $0.adjustsFontForContentSizeCategory = true
        }
        UITraitCollection(traitsFrom: [.current, UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)])
            .performAsCurrent {
                label.font = label.font.adjusted(to: UITraitCollection.current.preferredContentSizeCategory)
            }
        #expect(label.font.pointSize == 33)
        #expect(UIFont.systemFont(ofSize: 17).adjusted(to: .accessibilityLarge).pointSize == 17)
    }

    // MARK: Helpers of this suite

    private func picture(_ label: UILabel, scale: CGFloat = 2) throws -> CGImage {
        let context = try #require(CGContext(size: label.bounds.size, scale: scale))
        label.layoutIfNeeded()
        if label.layer.wantsDisplay {
            UIGraphicsPushContext(context)
            label.draw(label.bounds)
            UIGraphicsPopContext()
        } else {
            label.layer.content?.paint(in: context, bounds: label.bounds)
        }
        return try #require(context.makeImage())
    }

    /// Around what is painted at least half, in points.
    private func ink(_ label: UILabel, scale: CGFloat = 2) throws -> CGRect {
        let image = try picture(label, scale: scale)
        var box = CGRect.null
        for y in 0..<image.height {
            for x in 0..<image.width where image.color(x: x, y: y).alpha > 127 {
                box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
            }
        }
        return box.applying(CGAffineTransform(scaleX: 1 / scale, y: 1 / scale))
    }

    /// The fully painted colors, as RRGGBB.
    private func colors(_ label: UILabel) throws -> Set<String> {
        let image = try picture(label)
        var colors: Set<String> = []
        for y in 0..<image.height {
            for x in 0..<image.width {
                let color = image.color(x: x, y: y)
                guard color.alpha == 255 else { continue }
                colors.insert([color.red, color.green, color.blue].map { String(format: "%02X", $0) }.joined())
            }
        }
        return colors
    }
}
