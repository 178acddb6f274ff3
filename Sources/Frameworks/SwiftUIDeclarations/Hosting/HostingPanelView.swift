import UIKit

/// The content view of a cell that hosts a view of SwiftUI: a panel that gives the cell its height.
final class HostingPanelView: UIView, UIContentView {
    /// The panel shows nothing of a configuration of the same type that another has not.
    var configuration: any UIContentConfiguration

    init(_ configuration: any UIContentConfiguration, panel: UIView, minimumHeight: CGFloat?) {
        self.configuration = configuration
        super.init(frame: .zero)
        panel.translatesAutoresizingMaskIntoConstraints = false
        addSubview(panel)
        let height = panel.heightAnchor.constraint(
            greaterThanOrEqualToConstant: max(minimumHeight ?? 0, HostingPanel.size.height))
        height.priority = .required - 1
        NSLayoutConstraint.activate([
            panel.leadingAnchor.constraint(equalTo: leadingAnchor),
            panel.trailingAnchor.constraint(equalTo: trailingAnchor),
            panel.topAnchor.constraint(equalTo: topAnchor),
            panel.bottomAnchor.constraint(equalTo: bottomAnchor), height,
        ])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { return nil }
}
