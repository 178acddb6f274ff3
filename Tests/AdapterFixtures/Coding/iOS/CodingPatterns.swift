import UIKit

/// Initializers as iOS classes have them, because `init(coder:)` is required.
public class PlainCell: UITableViewCell {
    public let badge = UILabel()

    override public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        setUp()
    }

    required public init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        setUp()
    }

    private func setUp() { contentView.addSubview(badge) }
}

public final class FatalView: UIView {
    public let name: String

    public init(name: String) {
        self.name = name
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

public final class UnavailableController: UIViewController {
    public let model: [Int]

    public init(model: [Int]) {
        self.model = model
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable, message: "not from a storyboard")
    required init?(coder: NSCoder) {
        fatalError()
    }
}

public final class FailingController: UITableViewController {
    public var rows = 3
    public override init(style: UITableView.Style) { super.init(style: style) }
    public required init?(coder aDecoder: NSCoder) { return nil }
}

public class ConvenientView: UIView {
    public var color = UIColor.clear
    public convenience init(color: UIColor) {
        self.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        self.color = color
    }
}

public final class HalfCodedView: UIControl {
    public var isReady = false
    public override init(frame: CGRect) {
        super.init(frame: frame)
        commonInit()
    }
    public required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        commonInit()
    }
    public override func awakeFromNib() {
        super.awakeFromNib()
        isReady = false
    }
    func commonInit() { isReady = true }
}

/// No view at all: waking up is all it knows of nibs.
public class Settings: NSObject, NSCoding {
    public var volume: Int
    public private(set) var wakings = 0

    public init(volume: Int) { self.volume = volume }

    public required init?(coder: NSCoder) {
        guard coder.containsValue(forKey: "volume") else { return nil }
        volume = coder.decodeInteger(forKey: "volume")
        super.init()
    }

    public func encode(with coder: NSCoder) { coder.encode(volume, forKey: "volume") }

    override public func awakeFromNib() {
        super.awakeFromNib()
        wakings += 1
    }
}

public final class LoudSettings: Settings {
    override public func awakeFromNib() {
        super.awakeFromNib()
        volume = 11
    }
}
