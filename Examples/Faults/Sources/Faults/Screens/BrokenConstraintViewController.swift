import UIKit

/// The mistake: the badge has two widths.
final class BrokenConstraintViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let badge = UILabel()
        badge.text = "7"
        badge.textAlignment = .center
        badge.backgroundColor = .systemRed
        badge.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(badge)
        NSLayoutConstraint.activate([
            badge.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            badge.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            badge.heightAnchor.constraint(equalToConstant: 24),
            badge.widthAnchor.constraint(equalToConstant: 24),
            // From an earlier design, in which the badge was wider.
            badge.widthAnchor.constraint(equalToConstant: 40),
        ])
    }
}
