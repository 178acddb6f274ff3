import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// Widths and heights are never negative.
@MainActor @Suite(.serialized)
struct NonnegativeLengthTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    private let view = UIView()

    init() {
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
    }

    private func pin(_ view: UIView, to root: UIView) {
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
            view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -10),
            view.topAnchor.constraint(equalTo: root.topAnchor, constant: 5),
            view.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -5),
        ])
    }

    @Test func aViewIsAtLeastAsLargeAsTheMarginsInIt() {
        pin(view, to: root)
        #expect(root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 20, height: 10))
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 10, y: 5, width: 280, height: 190))
        #expect(root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 20, height: 10))
    }

    @Test func marginsOfNestedViewsAddUp() {
        let inner = UIView()
        inner.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(inner)
        pin(view, to: root)
        pin(inner, to: view)
        #expect(root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 40, height: 20))
    }

    @Test func aGuideHasNoNegativeWidth() {
        let guide = UILayoutGuide()
        root.addLayoutGuide(guide)
        NSLayoutConstraint.activate([
            guide.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8),
            guide.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -8),
        ])
        #expect(root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width == 16)
    }

    @Test func marginsThatDoNotFitStayAndAreReportedNowhere() {
        pin(view, to: root)
        root.bounds.size = CGSize(width: 12, height: 4)
        let said = logged { root.layoutIfNeeded() }
        #expect(said.isEmpty)
        #expect(view.frame.size == .zero)
        root.bounds.size = CGSize(width: 100, height: 50)
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 10, y: 5, width: 80, height: 40))
    }

    @Test func aWeakerConstraintDoesNotMakeAWidthNegative() {
        let width = view.widthAnchor.constraint(equalTo: root.widthAnchor, constant: -400)
        width.priority = UILayoutPriority(999)
        let leading = view.leadingAnchor.constraint(equalTo: root.leadingAnchor)
        let trailing = view.trailingAnchor.constraint(equalTo: root.centerXAnchor)
        trailing.priority = UILayoutPriority(500)
        NSLayoutConstraint.activate([width, leading, trailing])
        root.layoutIfNeeded()
        #expect(view.frame.width == 0)
        #expect(view.frame.minX == 0)
    }

    @Test func aViewThatLeavesTakesItsBoundAlong() {
        pin(view, to: root)
        _ = root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        view.removeFromSuperview()
        #expect(root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == .zero)
        root.addSubview(view)
        pin(view, to: root)
        #expect(root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 20, height: 10))
    }
}
