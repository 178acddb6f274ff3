import Testing
import UIKit
import UIKitTestDriver

/// What assistive technologies find while a view controller is presented.
@MainActor @Suite(.serialized)
struct PresentedAccessibilityTests {
    private let base = LabelController("Behind")

    private func labels(_ app: TestApplication) async -> [String] {
        await app.advance(by: 1)
        return app.accessibilityElements.compactMap(\.accessibilityLabel)
    }

    @Test(arguments: [UIModalPresentationStyle.pageSheet, .formSheet, .overFullScreen])
    func whatIsBehindAPresentedViewIsNotFound(style: UIModalPresentationStyle) async throws {
        let app = try TestApplication(showing: base)
        #expect(await labels(app) == ["Behind"])
        let presented = LabelController("In front")
        presented.modalPresentationStyle = style
        base.present(presented, animated: false)
        #expect(await labels(app) == ["In front"])
        presented.dismiss(animated: false)
        #expect(await labels(app) == ["Behind"])
    }

    @Test func whatIsBehindAnAlertIsNotFound() async throws {
        let app = try TestApplication(showing: base)
        let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        base.present(alert, animated: false)
        #expect(await labels(app) == ["Title", "OK"])
    }

    @Test func whatIsBehindASheetThatDoesNotDimItIsFound() async throws {
        let app = try TestApplication(showing: base)
        let presented = LabelController("In front")
        presented.sheetPresentationController?.detents = [.medium()]
        presented.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
        base.present(presented, animated: false)
        #expect(await labels(app) == ["Behind", "In front"])
    }
}

private final class LabelController: UIViewController {
    private let text: String

    init(_ text: String) {
        self.text = text
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        let label = UILabel(frame: CGRect(x: 20, y: 60, width: 200, height: 30))
        label.text = text
        view.addSubview(label)
    }
}
