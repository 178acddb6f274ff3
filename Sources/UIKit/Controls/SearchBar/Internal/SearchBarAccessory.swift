import Foundation

/// The button at the trailing side of a search bar's field, and the images that the application has set for icons.
/// Owned by the bar.
@MainActor
final class SearchBarAccessory {
    /// Sound: the bar owns this object.
    private unowned(unsafe) let bar: UISearchBar
    /// Nil while there is no button.
    private(set) var kind: UISearchBar.Icon?
    private var images: [UISearchBar.Icon: [UIControl.State: UIImage]] = [:]
    private lazy var button: UIButton = {
        let button = UIButton(type: .custom)
        button.tintColor = .secondaryLabel
        button.addAction(UIAction { [weak self] _ in self?.wasTapped() }, for: .touchUpInside)
        return button
    }()

    init(of bar: UISearchBar) {
        self.bar = bar
    }

    var isSelected = false {
        didSet { if kind != nil { button.isSelected = isSelected && kind == .resultsList } }
    }

    func show(_ icon: UISearchBar.Icon, _ isShown: Bool) {
        guard (kind == icon) != isShown else { return }
        kind = isShown ? icon : nil
        let field = bar.searchTextField
        field.rightView = isShown ? button : nil
        field.rightViewMode = isShown ? .unlessEditing : .never
        if isShown { showButton() }
    }

    private func showButton() {
        guard let kind else { return }
        let metrics = SystemMetrics.current.searching.self
        let standard = UIImage(systemName: kind == .bookmark ? "book" : "list.bullet")
        button.setImage(image(for: kind, state: .normal) ?? standard, for: .normal)
        for state in [UIControl.State.highlighted, .selected, .disabled] {
            button.setImage(image(for: kind, state: state), for: state)
        }
        button.isSelected = isSelected && kind == .resultsList
        button.accessibilityLabel = kind == .bookmark ? SystemText.bookmarks.string : SystemText.results.string
        button.frame.size = CGSize(width: metrics.textInset, height: metrics.fieldHeight)
    }

    private func wasTapped() {
        // The delegate may release the bar.
        let bar = bar
        if kind == .bookmark {
            bar.delegate(for: SearchBarDelegateMethods.bookmarkButtonClicked)?.searchBarBookmarkButtonClicked(bar)
        } else {
            bar.delegate(for: SearchBarDelegateMethods.resultsListButtonClicked)?
                .searchBarResultsListButtonClicked(bar)
        }
    }

    // MARK: Images

    func image(for icon: UISearchBar.Icon, state: UIControl.State) -> UIImage? { images[icon]?[state] }

    func set(_ image: UIImage?, for icon: UISearchBar.Icon, state: UIControl.State) {
        images[icon, default: [:]][state] = image
        let field = bar.searchTextField
        switch icon {
        case .search:
            guard state == .normal, let glass = field.leftView as? UIImageView else { return }
            glass.image = image ?? SystemGlyph.glass.image
        case .clear: field.parts.clearImages[state] = image
        case .bookmark, .resultsList: if icon == kind { showButton() }
        }
    }
}
