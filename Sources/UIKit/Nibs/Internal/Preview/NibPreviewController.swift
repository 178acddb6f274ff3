import Foundation
internal import NibDocument

/// Shows the top-level objects of a xib: one view that is as large as a screen fills it, others are below each other in
/// their own sizes, cells as rows.
@MainActor
final class NibPreviewController: UIViewController {
    private let file: NibFile
    /// The view around several objects; nil if one object is the whole screen.
    private var pile: UIScrollView?

    init(_ file: NibFile) {
        self.file = file
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() {
        let objects = UINib(file).instantiate(withOwner: nil)
        for case let controller as UIViewController in objects { addChild(controller) }
        let views = objects.compactMap { ($0 as? UIViewController)?.view ?? $0 as? UIView }
        if views.count == 1, let only = views.first, !(only is UITableViewCell), only.frame.height > 400 {
            return view = only
        }
        let scroll = UIScrollView()
        scroll.backgroundColor = .systemGroupedBackground
        scroll.alwaysBounceVertical = true
        for view in views { scroll.addSubview(view) }
        pile = scroll
        view = scroll
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard let scroll = pile else { return }
        var y: CGFloat = 20
        for view in scroll.subviews where !(view is ScrollIndicatorView) {
            let isRow = view is UITableViewCell || view.frame.width > scroll.bounds.width
            view.frame = CGRect(
                x: isRow ? 0 : ((scroll.bounds.width - view.frame.width) / 2).rounded(), y: y,
                width: isRow ? scroll.bounds.width : view.frame.width, height: view.frame.height)
            y = view.frame.maxY + 20
        }
        scroll.contentSize = CGSize(width: scroll.bounds.width, height: y)
    }
}
