import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// Views and what belongs to them, released last where the main actor is not: deinitializers run on the main actor, and nothing is left
/// that leads to the dead object.
@MainActor @Suite(.serialized)
struct ReleaseOnOtherThreadsTests {
    private let window: UIWindow = {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        window.isHidden = false
        return window
    }()

    private final class ToldView: UIView {
        deinit { Deinits.tell("view") }
    }

    private class GenericView<Value>: UIView {
        var value: Value?
        deinit { Deinits.tell("generic view of \(Value.self)") }
    }

    private final class ToldController: UIViewController {
        let label = UILabel()
        deinit {
            MainActor.assumeIsolated { _ = view.subviews.count }
            Deinits.tell("controller")
        }
    }

    private final class ToldCell: UITableViewCell {
        deinit { Deinits.tell("cell") }
    }

    private final class ToldLayer: CALayer {
        deinit { Deinits.tell("layer") }
    }

    private final class ToldTap: UITapGestureRecognizer {
        deinit { Deinits.tell("recogniser") }
    }

    /// An object that nothing but its owner sees. Optimized builds put such an object into the frame of the function that
    /// makes the owner, if they may.
    @MainActor private final class Owner {
        private let controller = UIViewController()
    }

    nonisolated private static func makeAnOwner() async {
        let owner = await Owner()
        withExtendedLifetime(owner) {}
    }

    @Test func anObjectThatOnlyOneFunctionUsesIsThereUntilItIsDeinitialized() async {
        for _ in 0..<10 { await Self.makeAnOwner() }
        await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
    }

    private func checkThatItIsUsable(_ view: UIView) {
        #expect(view.superview == nil && view.window == nil && view.next == nil)
        #expect(view.layer.superlayer == nil)
        window.addSubview(view)
        window.layoutIfNeeded()
        #expect(view.window === window && view.convert(CGPoint.zero, to: nil) == view.frame.origin)
        view.removeFromSuperview()
    }

    // MARK: Views

    @Test(arguments: OtherThread.allCases)
    func subviewsOfAViewReleasedElsewhereHaveNoSuperview(thread: OtherThread) async {
        _ = Deinits.take()
        let child = UILabel(frame: CGRect(x: 10, y: 10, width: 50, height: 20))
        let parent = LastReference {
            let view = ToldView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            view.addSubview(child)
            return view
        }
        await thread.drop(parent)
        #expect(Deinits.take() == ["view"])
        checkThatItIsUsable(child)
    }

    @Test(arguments: OtherThread.allCases)
    func subviewsThatGoWithTheirSuperviewGoOnTheMainActor(thread: OtherThread) async {
        _ = Deinits.take()
        let parent = LastReference {
            let view = UIView()
            view.addSubview(ToldView())
            view.layer.addSublayer(ToldLayer())
            view.addGestureRecognizer(ToldTap())
            return view
        }
        await thread.drop(parent)
        #expect(Deinits.take().sorted() == ["layer", "recogniser", "view"])
    }

    @Test func classesMadeFromGenericOnesEndOnTheMainActor() async {
        _ = Deinits.take()
        await OtherThread.queue.drop(LastReference { GenericView<Int>() })
        await OtherThread.queue.drop(LastReference { GenericView<String>() })
        #expect(Deinits.take() == ["generic view of Int", "generic view of String"])
    }

    @Test func aViewReleasedElsewhereCannotBeReachedBeforeItsDeinitHasRun() {
        let (child, layer, tap) = (UIView(), CALayer(), UITapGestureRecognizer())
        let parent = LastReference {
            let view = ToldView()
            view.addSubview(child)
            view.layer.addSublayer(layer)
            view.addGestureRecognizer(tap)
            return view
        }
        _ = Deinits.take()
        parent.dropWhileTheMainActorIsBusy()
        #expect(Deinits.take() == [])
        #expect(child.superview == nil && child.next == nil && tap.view == nil)
        #expect(layer.superlayer?.delegate == nil)
        window.addSubview(child)
        #expect(window.subviews == [child])
    }

    @Test func viewsReleasedOnManyThreadsWhileTheTreeIsWalkedLeaveItWhole() async {
        var kept: [UIView] = []
        let parents = (0..<200).map { _ in
            LastReference {
                let parent = ToldView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
                let child = UILabel(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
                parent.addSubview(child)
                kept.append(child)
                return parent
            }
        }
        _ = Deinits.take()
        await withTaskGroup(of: Void.self) { group in
            for parent in parents { group.addTask { parent.drop() } }
            for child in kept {
                child.layer.setNeedsLayout()
                _ = child.superview?.subviews.count
                window.addSubview(child)
                window.layoutIfNeeded()
            }
        }
        await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
        #expect(window.subviews.count == kept.count)
        #expect(kept.allSatisfy { $0.window === window && $0.superview === window })
        #expect(Deinits.take() == Array(repeating: "view", count: 200))
    }

    // MARK: Windows

    @Test(arguments: OtherThread.allCases)
    func viewsOfAWindowReleasedElsewhereAreInNoWindow(thread: OtherThread) async {
        let (view, grandchild) = (UIView(), UITextField())
        view.addSubview(grandchild)
        let window = LastReference {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            window.isHidden = false
            window.addSubview(view)
            return window
        }
        _ = grandchild.becomeFirstResponder()
        await thread.drop(window)
        #expect(view.window == nil && grandchild.window == nil && !grandchild.isFirstResponder)
        checkThatItIsUsable(view)
    }

    @Test func viewsOfAReleasedWindowAreInNoLayerWhileAScreenStillHasTheWindowsLayer() {
        let view = UIView()
        var layer: CALayer?
        do {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            window.addSubview(view)
            layer = window.layer
            AutoreleasedWindows.drain()
        }
        #expect(view.window == nil && view.superview == nil)
        #expect(layer?.sublayers == nil && view.layer.superlayer == nil)
    }

    @Test func aWindowReleasedElsewhereCannotBeReachedBeforeItsDeinitHasRun() {
        let view = UIView()
        let window = LastReference {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            window.addSubview(view)
            AutoreleasedWindows.drain()
            return window
        }
        window.dropWhileTheMainActorIsBusy()
        #expect(view.window == nil && view.superview == nil)
    }

    // MARK: Layers

    @Test(arguments: OtherThread.allCases)
    func sublayersAndTheMaskOfALayerReleasedElsewhereHaveNoSuperlayer(thread: OtherThread) async {
        _ = Deinits.take()
        let (sublayer, mask) = (CALayer(), CALayer())
        let layer = LastReference {
            let layer = ToldLayer()
            layer.addSublayer(sublayer)
            layer.mask = mask
            return layer
        }
        await thread.drop(layer)
        #expect(Deinits.take() == ["layer"])
        #expect(sublayer.superlayer == nil && mask.superlayer == nil)
        window.layer.addSublayer(sublayer)
        window.layer.mask = mask
        window.layoutIfNeeded()
    }

    @Test func aLayerReleasedElsewhereCannotBeReachedBeforeItsDeinitHasRun() {
        let sublayer = CALayer()
        let layer = LastReference {
            let layer = CALayer()
            layer.addSublayer(sublayer)
            return layer
        }
        layer.dropWhileTheMainActorIsBusy()
        #expect(sublayer.superlayer == nil)
    }

    @Test(arguments: OtherThread.allCases)
    func aLayerOfAViewReleasedElsewhereHasNoDelegate(thread: OtherThread) async {
        var layer: CALayer?
        let view = LastReference {
            let view = UIView()
            layer = view.layer
            return view
        }
        await thread.drop(view)
        #expect(layer?.delegate == nil)
    }

    // MARK: Recognizers and animators

    @Test(arguments: OtherThread.allCases)
    func aRecogniserOfAViewReleasedElsewhereHasNoView(thread: OtherThread) async {
        let tap = UITapGestureRecognizer()
        let view = LastReference {
            let view = UIView()
            view.addGestureRecognizer(tap)
            return view
        }
        await thread.drop(view)
        #expect(tap.view == nil)
        window.addGestureRecognizer(tap)
        #expect(tap.view === window)
    }

    @Test(arguments: OtherThread.allCases)
    func aRecogniserReleasedElsewhereEndsOnTheMainActor(thread: OtherThread) async {
        _ = Deinits.take()
        await thread.drop(LastReference { ToldTap() })
        #expect(Deinits.take() == ["recogniser"])
    }

    @Test(arguments: OtherThread.allCases)
    func aRunningAnimatorReleasedElsewhereGoesOnToItsEnd(thread: OtherThread) async {
        let stage = TouchStage(showing: UIView())
        let view = UIView()
        stage.window.addSubview(view)
        var position: UIViewAnimatingPosition?
        let animator = LastReference {
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
            animator.addCompletion { position = $0 }
            animator.startAnimation()
            return animator
        }
        stage.advance(by: 0.5)
        await thread.drop(animator)
        #expect(position == nil)
        stage.advance(by: 0.6)
        #expect(position == .end)
    }

    @Test(arguments: OtherThread.allCases)
    func aPausedAnimatorReleasedElsewhereIsReportedOnTheMainActor(thread: OtherThread) async {
        _ = Deinits.take()
        let policy = Trestle.exceptionPolicy
        Trestle.exceptionPolicy = .report { Deinits.tell($0.reason?.prefix(26).description ?? "") }
        defer { Trestle.exceptionPolicy = policy }
        let view = UIView()
        let animator = LastReference {
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
            animator.pauseAnimation()
            return animator
        }
        await thread.drop(animator)
        #expect(Deinits.take() == ["It is an error to release "])
        #expect(view.layer.animationKeys() == nil)
    }

    // MARK: Lists and controllers

    @Test(arguments: OtherThread.allCases)
    func aTableReleasedElsewhereLeavesCellsWithoutATable(thread: OtherThread) async throws {
        _ = Deinits.take()
        var cell: UITableViewCell?
        let table = LastReference {
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
            table.register(ToldCell.self, forCellReuseIdentifier: "told")
            let rows = ToldRows()
            table.dataSource = rows
            table.layoutIfNeeded()
            cell = table.cellForRow(at: IndexPath(row: 0, section: 0))
            withExtendedLifetime(rows) {}
            return table
        }
        await thread.drop(table)
        let kept = try #require(cell)
        #expect(kept.tableView == nil && kept.superview == nil)
        let told = Deinits.take()
        #expect(told.count > 5 && Set(told) == ["cell"])
        NotificationCenter.default.post(name: UIApplication.didReceiveMemoryWarningNotification, object: nil)
        kept.setSelected(true, animated: false)
        kept.setNeedsLayout()
        kept.layoutIfNeeded()
        checkThatItIsUsable(kept)
    }

    private final class ToldRows: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "told", for: indexPath)
        }
    }

    @Test(arguments: OtherThread.allCases)
    func aCollectionViewReleasedElsewhereLeavesItsLayoutWithoutAView(thread: OtherThread) async {
        let layout = UICollectionViewFlowLayout()
        let view = LastReference {
            UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
        }
        await thread.drop(view)
        #expect(layout.collectionView == nil)
        layout.invalidateLayout()
        NotificationCenter.default.post(name: UIApplication.didReceiveMemoryWarningNotification, object: nil)
    }

    @Test(arguments: OtherThread.allCases)
    func aViewControllerReleasedElsewhereEndsOnTheMainActor(thread: OtherThread) async {
        _ = Deinits.take()
        var view: UIView?
        let controller = LastReference {
            let controller = ToldController()
            view = controller.view
            view?.addSubview(controller.label)
            return controller
        }
        await thread.drop(controller)
        #expect(Deinits.take() == ["controller"])
        #expect(view?.next == nil)
        if let view { checkThatItIsUsable(view) }
    }
}
