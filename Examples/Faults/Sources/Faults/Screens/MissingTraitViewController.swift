import UIKit

/// The mistake: a label can be tapped, and no trait says so.
final class MissingTraitViewController: UIViewController {
    private(set) var isExpanded = false

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let label = UILabel()
        label.text = "Show more"
        label.frame = CGRect(x: 40, y: 200, width: 200, height: 44)
        label.isUserInteractionEnabled = true
        // `label.accessibilityTraits = .button` is missing.
        label.addGestureRecognizer(
            UITapGestureRecognizer(target: self, action: MissingTraitViewController.expand))
        view.addSubview(label)
    }

    private func expand() { isExpanded = true }
}
