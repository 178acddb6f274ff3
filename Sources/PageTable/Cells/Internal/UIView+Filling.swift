import UIKit

extension UIView {
    /// Adds a view of a row's content: between the side margins, at least as high as a row with one line.
    func addFilling(_ view: UIView) {
        view.translatesAutoresizingMaskIntoConstraints = false
        addSubview(view)
        let height = view.heightAnchor.constraint(greaterThanOrEqualToConstant: 22)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
            view.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor),
            view.bottomAnchor.constraint(equalTo: layoutMarginsGuide.bottomAnchor),
            height,
        ])
    }
}
