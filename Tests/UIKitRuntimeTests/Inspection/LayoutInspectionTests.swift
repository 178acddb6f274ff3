import Testing
import UIKit
import UIKitTestDriver

/// What an inspection says of constraints.
@MainActor @Suite(.serialized)
struct LayoutInspectionTests {
    private let controller = UIViewController()

    private var root: UIView { controller.view }

    init() { root.accessibilityIdentifier = "root" }

    /// Starts an application that shows `view`, with a place, and returns what is said of its layout.
    private func layout(
        of view: UIView, _ constraints: [NSLayoutConstraint], safeArea: UIEdgeInsets = .zero
    ) throws -> Trestle.Inspection.Layout {
        NSLayoutConstraint.activate(constraints)
        let app = try TestApplication(
            showing: controller, size: CGSize(width: 300, height: 400), scale: 1, safeArea: safeArea)
        defer { app.end() }
        return try #require(app.inspection.view(identifier: view.accessibilityIdentifier ?? "")?.layout)
    }

    private func added<View: UIView>(_ view: View, as identifier: String) -> View {
        view.accessibilityIdentifier = identifier
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        return view
    }

    private func corner(of view: UIView) -> [NSLayoutConstraint] {
        [
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
            view.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
        ]
    }

    @Test func aWidthNamesTheConstraintThatGivesItAndWhatLost() throws {
        let label = added(UILabel(), as: "add")
        label.text = "A text that is longer than its label"
        let layout = try layout(of: label, corner(of: label) + [label.widthAnchor.constraint(equalToConstant: 120)])
        #expect(layout.width.value == 120)
        #expect(layout.width.reasons.map(\.text) == ["add.width = 120"])
        #expect(layout.width.reasons.map(\.priority) == [1000])
        let lost = try #require(layout.width.lost.first)
        #expect(layout.width.lost.count == 1)
        #expect(lost.kind == .content)
        #expect(lost.priority == 750)
        #expect(try #require(lost.error) < 0)
        #expect(
            layout.width.description.hasPrefix("width = 120 because add.width = 120 (required); lost: add.width >= "))
        #expect(!layout.isAmbiguous)
    }

    @Test func aPlaceNamesTheConstraintsOfItsView() throws {
        let box = added(UILabel(), as: "box")
        let layout = try layout(of: box, corner(of: box))
        #expect(layout.x.description == "x = 10 because box.leading = root.leading + 10 (required)")
        #expect(layout.y.description == "y = 20 because box.top = root.top + 20 (required)")
    }

    @Test func aWidthBetweenTwoEdgesEndsAtTheFrameOfTheSuperview() throws {
        let box = added(UIView(), as: "box")
        let layout = try layout(
            of: box,
            corner(of: box) + [
                box.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -10),
                box.heightAnchor.constraint(equalToConstant: 30),
            ])
        #expect(layout.width.value == 280)
        let texts = layout.width.reasons.map(\.text)
        #expect(texts.contains("box.leading = root.leading + 10"))
        #expect(texts.contains("box.trailing = root.trailing - 10"))
        #expect(texts.last == "root has the width 300 of its frame")
        #expect(layout.width.reasons.last?.kind == .frame)
    }

    @Test func aConstraintOfLowerPriorityIsLost() throws {
        let box = added(UIView(), as: "box")
        let (strong, weak) = (
            box.widthAnchor.constraint(equalToConstant: 80), box.widthAnchor.constraint(equalToConstant: 50)
        )
        strong.priority = .init(600)
        weak.priority = .init(500)
        weak.identifier = "small"
        let layout = try layout(
            of: box, corner(of: box) + [weak, strong, box.heightAnchor.constraint(equalToConstant: 9)])
        #expect(
            layout.width.description == "width = 80 because box.width = 80 (600); "
                + "lost: 'small' box.width = 50 (500, off by 30)")
    }

    @Test func aConstraintThatWasGivenUpIsBroken() throws {
        let box = added(UIView(), as: "box")
        let layout = try layout(
            of: box,
            corner(of: box) + [
                box.heightAnchor.constraint(equalToConstant: 9), box.widthAnchor.constraint(equalToConstant: 50),
                box.widthAnchor.constraint(equalToConstant: 80),
            ])
        #expect(layout.broken.map(\.description) == ["box.width = 80 (required)"])
        #expect(layout.width.value == 50)
    }

    @Test func whatNoConstraintDeterminesIsAmbiguous() throws {
        let box = added(UIView(), as: "box")
        let layout = try layout(of: box, corner(of: box) + [box.heightAnchor.constraint(equalToConstant: 9)])
        #expect(layout.isAmbiguous)
        #expect([layout.x, layout.y, layout.width, layout.height].map(\.isAmbiguous) == [false, false, true, false])
        #expect(layout.width.description.contains("ambiguous"))
    }

    @Test func aSizeThatFollowsTheContentSaysSo() throws {
        let label = added(UILabel(), as: "title")
        label.text = "Title"
        let layout = try layout(of: label, corner(of: label))
        #expect(layout.width.value > 0)
        #expect(layout.width.reasons.map(\.kind).allSatisfy { $0 == .content })
        #expect(!layout.width.reasons.isEmpty)
        #expect(layout.width.lost.isEmpty)
    }

    @Test func guidesAreNamed() throws {
        let box = added(UIView(), as: "box")
        let layout = try layout(
            of: box,
            [
                box.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor),
                box.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                box.widthAnchor.constraint(equalToConstant: 9), box.heightAnchor.constraint(equalToConstant: 9),
            ], safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 0, right: 0))
        #expect(layout.y.value == 47)
        #expect(
            layout.y.reasons.map(\.text) == ["box.top = safe area of root.top", "the insets of the safe area of root"])
        #expect(layout.y.reasons.map(\.kind) == [.constraint, .guide])
    }

    @Test func aNeighborThatIsPlacedByItsFrameIsNamed() throws {
        let neighbor = UIView(frame: CGRect(x: 30, y: 40, width: 50, height: 60))
        neighbor.accessibilityIdentifier = "neighbor"
        root.addSubview(neighbor)
        let box = added(UIView(), as: "box")
        let layout = try layout(
            of: box,
            [
                box.leadingAnchor.constraint(equalTo: neighbor.trailingAnchor, constant: 5),
                box.topAnchor.constraint(equalTo: root.topAnchor), box.widthAnchor.constraint(equalToConstant: 9),
                box.heightAnchor.constraint(equalToConstant: 9),
            ])
        #expect(layout.x.value == 85)
        #expect(layout.x.reasons.map(\.text).contains("neighbor is placed by its frame"))
    }

    @Test func aViewWithoutConstraintsHasNoLayout() throws {
        let plain = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        plain.accessibilityIdentifier = "plain"
        root.addSubview(plain)
        let app = try TestApplication(showing: controller, size: CGSize(width: 300, height: 400), scale: 1)
        let view = try #require(app.inspection.view(identifier: "plain"))
        #expect(view.layout == nil)
        #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    }

    @Test func anInspectionChangesNothing() throws {
        let label = added(UILabel(), as: "title")
        NSLayoutConstraint.activate(corner(of: label))
        let app = try TestApplication(showing: controller, size: CGSize(width: 300, height: 400), scale: 1)
        let first = app.inspection
        let work = app.work { _ = app.inspection }
        #expect(work == WorkCounts())
        #expect(app.inspection == first)
    }
}
