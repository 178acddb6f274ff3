import UIKit

/// A row of the screen: its content and its background.
@MainActor
struct ConfigurationEntry {
    var content: any UIContentConfiguration
    /// Nil for the background of a row in the list.
    var background: UIBackgroundConfiguration?

    init(_ content: any UIContentConfiguration, background: UIBackgroundConfiguration? = nil) {
        self.content = content
        self.background = background
    }

    /// Makes an entry with list content.
    init(
        _ content: UIListContentConfiguration, _ text: String, _ secondaryText: String? = nil, symbol: String? = nil,
        background: UIBackgroundConfiguration? = nil, _ setUp: (inout UIListContentConfiguration) -> Void = { _ in }
    ) {
        var content = content
        content.text = text
        content.secondaryText = secondaryText
        content.image = symbol.flatMap { UIImage(systemName: $0) }
        setUp(&content)
        self.init(content, background: background)
    }

    static var cells: [ConfigurationEntry] {
        [
            ConfigurationEntry(.cell(), "Cell", symbol: "star.fill"),
            ConfigurationEntry(.subtitleCell(), "Subtitle cell", "Below the text", symbol: "bell.fill"),
            ConfigurationEntry(.valueCell(), "Value cell", "At the end", symbol: "flag.fill"),
            ConfigurationEntry(
                .valueCell(), "Value cell without enough space", "so that the value is below", symbol: "person"),
        ]
    }

    static var sidebars: [ConfigurationEntry] {
        [
            ConfigurationEntry(
                .sidebarCell(), "Sidebar cell", symbol: "archivebox.fill", background: .listSidebarCell()),
            ConfigurationEntry(
                .sidebarSubtitleCell(), "Sidebar subtitle cell", "Below the text", symbol: "trash.fill",
                background: .listSidebarCell()),
            ConfigurationEntry(
                .accompaniedSidebarCell(), "Cell beside a sidebar", symbol: "eye",
                background: .listAccompaniedSidebarCell()),
            ConfigurationEntry(
                .accompaniedSidebarSubtitleCell(), "Subtitle cell beside a sidebar", "Below the text",
                background: .listAccompaniedSidebarCell()),
        ]
    }

    static var images: [ConfigurationEntry] {
        [
            ConfigurationEntry(.subtitleCell(), "Round corners", "At most 40 points wide and high") {
                $0.image = Dot.image(.systemOrange)
                $0.imageProperties.maximumSize = CGSize(width: 40, height: 40)
                $0.imageProperties.cornerRadius = 8
            },
            ConfigurationEntry(.cell(), "In a space of 60 points") {
                $0.image = Dot.image(.systemPurple)
                $0.imageProperties.reservedLayoutSize = CGSize(width: 60, height: 60)
            },
            ConfigurationEntry(.cell(), "As wide as a symbol") {
                $0.image = Dot.image(.systemTeal)
                $0.imageProperties.maximumSize = CGSize(width: 20, height: 20)
                $0.imageProperties.reservedLayoutSize.width =
                    UIListContentConfiguration.ImageProperties.standardDimension
            },
            ConfigurationEntry(.cell(), "A tint color", symbol: "star.fill") {
                $0.imageProperties.tintColor = .systemYellow
            },
            ConfigurationEntry(.cell(), "A transformed tint color", symbol: "star.fill") {
                $0.imageProperties.tintColorTransformer = .grayscale
            },
            ConfigurationEntry(.cell(), "A large symbol", symbol: "star.fill") {
                $0.imageProperties.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 34)
            },
        ]
    }

    static var texts: [ConfigurationEntry] {
        [
            ConfigurationEntry(.cell(), "In the middle") { $0.textProperties.alignment = .center },
            ConfigurationEntry(.cell(), "In capitals") { $0.textProperties.transform = .uppercase },
            ConfigurationEntry(
                .cell(), "Up to two lines of text, which is cut off at the end of the second line if it is longer"
            ) { $0.textProperties.numberOfLines = 2 },
            ConfigurationEntry(.cell(), "One line that is made smaller to fit the width of the row") {
                $0.textProperties.numberOfLines = 1
                $0.textProperties.adjustsFontSizeToFitWidth = true
                $0.textProperties.minimumScaleFactor = 0.5
            },
            ConfigurationEntry(.cell(), "") {
                let text = NSMutableAttributedString(string: "Text with attributes")
                text.addAttribute(.foregroundColor, value: UIColor.systemRed, range: NSRange(location: 0, length: 4))
                text.addAttribute(
                    .font, value: UIFont.boldSystemFont(ofSize: 17), range: NSRange(location: 10, length: 10))
                $0.attributedText = text
            },
        ]
    }

    static var backgrounds: [ConfigurationEntry] {
        [
            ConfigurationEntry(
                .cell(), "The tint color, in a capsule",
                background: background {
                    $0.backgroundColor = nil
                    $0.backgroundColorTransformer = UIConfigurationColorTransformer { $0.withAlphaComponent(0.2) }
                    $0.cornerRadius = 30
                }),
            ConfigurationEntry(
                .cell(), "An outline",
                background: background {
                    $0.strokeColor = .systemRed
                    $0.strokeWidth = 2
                    $0.cornerRadius = 10
                }),
            ConfigurationEntry(
                .cell(), "A shadow",
                background: background {
                    $0.backgroundColor = .secondarySystemGroupedBackground
                    $0.cornerRadius = 10
                    $0.shadowProperties.opacity = 0.3
                    $0.shadowProperties.radius = 4
                    $0.shadowProperties.offset = CGSize(width: 0, height: 2)
                }),
            ConfigurationEntry(
                .cell(), "A view",
                background: background {
                    $0.cornerRadius = 10
                    $0.customView = Stripes()
                }),
        ]
    }

    private static func background(_ setUp: (inout UIBackgroundConfiguration) -> Void) -> UIBackgroundConfiguration {
        var background = UIBackgroundConfiguration.clear()
        background.backgroundInsets = NSDirectionalEdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8)
        setUp(&background)
        return background
    }

    static var levels: [ConfigurationEntry] {
        [("Battery", 0.8), ("Storage", 0.35), ("Memory", 0.6)].map { name, level in
            ConfigurationEntry(LevelConfiguration(name: name, level: level))
        }
    }
}

/// Three colors side by side.
private final class Stripes: UIView {
    private let stripes = [UIColor.systemRed, .systemYellow, .systemBlue].map { color in
        let view = UIView()
        view.backgroundColor = color.withAlphaComponent(0.35)
        return view
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for (index, stripe) in stripes.enumerated() {
            if stripe.superview == nil { addSubview(stripe) }
            let width = bounds.width / CGFloat(stripes.count)
            stripe.frame = CGRect(x: width * CGFloat(index), y: 0, width: width, height: bounds.height)
        }
    }
}
