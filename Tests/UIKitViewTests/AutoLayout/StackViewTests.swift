import Testing
import UIKitTestDriver

@testable import UIKit

/// The bookkeeping of stack views; Facts/autolayout has the frames that they give.
@MainActor @Suite(.serialized)
struct StackViewTests {
    private func box(_ width: CGFloat, _ height: CGFloat = 20) -> UIView {
        let view = UIView()
        view.widthAnchor.constraint(equalToConstant: width).isActive = true
        view.heightAnchor.constraint(equalToConstant: height).isActive = true
        return view
    }

    private func size(of stack: UIStackView) -> CGSize {
        stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }

    @Test func theDefaultsAreUIKits() {
        let stack = UIStackView()
        #expect(stack.axis == .horizontal && stack.distribution == .fill && stack.alignment == .fill)
        #expect(stack.spacing == 0 && !stack.isBaselineRelativeArrangement && !stack.isLayoutMarginsRelativeArrangement)
        #expect(stack.intrinsicContentSize == CGSize(width: -1, height: -1))
        #expect(UIStackView.spacingUseDefault == CGFloat(Float.greatestFiniteMagnitude))
    }

    /// The frames of a storyboard of suhitp/GenericDiffableDataSource.
    @Test func textsThatWrapShareAColumnByTheirWrappedHeights() {
        let labels = ["This is title", "This is long descriptive text with some info"].map { text in
            let label = UILabel()
            (label.text, label.numberOfLines) = (text, 0)
            return label
        }
        let stack = UIStackView(arrangedSubviews: labels)
        (stack.axis, stack.distribution, stack.alignment, stack.spacing) = (.vertical, .fillProportionally, .top, 4)
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 225, height: 66))
        root.addSubview(stack)
        stack.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            stack.topAnchor.constraint(equalTo: root.topAnchor),
            stack.bottomAnchor.constraint(equalTo: root.bottomAnchor),
        ])
        root.layoutIfNeeded()
        #expect(abs(labels[0].frame.height - 20.5) <= 0.5)
        #expect(abs(labels[1].frame.minY - 24.5) <= 0.5)
        #expect(abs(labels[1].frame.height - 41.5) <= 0.5)
    }

    @Test func anArrangedViewIsASubviewWithoutItsMask() {
        let (stack, view) = (UIStackView(), UIView())
        stack.addArrangedSubview(view)
        #expect(stack.subviews == [view] && !view.translatesAutoresizingMaskIntoConstraints)
    }

    @Test func aViewThatIsNoLongerArrangedStaysASubview() {
        let view = UIView()
        let stack = UIStackView(arrangedSubviews: [view])
        stack.removeArrangedSubview(view)
        #expect(stack.arrangedSubviews.isEmpty && stack.subviews == [view])
    }

    @Test func aViewThatLeavesTheSuperviewIsNoLongerArranged() {
        let view = UIView()
        let stack = UIStackView(arrangedSubviews: [view])
        view.removeFromSuperview()
        #expect(stack.arrangedSubviews.isEmpty)
    }

    @Test func insertingAnArrangedViewMovesIt() {
        let (a, b, c) = (UIView(), UIView(), UIView())
        let stack = UIStackView(arrangedSubviews: [a, b, c])
        stack.insertArrangedSubview(c, at: 0)
        #expect(stack.arrangedSubviews == [c, a, b])
    }

    @Test func theSizeIsThatOfTheContents() {
        let stack = UIStackView(arrangedSubviews: [box(30), box(40, 50)])
        stack.spacing = 10
        stack.alignment = .top
        #expect(size(of: stack) == CGSize(width: 80, height: 50))
        stack.axis = .vertical
        #expect(size(of: stack) == CGSize(width: 40, height: 80))
    }

    @Test func aCustomSpacingReplacesTheSpacingAfterItsView() {
        let (a, b, c) = (box(10), box(10), box(10))
        let stack = UIStackView(arrangedSubviews: [a, b, c])
        stack.spacing = 5
        stack.setCustomSpacing(20, after: a)
        #expect(size(of: stack).width == 55)
        b.isHidden = true
        #expect(size(of: stack).width == 40)
        stack.setCustomSpacing(UIStackView.spacingUseDefault, after: a)
        #expect(size(of: stack).width == 25)
    }

    @Test func theSpacingAfterAStrangerIsIgnored() {
        let (stack, stranger) = (UIStackView(), UIView())
        stack.setCustomSpacing(9, after: stranger)
        #expect(stack.customSpacing(after: stranger) == UIStackView.spacingUseDefault)
    }

    @Test func marginsSurroundTheContents() {
        let stack = UIStackView(arrangedSubviews: [box(10, 10)])
        stack.isLayoutMarginsRelativeArrangement = true
        stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(size(of: stack) == CGSize(width: 16, height: 14))
    }

    @Test func aRowRunsFromRightToLeft() {
        let (a, b) = (box(10), box(20))
        let stack = UIStackView(arrangedSubviews: [a, b])
        for view in [stack, a, b] { view.semanticContentAttribute = .forceRightToLeft }
        stack.frame = CGRect(x: 0, y: 0, width: 30, height: 20)
        stack.layoutIfNeeded()
        #expect(a.frame.minX == 20 && b.frame.minX == 0)
    }

    @Test func hidingInAnAnimationMovesTheOthers() throws {
        let (a, b) = (box(50, 50), box(50, 50))
        let stack = UIStackView(arrangedSubviews: [a, b])
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        let controller = UIViewController()
        controller.view.addSubview(stack)
        stack.topAnchor.constraint(equalTo: controller.view.topAnchor).isActive = true
        let app = try TestApplication(showing: controller)
        #expect(b.frame.minY == 50)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            a.isHidden = true
            stack.layoutIfNeeded()
        }
        #expect(b.frame.minY == 0)
        app.advance(by: 0.5)
        let shown = try #require(b.layer.presentation())
        #expect(abs(shown.frame.minY - 25) < 2)
        #expect(a.isHidden && !a.layer.isHidden, "the view is not seen to shrink")
        app.advance(by: 0.6)
        #expect(a.isHidden && a.layer.isHidden)
    }

    @Test func aViewThatIsShownAgainWhileItDisappearsStaysVisible() throws {
        let (a, b) = (box(50, 50), box(50, 50))
        let stack = UIStackView(arrangedSubviews: [a, b])
        let controller = UIViewController()
        controller.view.addSubview(stack)
        let app = try TestApplication(showing: controller)
        UIView.animate(withDuration: 1) {
            a.isHidden = true
            stack.layoutIfNeeded()
        }
        app.advance(by: 0.3)
        a.isHidden = false
        app.advance(by: 1)
        #expect(!a.isHidden && !a.layer.isHidden)
    }

    @Test func viewsMayBeArrangedAndRemovedWhileTheStackIsLaidOut() {
        let stack = RestlessStack(arrangedSubviews: [box(10), box(20)])
        stack.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        stack.layoutIfNeeded()
        #expect(stack.arrangedSubviews.count == 1)
        stack.layoutIfNeeded()
        #expect(stack.arrangedSubviews[0].frame.minX == 0)
    }

    @Test func aViewMayLeaveWhileTheStackAsksForContentSizes() {
        let (shy, other) = (ShyView(), box(20))
        let stack = UIStackView(arrangedSubviews: [other, shy])
        stack.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        shy.onSize = { [unowned other] in other.removeFromSuperview() }
        stack.layoutIfNeeded()
        stack.layoutIfNeeded()
        #expect(stack.arrangedSubviews == [shy])
        #expect(shy.frame.width == 100)
    }

    private final class ShyView: UIView {
        var onSize: (() -> Void)?

        override var intrinsicContentSize: CGSize {
            let change = onSize
            onSize = nil
            change?()
            return CGSize(width: 10, height: 10)
        }
    }

    private final class RestlessStack: UIStackView {
        override func layoutSubviews() {
            super.layoutSubviews()
            if arrangedSubviews.count > 1 { arrangedSubviews[0].removeFromSuperview() }
        }
    }
}
