import UIKit

/// The mistake: the button has a picture and no accessibility label, so that tests and screen readers do not find it.
final class MissingLabelViewController: UIViewController {
    private(set) var items = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 24, height: 24)).image { context in
            context.fill(CGRect(x: 10, y: 0, width: 4, height: 24))
            context.fill(CGRect(x: 0, y: 10, width: 24, height: 4))
        }
        // `button.accessibilityLabel = "Add"` is missing.
        let button = UIButton(
            type: .system, primaryAction: UIAction(image: picture) { [weak self] _ in self?.items += 1 })
        button.frame = CGRect(x: 40, y: 200, width: 44, height: 44)
        view.addSubview(button)
    }
}
