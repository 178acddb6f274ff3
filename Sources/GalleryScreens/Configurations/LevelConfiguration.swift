import UIKit

/// Content of the application's own: a name and a bar that shows a level.
struct LevelConfiguration: UIContentConfiguration {
    var name: String
    /// From 0 to 1.
    var level: CGFloat
    private(set) var isSelected = false

    init(name: String, level: CGFloat) {
        self.name = name
        self.level = level
    }

    func makeContentView() -> any UIView & UIContentView { LevelView(self) }

    func updated(for state: any UIConfigurationState) -> LevelConfiguration {
        var updated = self
        if let state = state as? UICellConfigurationState { updated.isSelected = state.isSelected }
        return updated
    }
}

/// The view of a ``LevelConfiguration``. Constraints give the row its height.
private final class LevelView: UIView, UIContentView {
    private let label = UILabel()
    private let track = UIView()
    private let bar = UIView()
    private var shown: LevelConfiguration
    private var width: NSLayoutConstraint?

    var configuration: any UIContentConfiguration {
        get { shown }
        set {
            guard let level = newValue as? LevelConfiguration else { return }
            shown = level
            show()
        }
    }

    init(_ configuration: LevelConfiguration) {
        shown = configuration
        super.init(frame: .zero)
        preservesSuperviewLayoutMargins = true
        label.font = .preferredFont(forTextStyle: .subheadline)
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = 0
        track.backgroundColor = .systemFill
        for view in [track, bar] {
            view.layer.cornerRadius = 4
            view.clipsToBounds = true
        }
        for view in [label, track, bar] {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
        let guide = layoutMarginsGuide
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: topAnchor, constant: 10),
            label.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            track.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 8),
            track.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            track.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            track.heightAnchor.constraint(equalToConstant: 8),
            track.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -12),
            bar.topAnchor.constraint(equalTo: track.topAnchor),
            bar.bottomAnchor.constraint(equalTo: track.bottomAnchor),
            bar.leadingAnchor.constraint(equalTo: track.leadingAnchor),
        ])
        show()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("this view is made in code")
    }

    private func show() {
        label.text = shown.name
        bar.backgroundColor = shown.isSelected ? .systemOrange : .systemGreen
        width?.isActive = false
        width = bar.widthAnchor.constraint(equalTo: track.widthAnchor, multiplier: max(shown.level, 0.01))
        width?.isActive = true
    }
}
