import Foundation

/// The view of an activity view controller: what is shared, and a row for each activity.
final class ActivityList: UIView, UITableViewDataSource, UITableViewDelegate {
    var onChoose: ((UIActivity) -> Void)?
    var onClose: (() -> Void)?
    private let table = UITableView(frame: .zero, style: .insetGrouped)
    private let title = UILabel()
    private let detail = UILabel()
    private let thumbnail = UIImageView()
    private let close = UIButton(type: .close)
    private var activities: [UIActivity] = []
    private static let headerHeight: CGFloat = 76

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemGroupedBackground
        title.font = .preferredFont(forTextStyle: .headline)
        detail.font = .preferredFont(forTextStyle: .footnote)
        detail.textColor = .secondaryLabel
        thumbnail.contentMode = .scaleAspectFit
        thumbnail.tintColor = .secondaryLabel
        table.dataSource = self
        table.delegate = self
        table.register(UITableViewCell.self, forCellReuseIdentifier: "activity")
        close.addAction(UIAction { [weak self] _ in self?.onClose?() }, for: .touchUpInside)
        for view in [table, thumbnail, title, detail, close] as [UIView] { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    static let thumbnailSize = CGSize(width: 44, height: 44)

    /// - Parameter thumbnail: shown if no item is an image.
    func show(_ activities: [UIActivity], for items: [Any], thumbnail picture: UIImage? = nil) {
        self.activities = activities
        let texts = items.compactMap(ActivityItems.text)
        let image = items.lazy.compactMap { $0 as? UIImage }.first ?? picture
        let url = items.lazy.compactMap(ActivityItems.url).first
        title.text =
            items.lazy.compactMap { $0 as? String }.first ?? url?.host ?? texts.first ?? SystemText.image.string
        detail.text = url.map { $0.isFileURL ? $0.lastPathComponent : $0.host ?? $0.absoluteString }
        if detail.text == nil {
            detail.text =
                items.count > 1
                ? SystemText.itemCount.string(count: items.count) : image == nil ? SystemText.text.string : nil
        }
        thumbnail.image = image ?? UIImage(systemName: url == nil ? "doc.text" : "link")
        table.reloadData()
        setNeedsLayout()
    }

    func fittingHeight(width: CGFloat) -> CGFloat {
        table.frame.size.width = width
        table.layoutIfNeeded()
        return Self.headerHeight + max(table.contentSize.height, 60)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let area = bounds.inset(by: safeAreaInsets)
        let (side, margin): (CGFloat, CGFloat) = (44, 16)
        func place(_ view: UIView, leading: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
            let x = isRightToLeft ? area.maxX - leading - width : area.minX + leading
            view.frame = CGRect(x: x, y: area.minY + y, width: width, height: height)
        }
        place(thumbnail, leading: margin, y: 16, width: side, height: side)
        close.sizeToFit()
        place(
            close, leading: area.width - margin - close.bounds.width, y: 16, width: close.bounds.width,
            height: close.bounds.height)
        let text = area.width - 2 * margin - side - 12 - close.bounds.width - 8
        let (top, bottom) = (title.sizeThatFits(.zero).height, detail.sizeThatFits(.zero).height)
        let y = 16 + (side - top - bottom) / 2
        place(title, leading: margin + side + 12, y: y, width: text, height: top)
        place(detail, leading: margin + side + 12, y: y + top, width: text, height: bottom)
        table.frame = CGRect(
            x: bounds.minX, y: area.minY + Self.headerHeight, width: bounds.width,
            height: max(0, bounds.maxY - area.minY - Self.headerHeight))
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { activities.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "activity", for: indexPath)
        let activity = activities[indexPath.row]
        cell.textLabel?.text = activity.activityTitle
        let image = activity.activityImage?.withRenderingMode(.alwaysTemplate)
        let view = image.map { UIImageView(image: $0) }
        view?.tintColor = .label
        cell.accessoryView = view
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        if activities.indices.contains(indexPath.row) { onChoose?(activities[indexPath.row]) }
    }
}
