import UIKit

/// The header of a section whose description names a nib: it contains the view of the nib, whose owner it is.
///
/// The nib may connect an outlet `titleLabel`, which then shows the section's title. The header is as high as the view
/// in the nib.
@preconcurrency @MainActor
open class PageNibHeaderView: UITableViewHeaderFooterView {
    /// The label of the nib that shows the title of the section.
    open weak var titleLabel: UILabel?

    /// The height that the view has in the nib, in points.
    private var nibHeight: CGFloat = 0

    open override class var nibOutlets: [String: NibOutlet] {
        ["titleLabel": NibOutlet(\PageNibHeaderView.titleLabel)]
    }

    /// Returns a header for a section of the table, an idle one of the same nib if there is one.
    static func header(from name: String, _ bundle: Bundle?, title: String?, in tableView: UITableView)
        -> PageNibHeaderView
    {
        let identifier = "\(String(reflecting: PageNibHeaderView.self)) \(bundle?.bundlePath ?? "") \(name)"
        let idle = tableView.dequeueReusableHeaderFooterView(withIdentifier: identifier) as? PageNibHeaderView
        let header = idle ?? PageNibHeaderView(reuseIdentifier: identifier)
        if idle == nil { header.load(name, bundle) }
        header.titleLabel?.text = title
        return header
    }

    private func load(_ name: String, _ bundle: Bundle?) {
        let objects = UINib(nibName: name, bundle: bundle).instantiate(withOwner: self)
        guard let view = objects.lazy.compactMap({ $0 as? UIView }).first else {
            return PageLog.report("\(name).xib has no view for a header")
        }
        nibHeight = view.frame.height
        view.frame = contentView.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(view)
    }

    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        CGSize(width: targetSize.width, height: nibHeight)
    }
}
