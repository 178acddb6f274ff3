import UIKit
import UIKitTestDriver

/// A screen on which a test plants faults. Its background is white.
@MainActor
final class AuditScreen: UIViewController {
    private let build: (UIView) -> Void

    init(_ build: @escaping (UIView) -> Void) {
        self.build = build
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        build(view)
    }

    /// Returns a label in the preferred font, which follows the content size category.
    static func label(_ text: String, at y: CGFloat = 100, color: UIColor = .black) -> UILabel {
        let label = UILabel(frame: CGRect(x: 20, y: y, width: 350, height: 200))
        label.text = text
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.textColor = color
        label.numberOfLines = 0
        return label
    }

    /// Returns the issues of one kind on a screen.
    static func issues(
        _ type: AccessibilityAuditType, scale: CGFloat = 2, _ build: @escaping (UIView) -> Void
    ) throws -> [AccessibilityAuditIssue] {
        let app = try TestApplication(showing: AuditScreen(build), scale: scale)
        defer { app.end() }
        return app.accessibilityAuditIssues(for: type)
    }
}
