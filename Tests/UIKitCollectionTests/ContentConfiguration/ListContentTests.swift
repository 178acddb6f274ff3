import Foundation
import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// What list content views show, and where.
@MainActor @Suite(.serialized)
struct ListContentTests {
    private func view(
        _ content: UIListContentConfiguration, width: CGFloat = 320, rightToLeft: Bool = false
    ) -> UIListContentView {
        let view = UIListContentView(configuration: content)
        if rightToLeft { view.semanticContentAttribute = .forceRightToLeft }
        view.frame = CGRect(x: 0, y: 0, width: width, height: 0)
        view.frame.size.height = view.sizeThatFits(CGSize(width: width, height: 0)).height
        view.layoutIfNeeded()
        return view
    }

    private func labels(_ view: UIView) -> [UILabel] { view.subviews.compactMap { $0 as? UILabel } }

    private func content(
        _ content: UIListContentConfiguration, _ text: String?, _ secondary: String? = nil
    ) -> UIListContentConfiguration {
        var content = content
        content.text = text
        content.secondaryText = secondary
        return content
    }

    private func image(_ side: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in }
    }

    @Test func aLineOfTextIsAsHighAsARow() {
        with(scale: 3) {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.tableContext = TableCellContext()
            cell.contentConfiguration = content(cell.defaultContentConfiguration(), "Title")
            #expect(isClose(cell.automaticHeight(forWidth: 375), 44.333, within: 0.01))
        }
        with(look: .ios26) {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.tableContext = TableCellContext()
            cell.contentConfiguration = content(cell.defaultContentConfiguration(), "Title")
            #expect(cell.automaticHeight(forWidth: 375) == 53)
        }
    }

    @Test func aSubtitleRowOfIOS26Is49PointsHigherThanItsTitle() {
        with(look: .ios26) {
            let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
            cell.tableContext = TableCellContext()
            cell.contentConfiguration = content(cell.defaultContentConfiguration(), "Title", "Subtitle")
            #expect(isClose(cell.automaticHeight(forWidth: 375), 69.5, within: 0.51))
        }
    }

    @Test func textBeginsAtTheMarginOfTheCell() {
        with {
            for width in [375, 414] as [CGFloat] {
                let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                cell.tableContext = TableCellContext()
                cell.frame = CGRect(x: 0, y: 0, width: width, height: 44)
                cell.contentConfiguration = content(.cell(), "Title")
                cell.layoutIfNeeded()
                #expect(labels(cell.contentView).first?.frame.minX == (width == 375 ? 16 : 20))
                #expect(cell.separatorInset.left == (width == 375 ? 16 : 20))
            }
        }
    }

    @Test func anIndentedCellIndentsItsContent() {
        with {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.tableContext = TableCellContext()
            cell.indentationLevel = 2
            cell.contentConfiguration = content(.cell(), "Title")
            cell.layoutIfNeeded()
            #expect(labels(cell.contentView).first?.frame.minX == 36)
            #expect(cell.separatorInset.left == 36)
        }
    }

    @Test func headersAndFootersFollowTheirList() {
        func state(_ environment: UIListEnvironment) -> UIViewConfigurationState {
            UIViewConfigurationState(traitCollection: UITraitCollection(listEnvironment: environment))
        }
        with {
            let header = UIListContentConfiguration.header()
            let grouped = header.updated(for: state(.insetGrouped))
            #expect(grouped.textProperties == UIListContentConfiguration.groupedHeader().textProperties)
            let sidebar = UIListContentConfiguration.sidebarHeader().textProperties.font
            #expect(header.updated(for: state(.sidebar)).textProperties.font == sidebar)
            #expect(grouped.updated(for: state(.plain)) == header)
            var own = header
            own.textProperties.color = .red
            #expect(own.updated(for: state(.grouped)).textProperties.color == .red)
            let cell = UIListContentConfiguration.cell().updated(for: state(.sidebar))
            #expect(cell.directionalLayoutMargins.leading == 8)
        }
    }

    @Test func descriptionsNameWhatIsSet() {
        with {
            var content = content(.cell(), "Title")
            content.alpha = 0.5
            #expect(
                content.description == """
                    <UIListContentConfiguration: text = "Title"; Base Style = cell; \
                    directionalLayoutMargins = {11, 16, 11, 8}; axesPreservingSuperviewLayoutMargins = [Horizontal]; \
                    imageToTextPadding = 16; textToSecondaryTextHorizontalPadding = 8; \
                    textToSecondaryTextVerticalPadding = 4; alpha = 0.5>
                    """)
            #expect(content.customMirror.children.contains { $0.label == "text" && $0.value as? String == "Title" })
        }
    }

    @Test func textAfterAnImageBeginsBehindItsSpace() {
        with {
            var content = content(.cell(), "Title")
            content.image = image(29)
            let view = view(content)
            #expect(view.subviews.first { $0 is UIImageView }?.frame.minX == 16)
            #expect(labels(view).first?.frame.minX == 61)
        }
    }

    @Test func anImageKeepsItsProportionsInTheLargestSize() {
        with {
            var content = content(.cell(), "Title")
            content.image = UIGraphicsImageRenderer(size: CGSize(width: 80, height: 40)).image { _ in }
            content.imageProperties.maximumSize = CGSize(width: 20, height: 0)
            content.imageProperties.reservedLayoutSize = CGSize(width: 30, height: 0)
            content.imageProperties.cornerRadius = 40
            let view = view(content)
            let picture = view.subviews.first { $0 is UIImageView }
            #expect(picture?.frame.size == CGSize(width: 20, height: 10))
            #expect(picture?.frame.minX == 21)
            #expect(picture?.layer.cornerRadius == 5)
            #expect(labels(view).first?.frame.minX == 62)
        }
    }

    @Test func aValueIsAtTheEndOfTheLineIfThereIsSpace() {
        with {
            let wide = labels(view(content(.valueCell(), "Name", "Value")))
            #expect(wide[0].frame.minY == wide[1].frame.minY)
            #expect(wide[1].frame.maxX == 312)
            let narrow = labels(view(content(.valueCell(), "A rather long name", "A rather long value"), width: 200))
            #expect(narrow[1].frame.minY == narrow[0].frame.maxY + 4)
            #expect(narrow[1].frame.minX == narrow[0].frame.minX)
        }
    }

    @Test func textsWrapByDefaultAndMakeTheViewHigher() {
        with {
            let text = String(repeating: "several words that wrap ", count: 6)
            var limited = content(.cell(), text)
            limited.textProperties.numberOfLines = 1
            #expect(view(content(.cell(), text)).frame.height > 80)
            #expect(view(limited).frame.height == 44)
        }
    }

    @Test func aLabelIsAsWideAsItsTextUnlessThatIsAlignedOtherwise() {
        with {
            var content = content(.cell(), "Title")
            #expect(labels(view(content))[0].frame.width < 60)
            content.textProperties.alignment = .center
            #expect(labels(view(content))[0].frame == CGRect(x: 16, y: 11.5, width: 296, height: 20.5))
        }
    }

    @Test func contentIsMirroredFromRightToLeft() {
        with {
            var content = content(.valueCell(), "Name", "Value")
            content.image = image(29)
            let view = view(content, rightToLeft: true)
            #expect(view.subviews.first { $0 is UIImageView }?.frame.maxX == 304)
            #expect(labels(view)[0].frame.maxX == 259)
            #expect(labels(view)[1].frame.minX == 8)
        }
    }

    @Test func marginsAreThoseOfTheSuperviewWhereTheyAreLarger() {
        with {
            let parent = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
            parent.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 60, leading: 50, bottom: 60, trailing: 4)
            @MainActor func text(_ axes: UIAxis) -> CGRect {
                var content = content(.cell(), "Title")
                content.axesPreservingSuperviewLayoutMargins = axes
                content.textProperties.alignment = .justified
                let view = UIListContentView(configuration: content)
                view.frame = parent.bounds
                parent.addSubview(view)
                view.layoutIfNeeded()
                defer { view.removeFromSuperview() }
                return labels(view)[0].frame
            }
            #expect(text(.horizontal).minX == 50)
            #expect(text(.horizontal).maxX == 312)
            #expect(text([]).minX == 16)
        }
    }

    @Test func headersOfGroupedListsAreUppercase() {
        with {
            #expect(labels(view(content(.groupedHeader(), "Section"))).first?.text == "SECTION")
            #expect(labels(view(content(.plainHeader(), "Section"))).first?.text == "Section")
        }
    }

    @Test func anAttributedTextReplacesTheText() {
        var content = content(.cell(), "plain")
        content.attributedText = NSAttributedString(string: "attributed")
        #expect(labels(view(content)).first?.text == "attributed")
        content.attributedText = nil
        #expect(labels(view(content)).first?.text == "plain")
    }

    @Test func disabledContentIsPalerUnlessTheApplicationChoseTheColor() {
        var state = UICellConfigurationState(traitCollection: .current)
        state.isDisabled = true
        var content = content(.cell(), "Title", "Detail")
        content.secondaryTextProperties.color = .red
        let disabled = content.updated(for: state)
        #expect(disabled.textProperties.color == .tertiaryLabel)
        #expect(disabled.secondaryTextProperties.color == .red)
        state.isDisabled = false
        #expect(disabled.updated(for: state) == content)
    }

    @Test func aTransformerMakesTheColorThatIsShown() {
        var content = content(.cell(), "Title")
        content.textProperties.color = .red
        content.textProperties.colorTransformer = UIConfigurationColorTransformer { _ in .blue }
        #expect(content.textProperties.resolvedColor() == .blue)
        #expect(labels(view(content)).first?.textColor == .blue)
    }

    @Test func layoutGuidesAreTheRectanglesOfWhatIsShown() {
        with {
            let view = view(content(.cell(), "Title"))
            #expect(view.textLayoutGuide?.layoutFrame == labels(view)[0].frame)
            #expect(view.secondaryTextLayoutGuide == nil)
            view.configuration = content(.cell(), nil, "Detail")
            #expect(view.textLayoutGuide == nil)
            #expect(view.layoutGuides.isEmpty)
        }
    }

    @Test func otherConfigurationsAreRefused() {
        struct Other: UIContentConfiguration {
            func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: .cell()) }
            func updated(for state: any UIConfigurationState) -> Other { self }
        }
        let view = UIListContentView(configuration: .cell())
        #expect(view.supports(UIListContentConfiguration.valueCell()))
        #expect(!view.supports(Other()))
    }
}
