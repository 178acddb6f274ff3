import Foundation
import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// Constraints and what else places a view, in archives.
@MainActor @Suite(.serialized)
struct ArchivedConstraintTests {
    private func archived(_ constraint: NSLayoutConstraint, _ identifier: String? = nil) -> NSLayoutConstraint {
        constraint.shouldBeArchived = true
        constraint.identifier = identifier
        constraint.isActive = true
        return constraint
    }

    private func child(of view: UIView, tag: Int = 1) -> UIView {
        let child = UIView()
        child.tag = tag
        child.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(child)
        return child
    }

    private var host: UIView { UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100)) }

    @Test func constraintsPlaceTheViewsOfACopy() throws {
        let view = host
        let (first, second) = (child(of: view), child(of: view, tag: 2))
        for constraint in [
            first.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
            first.topAnchor.constraint(equalTo: view.topAnchor, constant: 20),
            first.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.25),
            first.heightAnchor.constraint(equalToConstant: 30),
            second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 5),
            second.topAnchor.constraint(equalTo: first.topAnchor),
            second.widthAnchor.constraint(equalTo: first.widthAnchor),
            second.heightAnchor.constraint(equalTo: first.heightAnchor),
        ] { _ = archived(constraint) }
        let copy = try Archive.copy(of: view)
        copy.layoutIfNeeded()
        #expect(copy.viewWithTag(1)?.frame == CGRect(x: 10, y: 20, width: 50, height: 30))
        #expect(copy.viewWithTag(2)?.frame == CGRect(x: 65, y: 20, width: 50, height: 30))
        #expect(copy.constraints.count == 7 && copy.viewWithTag(1)?.constraints.count == 1)
    }

    @Test func aConstraintKeepsItsValues() throws {
        let view = host
        let constraint = child(of: view).widthAnchor.constraint(
            lessThanOrEqualTo: view.widthAnchor, multiplier: 0.5, constant: -3)
        constraint.priority = UILayoutPriority(600)
        _ = archived(constraint, "width")
        let viewCopy = try Archive.copy(of: view)
        let copy = try #require(viewCopy.constraints.first)
        #expect(copy.identifier == "width" && copy.priority == UILayoutPriority(600) && copy.isActive)
        #expect(copy.relation == .lessThanOrEqual && copy.multiplier == 0.5 && copy.constant == -3)
        #expect(copy.firstAttribute == .width && copy.secondAttribute == .width && copy.shouldBeArchived)
    }

    @Test func aConstraintOfCodeIsNotArchived() throws {
        let view = host
        child(of: view).widthAnchor.constraint(equalTo: view.widthAnchor).isActive = true
        #expect(try Archive.copy(of: view).constraints.isEmpty)
    }

    @Test func aConstraintWithAnItemOutsideOfTheArchiveIsLeftOut() throws {
        let (outer, view) = (host, UIView())
        outer.addSubview(view)
        let inner = child(of: view)
        _ = archived(inner.heightAnchor.constraint(equalTo: outer.heightAnchor))
        let button = UIButton(type: .system)
        button.setTitle("Go", for: .normal)
        view.addSubview(button)
        let label = try #require(button.titleLabel)
        _ = archived(inner.widthAnchor.constraint(equalTo: label.widthAnchor))
        _ = archived(inner.heightAnchor.constraint(equalToConstant: 7))
        let copy = try Archive.copy(of: view)
        #expect(copy.constraints.isEmpty && copy.viewWithTag(1)?.constraints.count == 1)
    }

    @Test func layoutGuidesAreItems() throws {
        let view = host
        view.layoutMargins = UIEdgeInsets(top: 1, left: 30, bottom: 1, right: 40)
        let guide = UILayoutGuide()
        guide.identifier = "column"
        view.addLayoutGuide(guide)
        let inner = child(of: view)
        for constraint in [
            guide.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            guide.widthAnchor.constraint(equalToConstant: 60), guide.topAnchor.constraint(equalTo: view.topAnchor),
            guide.heightAnchor.constraint(equalToConstant: 20),
            inner.leadingAnchor.constraint(equalTo: guide.trailingAnchor),
            inner.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            inner.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            inner.heightAnchor.constraint(equalTo: guide.heightAnchor),
        ] { _ = archived(constraint) }
        let copy = try Archive.copy(of: view)
        copy.layoutIfNeeded()
        #expect(copy.addedLayoutGuides.map(\.identifier) == ["column"])
        #expect(copy.layoutGuides.count == view.layoutGuides.count)
        #expect(copy.viewWithTag(1)?.frame == CGRect(x: 90, y: 0, width: 70, height: 20))
    }

    @Test func theContentOfACellIsPlacedInACopy() throws {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let inner = child(of: cell.contentView)
        for constraint in [
            inner.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 12),
            inner.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
            inner.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
            inner.widthAnchor.constraint(equalToConstant: 40), inner.heightAnchor.constraint(equalToConstant: 80),
        ] { _ = archived(constraint) }
        let copy = try Archive.copy(of: cell)
        #expect(copy.contentView.constraints.count == 3)
        let size = copy.systemLayoutSizeFitting(
            CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        #expect(abs(size.height - 80) < 2)
        #expect(copy.contentView.viewWithTag(1)?.translatesAutoresizingMaskIntoConstraints == false)
    }

    @Test func theContentOfAScrollViewIsPlacedInACopy() throws {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let inner = child(of: view)
        for constraint in [
            inner.leadingAnchor.constraint(equalTo: view.contentLayoutGuide.leadingAnchor),
            inner.trailingAnchor.constraint(equalTo: view.contentLayoutGuide.trailingAnchor),
            inner.topAnchor.constraint(equalTo: view.contentLayoutGuide.topAnchor),
            inner.bottomAnchor.constraint(equalTo: view.contentLayoutGuide.bottomAnchor),
            inner.widthAnchor.constraint(equalTo: view.frameLayoutGuide.widthAnchor),
            inner.heightAnchor.constraint(equalToConstant: 400),
        ] { _ = archived(constraint) }
        let copy = try Archive.copy(of: view)
        copy.layoutIfNeeded()
        #expect(copy.contentSize == CGSize(width: 100, height: 400))
    }

    @Test func prioritiesAndMarginsThatWereSetAreKept() throws {
        let view = UIView()
        view.setContentHuggingPriority(UILayoutPriority(300), for: .horizontal)
        view.setContentCompressionResistancePriority(UILayoutPriority(400), for: .vertical)
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        view.translatesAutoresizingMaskIntoConstraints = false
        view.preservesSuperviewLayoutMargins = true
        let copy = try Archive.copy(of: view)
        #expect(copy.contentHuggingPriority(for: .horizontal) == UILayoutPriority(300))
        #expect(copy.contentHuggingPriority(for: .vertical) == .defaultLow)
        #expect(copy.contentCompressionResistancePriority(for: .vertical) == UILayoutPriority(400))
        #expect(copy.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(!copy.translatesAutoresizingMaskIntoConstraints && copy.preservesSuperviewLayoutMargins)
        #expect(try !Archive.copy(of: UIView()).baseMargins.isSet)
    }

    // MARK: Damage

    @Test(
        arguments: [
            ("first.attribute", 99), ("first.attribute", nil), ("second.attribute", 4), ("priority", 0),
            ("priority", 2000), ("multiplier", Double.nan), ("constant", Double.infinity),
            ("second.isHolder", false), ("first.view", nil),
        ] as [(String, (any Sendable)?)])
    func aConstraintThatIsDamagedIsLeftOut(_ key: String, _ value: (any Sendable)?) throws {
        let view = host
        _ = archived(child(of: view).widthAnchor.constraint(equalTo: view.widthAnchor))
        let copy = try Archive.copy(of: view, damaging: key, to: value)
        #expect(copy.constraints.isEmpty && copy.subviews.count == 1)
    }

    @Test(arguments: ["unknown", "own 7", "own -1", "frameLayout"])
    func aConstraintOfAnUnknownGuideIsLeftOut(_ name: String) throws {
        let view = host
        let guide = UILayoutGuide()
        view.addLayoutGuide(guide)
        _ = archived(guide.widthAnchor.constraint(equalTo: view.widthAnchor))
        #expect(try Archive.copy(of: view, replacing: "own 0", by: name).constraints.isEmpty)
    }
}
