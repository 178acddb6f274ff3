import PeerMeters
import UIKit
import UIKitTestDriver

/// What constraints cost by themselves: a reused cell whose contents have other sizes than before, and chains of views.
@MainActor
enum ConstraintCosts {
    static func measure() throws {
        let app = try TestApplication(showing: UIViewController(), size: CGSize(width: 390, height: 844), scale: 2)
        defer { app.end() }
        var options = BenchmarkOptions([])
        options.heights = HEIGHTS_RICH
        Rows(options).tag(backend: "headless", scale: 2)
        reusedCell()
        for count in [100, 1000] { chain(count) }
    }

    // MARK: A reused cell

    /// Three contents and twelve constraints: set new sizes, fit, and lay out.
    private static func reusedCell() {
        let cell = MeasuredCell()
        let samples = repeated(2000) { round in
            cell.first.size = CGSize(width: 100 + round % 7, height: 20)
            cell.second.size = CGSize(width: 40 + round % 5, height: 14)
            cell.third.size = CGSize(width: 250, height: 16 * (1 + round % 6))
            let height = cell.systemLayoutSizeFitting(
                CGSize(width: 390, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            ).height
            cell.bounds.size = CGSize(width: 390, height: height)
            cell.layoutIfNeeded()
        }
        emit("reused_cell", samples)
    }

    /// A view with three contents of known sizes: nothing is measured.
    private final class MeasuredCell: UIView {
        let first = Content()
        let second = Content()
        let third = Content()

        init() {
            super.init(frame: CGRect(x: 0, y: 0, width: 390, height: 88))
            for view in [first, second, third] {
                view.translatesAutoresizingMaskIntoConstraints = false
                addSubview(view)
            }
            NSLayoutConstraint.activate([
                first.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
                first.topAnchor.constraint(equalTo: topAnchor, constant: 10),
                first.heightAnchor.constraint(greaterThanOrEqualToConstant: 10),
                second.leadingAnchor.constraint(greaterThanOrEqualTo: first.trailingAnchor, constant: 8),
                second.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
                second.topAnchor.constraint(equalTo: topAnchor, constant: 10),
                second.bottomAnchor.constraint(lessThanOrEqualTo: bottomAnchor, constant: -10),
                third.leadingAnchor.constraint(equalTo: first.leadingAnchor),
                third.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
                third.topAnchor.constraint(equalTo: first.bottomAnchor, constant: 2),
                third.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -10),
                third.heightAnchor.constraint(greaterThanOrEqualToConstant: 10),
            ])
        }

        required init?(coder: NSCoder) {
            return nil
        }
    }

    private final class Content: UIView {
        var size = CGSize(width: 10, height: 10) {
            didSet { if size != oldValue { invalidateIntrinsicContentSize() } }
        }

        override var intrinsicContentSize: CGSize { size }
    }

    // MARK: A chain

    /// A chain of views with `count` constraints, made and laid out.
    private static func chain(_ count: Int) {
        let samples = repeated(count > 500 ? 9 : 41) { _ in
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            var previous: UIView?
            var constraints: [NSLayoutConstraint] = []
            for _ in 0..<count / 4 {
                let view = UIView()
                view.translatesAutoresizingMaskIntoConstraints = false
                root.addSubview(view)
                constraints += [
                    view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                    view.widthAnchor.constraint(equalToConstant: 20),
                    view.heightAnchor.constraint(equalToConstant: 2),
                    view.topAnchor.constraint(equalTo: previous?.bottomAnchor ?? root.topAnchor),
                ]
                previous = view
            }
            NSLayoutConstraint.activate(constraints)
            root.layoutIfNeeded()
        }
        emit("chain_\(count)", samples)
    }

    // MARK: Measuring

    private static func repeated(_ count: Int, _ body: (Int) -> Void) -> [PeerSample] {
        for round in 0..<min(count, 50) { body(round) }
        return (0..<count).map { round in
            let start = peer_now()
            body(round)
            return peer_since(start)
        }
    }

    private static func emit(_ name: String, _ samples: [PeerSample]) {
        peer_emit_frames(name, samples, Int32(samples.count), 0, 0)
    }
}
