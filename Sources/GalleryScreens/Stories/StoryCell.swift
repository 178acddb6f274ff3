import UIKit

/// A row of the news: a colored picture, the topic, a headline as long as it needs, a summary if there is one, and the
/// age. Constraints give the row its height.
final class StoryCell: UITableViewCell {
    private let picture = UIImageView()
    private let topic = UILabel()
    private let headline = UILabel()
    private let summary = UILabel()
    private let age = UILabel()

    private static let pictureSize: CGFloat = 56

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .default, reuseIdentifier: reuseIdentifier)
        picture.contentMode = .center
        picture.tintColor = .white
        picture.layer.cornerRadius = 10
        prepare(topic, .caption1, .secondaryLabel)
        prepare(headline, .headline, .label)
        prepare(summary, .subheadline, .secondaryLabel)
        prepare(age, .caption1, .tertiaryLabel)
        arrange()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("this cell is made in code")
    }

    private func prepare(_ label: UILabel, _ style: UIFont.TextStyle, _ color: UIColor) {
        label.font = .preferredFont(forTextStyle: style)
        label.adjustsFontForContentSizeCategory = true
        label.textColor = color
        label.numberOfLines = 0
    }

    private func arrange() {
        let texts = UIStackView(arrangedSubviews: [topic, headline, summary, age])
        texts.axis = .vertical
        texts.spacing = 4
        texts.setCustomSpacing(8, after: summary)
        for view in [picture, texts] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
        }
        let margins = contentView.layoutMarginsGuide
        let height = contentView.bottomAnchor.constraint(greaterThanOrEqualTo: picture.bottomAnchor, constant: 12)
        NSLayoutConstraint.activate([
            picture.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            picture.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
            picture.widthAnchor.constraint(equalToConstant: Self.pictureSize),
            picture.heightAnchor.constraint(equalTo: picture.widthAnchor),
            texts.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 12),
            texts.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            texts.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
            texts.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10), height,
        ])
    }

    func show(_ story: Story) {
        picture.image = UIImage(systemName: story.symbol)
        picture.backgroundColor = story.color
        topic.text = story.topic
        headline.text = story.headline
        summary.text = story.summary
        summary.isHidden = story.summary == nil
        age.text = story.age
    }
}
