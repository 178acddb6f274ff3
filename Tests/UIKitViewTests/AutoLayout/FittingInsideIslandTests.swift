import Testing

@testable import UIKit

/// Fitting sizes of views that constraints join to what is around them.
@MainActor @Suite(.serialized)
struct FittingInsideIslandTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    private let box = UIView()
    private let content = AskedView()
    private let joining: [NSLayoutConstraint]

    init() {
        for view in [box, content] { view.translatesAutoresizingMaskIntoConstraints = false }
        root.addSubview(box)
        box.addSubview(content)
        joining = [
            box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
            box.topAnchor.constraint(equalTo: root.topAnchor, constant: 30),
            box.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5),
            content.bottomAnchor.constraint(lessThanOrEqualTo: root.bottomAnchor),
        ]
        NSLayoutConstraint.activate(
            joining + [
                content.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 5),
                content.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -5),
                content.topAnchor.constraint(equalTo: box.topAnchor, constant: 5),
                content.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: -5),
            ])
        root.layoutIfNeeded()
    }

    private func fit() -> CGSize {
        content.invalidateIntrinsicContentSize()
        return box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }

    @Test func whatIsOutsideDoesNotCountAndComesBack() {
        #expect(fit() == CGSize(width: 50, height: 30))
        root.setNeedsLayout()
        root.layoutIfNeeded()
        #expect(box.frame == CGRect(x: 20, y: 30, width: 150, height: 30))
    }

    @Test func constraintsAcrossTheBorderStayActiveMeanwhile() {
        var states: [Bool] = []
        content.asked = { states += joining.map(\.isActive) }
        _ = fit()
        #expect(!states.isEmpty && !states.contains(false))
        #expect(root.constraints.filter { joining.contains($0) }.count == joining.count)
    }

    @Test func whatTheClientDeactivatesMeanwhileStaysInactive() {
        content.asked = {
            joining[2].isActive = false
            content.asked = {}
        }
        _ = fit()
        #expect(joining.map(\.isActive) == [true, true, false, true])
        root.layoutIfNeeded()
        #expect(box.frame == CGRect(x: 20, y: 30, width: 50, height: 30))
    }

    @Test func whatTheClientChangesMeanwhileCounts() {
        content.asked = { joining[0].constant = 40 }
        _ = fit()
        root.layoutIfNeeded()
        #expect(box.frame.minX == 40)
    }

    @Test func aViewThatLeavesMeanwhileLosesItsConstraints() {
        content.asked = {
            box.removeFromSuperview()
            content.asked = {}
        }
        _ = fit()
        #expect(!joining.contains { $0.isActive })
        #expect(root.constraints.isEmpty)
        root.addSubview(box)
        root.layoutIfNeeded()
        #expect(box.bounds.size == CGSize(width: 50, height: 30))
    }
}

/// A view with a content size that calls back when it is asked for it.
final class AskedView: UIView {
    var asked: () -> Void = {}

    override var intrinsicContentSize: CGSize {
        asked()
        return CGSize(width: 40, height: 20)
    }
}
