import Testing
import UIKitTestDriver

@testable import UIKit

/// Where constraints are held, when they are active, and what they do to frames.
@MainActor @Suite(.serialized)
struct ConstraintTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

    private func child(of parent: UIView? = nil) -> UIView {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        (parent ?? root).addSubview(view)
        return view
    }

    private func pin(_ view: UIView, to other: UIView, _ distance: CGFloat = 0) {
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: distance),
            view.trailingAnchor.constraint(equalTo: other.trailingAnchor, constant: -distance),
            view.topAnchor.constraint(equalTo: other.topAnchor, constant: distance),
            view.bottomAnchor.constraint(equalTo: other.bottomAnchor, constant: -distance),
        ])
    }

    // MARK: Frames

    @Test func edgesFollowTheSuperview() {
        let view = child()
        pin(view, to: root, 10)
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 10, y: 10, width: 280, height: 180))
        root.frame.size = CGSize(width: 100, height: 100)
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 10, y: 10, width: 80, height: 80))
    }

    @Test func aChangedConstantMovesTheViewAtTheNextLayout() {
        let view = child()
        let width = view.widthAnchor.constraint(equalToConstant: 50)
        NSLayoutConstraint.activate([
            width, view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
            view.centerXAnchor.constraint(equalTo: root.centerXAnchor),
            view.centerYAnchor.constraint(equalTo: root.centerYAnchor),
        ])
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 125, y: 87.5, width: 50, height: 25))
        width.constant = 100
        #expect(view.frame.width == 50)
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 100, y: 75, width: 100, height: 50))
    }

    @Test func constraintsJoinViewsOfDifferentParents() {
        let (left, right) = (child(), child())
        let (a, b) = (child(of: left), child(of: right))
        NSLayoutConstraint.activate([
            left.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
            left.topAnchor.constraint(equalTo: root.topAnchor, constant: 30),
            left.widthAnchor.constraint(equalToConstant: 100), left.heightAnchor.constraint(equalToConstant: 100),
            right.leadingAnchor.constraint(equalTo: left.trailingAnchor, constant: 5),
            right.topAnchor.constraint(equalTo: root.topAnchor, constant: 50),
            right.widthAnchor.constraint(equalToConstant: 60), right.heightAnchor.constraint(equalToConstant: 60),
            a.leadingAnchor.constraint(equalTo: left.leadingAnchor, constant: 7),
            a.topAnchor.constraint(equalTo: left.topAnchor, constant: 40),
            a.widthAnchor.constraint(equalToConstant: 10), a.heightAnchor.constraint(equalToConstant: 10),
            b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 100),
            b.topAnchor.constraint(equalTo: a.bottomAnchor),
            b.widthAnchor.constraint(equalTo: a.widthAnchor), b.heightAnchor.constraint(equalTo: a.heightAnchor),
        ])
        root.layoutIfNeeded()
        #expect(a.frame == CGRect(x: 7, y: 40, width: 10, height: 10))
        // a ends at 37, 80 of the root; b begins at 137, 80, and its parent at 125, 50.
        #expect(b.frame == CGRect(x: 12, y: 30, width: 10, height: 10))
    }

    @Test func leadingIsTheRightEdgeInRightToLeftLayouts() {
        root.semanticContentAttribute = .forceRightToLeft
        let view = child()
        view.semanticContentAttribute = .forceRightToLeft
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
            view.widthAnchor.constraint(equalToConstant: 50), view.topAnchor.constraint(equalTo: root.topAnchor),
            view.heightAnchor.constraint(equalToConstant: 20),
        ])
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 240, y: 0, width: 50, height: 20))
        view.semanticContentAttribute = .forceLeftToRight
        root.layoutIfNeeded()
        #expect(view.frame.minX == 10)
    }

    @Test func aHigherPriorityWins() {
        let view = child()
        let (wide, narrow) = (
            view.widthAnchor.constraint(equalToConstant: 100), view.widthAnchor.constraint(equalToConstant: 40)
        )
        wide.priority = .defaultHigh
        narrow.priority = .defaultLow
        NSLayoutConstraint.activate([wide, narrow, view.leadingAnchor.constraint(equalTo: root.leadingAnchor)])
        root.layoutIfNeeded()
        #expect(view.frame.width == 100)
        wide.priority = UILayoutPriority(100)
        root.layoutIfNeeded()
        #expect(view.frame.width == 40)
    }

    @Test func framesRoundToPixels() {
        let view = child()
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10.26),
            view.topAnchor.constraint(equalTo: root.topAnchor), view.heightAnchor.constraint(equalToConstant: 10),
            view.widthAnchor.constraint(equalToConstant: 93.1),
        ])
        root.layoutIfNeeded()
        let pixel = 1 / max(root.traitCollection.displayScale, 1)
        #expect(view.frame.minX == (10.26 / pixel).rounded() * pixel)
        #expect(view.frame.width == (93.1 / pixel).rounded() * pixel)
    }

    @Test func aTransformedViewKeepsItsTransform() {
        let view = child()
        NSLayoutConstraint.activate([
            view.centerXAnchor.constraint(equalTo: root.centerXAnchor),
            view.centerYAnchor.constraint(equalTo: root.centerYAnchor),
            view.widthAnchor.constraint(equalToConstant: 40), view.heightAnchor.constraint(equalToConstant: 20),
        ])
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        root.layoutIfNeeded()
        #expect(view.bounds.size == CGSize(width: 40, height: 20))
        #expect(view.center == CGPoint(x: 150, y: 100))
        #expect(view.transform == CGAffineTransform(scaleX: 2, y: 2))
    }

    @Test func aChangeInsideAnAnimationBlockAnimates() throws {
        let view = child()
        let width = view.widthAnchor.constraint(equalToConstant: 50)
        NSLayoutConstraint.activate([width, view.leadingAnchor.constraint(equalTo: root.leadingAnchor)])
        let controller = UIViewController()
        controller.view.addSubview(root)
        let app = try TestApplication(showing: controller)
        width.constant = 150
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { root.layoutIfNeeded() }
        #expect(view.frame.width == 150)
        app.advance(by: 0.5)
        #expect(abs((view.layer.presentation()?.bounds.width ?? 0) - 100) < 2)
    }

    @Test func aConstraintChangedWhileFramesAreSetTakesEffectInTheSameLayout() throws {
        let view = MeddlingView()
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        let width = view.widthAnchor.constraint(equalToConstant: 50)
        NSLayoutConstraint.activate([width, view.leadingAnchor.constraint(equalTo: root.leadingAnchor)])
        view.onResize = { width.constant = 70 }
        let controller = UIViewController()
        controller.view.addSubview(root)
        let app = try TestApplication(showing: controller)
        defer { withExtendedLifetime(app) {} }
        #expect(view.frame.width == 70)
    }

    private final class MeddlingView: UIView {
        var onResize: (() -> Void)?

        override var bounds: CGRect {
            didSet { if bounds.size != oldValue.size { onResize?() } }
        }
    }

    // MARK: Autoresizing masks

    @Test func aViewPlacedByItsFrameIsAPillarForOthers() {
        let pillar = UIView(frame: CGRect(x: 40, y: 50, width: 60, height: 70))
        root.addSubview(pillar)
        let view = child()
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: pillar.trailingAnchor, constant: 8),
            view.topAnchor.constraint(equalTo: pillar.topAnchor),
            view.widthAnchor.constraint(equalTo: pillar.widthAnchor), view.heightAnchor.constraint(equalToConstant: 9),
        ])
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 108, y: 50, width: 60, height: 9))
        pillar.frame = CGRect(x: 0, y: 0, width: 30, height: 30)
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 38, y: 0, width: 30, height: 9))
    }

    @Test func aFlexibleMaskFollowsTheSuperviewThroughConstraints() {
        let pillar = UIView(frame: CGRect(x: 10, y: 0, width: 280, height: 20))
        pillar.autoresizingMask = .flexibleWidth
        root.addSubview(pillar)
        let view = child()
        NSLayoutConstraint.activate([
            view.trailingAnchor.constraint(equalTo: pillar.trailingAnchor),
            view.topAnchor.constraint(equalTo: pillar.bottomAnchor), view.widthAnchor.constraint(equalToConstant: 10),
            view.heightAnchor.constraint(equalToConstant: 10),
        ])
        root.layoutIfNeeded()
        #expect(view.frame.maxX == 290)
        root.frame.size.width = 400
        root.layoutIfNeeded()
        #expect(pillar.frame == CGRect(x: 10, y: 0, width: 380, height: 20))
        #expect(view.frame.maxX == 390)
    }

    // MARK: Content sizes

    @Test func aLabelTakesTheSizeOfItsText() {
        let label = UILabel()
        label.text = "Hello"
        label.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            label.topAnchor.constraint(equalTo: root.topAnchor),
        ])
        root.layoutIfNeeded()
        #expect(label.frame.size == label.intrinsicContentSize)
        label.text = "Hello, and more"
        root.layoutIfNeeded()
        #expect(label.frame.size == label.intrinsicContentSize)
    }

    @Test func aLabelWrapsAtTheWidthThatTheLayoutGivesIt() {
        let label = UILabel()
        label.text = "A text that does not fit on one line of a hundred points"
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(label)
        let width = label.widthAnchor.constraint(equalToConstant: 100)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            label.topAnchor.constraint(equalTo: root.topAnchor),
            width,
        ])
        root.layoutIfNeeded()
        #expect(label.frame.height == label.sizeThatFits(CGSize(width: 100, height: 0)).height)
        width.constant = 200
        root.layoutIfNeeded()
        #expect(label.frame.height == label.sizeThatFits(CGSize(width: 200, height: 0)).height)
    }

    @Test func aShortTextIsNoWiderThanItsLinesAndGrowsWithTheRoom() {
        let label = UILabel()
        label.text = "A bubble that hugs the longest of its lines"
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            label.topAnchor.constraint(equalTo: root.topAnchor),
            label.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -100),
        ])
        root.layoutIfNeeded()
        #expect(label.frame.size == label.sizeThatFits(CGSize(width: 200, height: 0)))
        #expect(label.frame.height > 30)
        root.frame.size.width = 600
        root.layoutIfNeeded()
        #expect(label.frame.size == label.sizeThatFits(CGSize(width: 500, height: 0)))
        #expect(label.frame.height < 30)
    }

    @Test func theViewThatHugsLessStretches() {
        let (first, second) = (sized(40), sized(60))
        row(first, second)
        second.setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
        root.layoutIfNeeded()
        #expect([first.frame.width, second.frame.width] == [40, 260])
    }

    @Test func theFirstOfEqualsStretches() {
        let (first, second) = (sized(40), sized(60))
        row(first, second)
        root.layoutIfNeeded()
        #expect([first.frame.width, second.frame.width] == [240, 60])
    }

    @Test func theViewThatResistsLessIsCompressed() {
        let (first, second) = (sized(200), sized(200))
        row(first, second)
        second.setContentCompressionResistancePriority(UILayoutPriority(740), for: .horizontal)
        root.layoutIfNeeded()
        #expect([first.frame.width, second.frame.width] == [200, 100])
    }

    private func sized(_ width: CGFloat) -> UIView {
        let view = SizedView()
        view.size = CGSize(width: width, height: 20)
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        return view
    }

    private func row(_ first: UIView, _ second: UIView) {
        NSLayoutConstraint.activate([
            first.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            second.leadingAnchor.constraint(equalTo: first.trailingAnchor),
            second.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        ])
    }

    // MARK: Activation

    @Test func aConstraintIsHeldByTheNearestCommonSuperview() {
        let box = child()
        let (a, b) = (child(of: box), child(of: box))
        let between = a.leadingAnchor.constraint(equalTo: b.leadingAnchor)
        let upwards = a.topAnchor.constraint(equalTo: root.topAnchor)
        let own = a.widthAnchor.constraint(equalToConstant: 4)
        NSLayoutConstraint.activate([between, upwards, own, between])
        #expect(box.constraints == [between])
        #expect(root.constraints == [upwards])
        #expect(a.constraints == [own])
        between.isActive = false
        between.isActive = false
        #expect(box.constraints.isEmpty && !between.isActive)
    }

    @Test func aViewThatLeavesTakesTheConstraintsToOutsideAlong() {
        let view = child()
        let inner = child(of: view)
        let outside = inner.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 12)
        let inside = inner.widthAnchor.constraint(equalTo: view.widthAnchor)
        NSLayoutConstraint.activate([outside, inside, view.widthAnchor.constraint(equalToConstant: 30)])
        root.layoutIfNeeded()
        view.removeFromSuperview()
        #expect(!outside.isActive && inside.isActive)
        root.addSubview(view)
        #expect(!outside.isActive)
        root.layoutIfNeeded()
        view.layoutIfNeeded()
        #expect(inner.frame.width == 30)
    }

    @Test func viewsInAnyOrderOfReleaseLeaveTheOthersWorking() {
        weak var gone: UIView?
        let survivor = child()
        do {
            let middle = child()
            gone = middle
            let inner = child(of: middle)
            NSLayoutConstraint.activate([
                inner.leadingAnchor.constraint(equalTo: survivor.leadingAnchor),
                survivor.widthAnchor.constraint(equalTo: middle.widthAnchor),
                middle.widthAnchor.constraint(equalToConstant: 33),
            ])
            root.layoutIfNeeded()
            #expect(survivor.frame.width == 33)
            middle.removeFromSuperview()
        }
        #expect(gone == nil)
        survivor.widthAnchor.constraint(equalToConstant: 44).isActive = true
        root.layoutIfNeeded()
        #expect(survivor.frame.width == 44)
    }

    @Test func subviewsOutliveTheirRoot() {
        var parent: UIView? = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = child(of: parent)
        let inner = child(of: view)
        pin(view, to: parent!)
        pin(inner, to: view, 5)
        parent!.layoutIfNeeded()
        parent = nil
        view.frame = CGRect(x: 0, y: 0, width: 60, height: 60)
        view.layoutIfNeeded()
        #expect(inner.frame == CGRect(x: 5, y: 5, width: 50, height: 50))
    }

    // MARK: Guides

    @Test func aGuideIsSolvedLikeAView() {
        let guide = UILayoutGuide()
        #expect(guide.identifier == "" && guide.layoutFrame == .zero && guide.owningView == nil)
        root.addLayoutGuide(guide)
        let view = child()
        NSLayoutConstraint.activate([
            guide.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
            guide.topAnchor.constraint(equalTo: root.topAnchor), guide.heightAnchor.constraint(equalToConstant: 10),
            guide.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5),
            view.leadingAnchor.constraint(equalTo: guide.trailingAnchor),
            view.widthAnchor.constraint(equalToConstant: 5),
        ])
        root.layoutIfNeeded()
        #expect(guide.layoutFrame == CGRect(x: 20, y: 0, width: 150, height: 10))
        #expect(view.frame.minX == 170)
    }

    @Test func theMarginsGuideFollowsTheMargins() {
        let view = child()
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: root.layoutMarginsGuide.trailingAnchor),
        ])
        root.layoutIfNeeded()
        #expect(view.frame.minX == 8 && view.frame.maxX == 292)
        root.layoutMargins = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 40)
        root.layoutIfNeeded()
        #expect(view.frame.minX == 30 && view.frame.maxX == 260)
    }

    @Test func aGuideIsListedOnceAndBelongsToOneView() {
        let (guide, other) = (UILayoutGuide(), UIView())
        root.addLayoutGuide(guide)
        root.addLayoutGuide(guide)
        #expect(root.layoutGuides == [guide])
        other.addLayoutGuide(guide)
        #expect(root.layoutGuides.isEmpty && guide.owningView === other)
        root.removeLayoutGuide(guide)
        #expect(guide.owningView === other)
    }

    @Test func theEdgesOfAScrollViewAreThoseOfItsContent() {
        let scrollView = UIScrollView(frame: root.bounds)
        let content = child(of: scrollView)
        pin(content, to: scrollView)
        NSLayoutConstraint.activate([
            content.widthAnchor.constraint(equalTo: scrollView.widthAnchor),
            content.heightAnchor.constraint(equalToConstant: 900),
        ])
        scrollView.layoutIfNeeded()
        #expect(scrollView.contentSize == CGSize(width: 300, height: 900))
        #expect(content.frame == CGRect(x: 0, y: 0, width: 300, height: 900))
    }

    @Test func contentPinnedToTheFrameGuideDoesNotScroll() {
        let scrollView = UIScrollView(frame: root.bounds)
        scrollView.contentSize = CGSize(width: 300, height: 2000)
        let bar = child(of: scrollView)
        NSLayoutConstraint.activate([
            bar.topAnchor.constraint(equalTo: scrollView.frameLayoutGuide.topAnchor, constant: 4),
            bar.heightAnchor.constraint(equalToConstant: 10),
        ])
        scrollView.layoutIfNeeded()
        #expect(bar.frame.minY == 4)
        scrollView.contentOffset.y = 500
        scrollView.layoutIfNeeded()
        #expect(bar.frame.minY == 504)
    }

    @Test func theKeyboardGuideCoversTheInputViewsAndElseTheSafeAreasEdge() throws {
        let controller = KeyboardController()
        let app = try TestApplication(showing: controller)
        let bottom = controller.view.bounds.maxY
        #expect(controller.bar.frame.maxY == bottom - controller.view.safeAreaInsets.bottom)
        controller.field.becomeFirstResponder()
        app.advance(by: 1)
        #expect(controller.bar.frame.maxY == bottom - 200)
        controller.field.resignFirstResponder()
        app.advance(by: 1)
        #expect(controller.bar.frame.maxY == bottom - controller.view.safeAreaInsets.bottom)
    }

    @Test func theKeyboardGuideFollowsTheViewsHeight() throws {
        let controller = KeyboardController()
        let app = try TestApplication(showing: controller)
        defer { app.end() }
        app.resize(to: CGSize(width: 500, height: 400))
        try app.settle()
        #expect(controller.bar.frame.maxY == 400 - controller.view.safeAreaInsets.bottom)
    }

    private final class KeyboardController: UIViewController {
        let bar = UIView()
        let field = UITextField()

        override func viewDidLoad() {
            super.viewDidLoad()
            field.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
            bar.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(bar)
            view.addSubview(field)
            NSLayoutConstraint.activate([
                bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
                bar.heightAnchor.constraint(equalToConstant: 40),
            ])
        }
    }

    // MARK: Fitting

    @Test func theFittingSizeIsTheSmallestThatTheConstraintsAllow() {
        let view = sized(80)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
            view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -10),
            view.topAnchor.constraint(equalTo: root.topAnchor, constant: 5),
            view.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -5),
        ])
        #expect(root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 100, height: 30))
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 10, y: 5, width: 280, height: 190))
        #expect(root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 100, height: 30))
        #expect(view.frame.width == 280)
    }

    @Test func aRequiredWidthWrapsTextInTheFittingSize() {
        let label = UILabel()
        label.text = "A text that does not fit on one line of a hundred points"
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(label)
        pin(label, to: root, 10)
        let size = root.systemLayoutSizeFitting(
            CGSize(width: 120, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        #expect(size.width == 120)
        #expect(size.height == label.sizeThatFits(CGSize(width: 100, height: 0)).height + 20)
    }

    // MARK: Update pass

    @Test func constraintsAreUpdatedFromTheLeavesToTheRoot() {
        let log = UpdateLog()
        let (outer, inner) = (UpdatingView("outer", log), UpdatingView("inner", log))
        outer.addSubview(inner)
        #expect(outer.needsUpdateConstraints() && inner.needsUpdateConstraints())
        outer.layoutIfNeeded()
        #expect(log.lines == ["inner", "outer"])
        outer.layoutIfNeeded()
        inner.setNeedsUpdateConstraints()
        outer.layoutIfNeeded()
        #expect(log.lines == ["inner", "outer", "inner"])
    }
}

private final class SizedView: UIView {
    var size = CGSize.zero
    override var intrinsicContentSize: CGSize { size }
}

private final class UpdateLog {
    var lines: [String] = []
}

private final class UpdatingView: UIView {
    private var name = ""
    private var log: UpdateLog?

    convenience init(_ name: String, _ log: UpdateLog) {
        self.init(frame: .zero)
        self.name = name
        self.log = log
    }

    override func updateConstraints() {
        log?.lines.append(name)
        super.updateConstraints()
    }
}
