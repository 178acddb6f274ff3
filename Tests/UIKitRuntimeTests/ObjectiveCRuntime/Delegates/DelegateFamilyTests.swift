import Testing
import UIKitTestDriver

@testable import UIKit

/// Delegates of every kind of view and controller that are proxies, or whose methods only a subclass of the conforming class declares.
@MainActor @Suite(.serialized) struct DelegateFamilyTests {
    // MARK: Collection views

    @Test func aCollectionViewAsksTheForwardingTarget() {
        let next = Next()
        let proxy = CollectionProxy(next)
        let view = shownCollection(proxy)
        #expect(view.numberOfSections == 2)
        #expect(view.cellForItem(at: [0, 1])?.frame.size == CGSize(width: 40, height: 30))
        #expect(next.heard.contains("displays 0-1"))
        next.heard = []
        view.contentOffset.y = 10
        #expect(next.heard == ["scrolled"])
    }

    @Test func aCollectionViewDoesNotCallWhatAProxyDenies() {
        let next = Next()
        let proxy = CollectionProxy(next)
        proxy.denied = [
            "numberOfSectionsInCollectionView:", "collectionView:layout:sizeForItemAtIndexPath:",
            "collectionView:willDisplayCell:forItemAtIndexPath:", "scrollViewDidScroll:",
        ]
        let view = shownCollection(proxy)
        #expect(view.numberOfSections == 1)
        #expect(view.cellForItem(at: [0, 1])?.frame.size == CGSize(width: 50, height: 50))
        view.contentOffset.y = 10
        #expect(next.heard.isEmpty)
    }

    @Test func aCollectionViewAsksAProxyOnceForEachMethod() {
        let proxy = CollectionProxy(Next())
        let view = shownCollection(proxy)
        for _ in 0..<3 {
            view.reloadData()
            view.layoutIfNeeded()
            view.contentOffset.y += 1
        }
        for selector in ["collectionView:layout:sizeForItemAtIndexPath:", "scrollViewDidScroll:"] {
            #expect(proxy.questions.count { $0 == selector } == 1, "\(selector)")
        }
    }

    @Test(.enabled(if: MethodResolution.canSeeUncalledMethods))
    func aCollectionViewCallsMethodsThatOnlyASubclassDeclares() {
        let source = DeclaringSource()
        let view = shownCollection(source)
        #expect(view.numberOfSections == 3)
        #expect(view.cellForItem(at: [0, 1])?.frame.size == CGSize(width: 60, height: 20))
        #expect(source.displayed.contains([0, 1]))
    }

    @Test func aCollectionViewCallsMethodsThatATableListsForASubclass() {
        let source = ListedSource()
        let view = shownCollection(source)
        #expect(view.cellForItem(at: [0, 1])?.frame.size == CGSize(width: 70, height: 70))
    }

    private func shownCollection(
        _ source: some UICollectionViewDataSource & UICollectionViewDelegateFlowLayout
    ) -> UICollectionView {
        let layout = UICollectionViewFlowLayout()
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = source
        view.delegate = source
        view.layoutIfNeeded()
        return view
    }

    // MARK: Text views and search bars

    @Test func aTextViewAsksTheForwardingTargetUnlessTheProxyDeniesIt() throws {
        let next = Next()
        let proxy = Proxy(next)
        let view = UITextView(frame: CGRect(x: 0, y: 100, width: 200, height: 100))
        let app = try shown(view)
        view.delegate = proxy
        #expect(!view.becomeFirstResponder())
        proxy.denied = ["textViewShouldBeginEditing:"]
        view.delegate = proxy
        #expect(view.becomeFirstResponder())
        app.type("a")
        #expect(view.text == "")
        #expect(next.heard.suffix(1) == ["change to a?"])
    }

    @Test func aTextFieldDoesNotCallWhatAProxyDenies() throws {
        let next = Next()
        let proxy = Proxy(next)
        proxy.denied = ["textFieldDidEndEditing:reason:", "textFieldShouldBeginEditing:"]
        let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
        _ = try shown(field)
        field.delegate = proxy
        #expect(field.becomeFirstResponder())
        next.heard = []
        field.resignFirstResponder()
        #expect(next.heard == ["field ended"])
    }

    @Test func aSearchBarAsksTheForwardingTargetUnlessTheProxyDeniesIt() throws {
        let next = Next()
        let proxy = Proxy(next)
        let bar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 300, height: 56))
        _ = try shown(bar)
        bar.delegate = proxy
        #expect(!bar.becomeFirstResponder())
        proxy.denied = ["searchBarShouldBeginEditing:"]
        bar.delegate = proxy
        #expect(bar.becomeFirstResponder())
    }

    @Test(.enabled(if: MethodResolution.canSeeUncalledMethods))
    func textViewsAndSearchBarsCallMethodsThatOnlyASubclassDeclares() throws {
        let delegate = Refusing()
        let view = UITextView(frame: CGRect(x: 0, y: 100, width: 200, height: 100))
        let bar = UISearchBar(frame: CGRect(x: 0, y: 200, width: 300, height: 56))
        _ = try shown(view, bar)
        view.delegate = delegate
        bar.delegate = delegate
        #expect(!view.becomeFirstResponder())
        #expect(!bar.becomeFirstResponder())
        #expect(delegate.heard == ["text?", "search?"])
    }

    // MARK: Tabs, navigation, gestures

    @Test func tabBarControllersAskTheForwardingTargetUnlessTheProxyDeniesIt() throws {
        let next = Next()
        let proxy = Proxy(next)
        let (app, tabs) = try shownTabs(proxy)
        try app.tap(text: "Two")
        #expect(tabs.selectedIndex == 0)
        proxy.denied = ["tabBarController:shouldSelectViewController:"]
        tabs.delegate = proxy
        try app.tap(text: "Two")
        #expect(tabs.selectedIndex == 1)
        #expect(next.heard.suffix(1) == ["selected Two"])
    }

    @Test(.enabled(if: MethodResolution.canSeeUncalledMethods))
    func tabBarControllersCallMethodsThatOnlyASubclassDeclares() throws {
        let delegate = Refusing()
        let (app, tabs) = try shownTabs(delegate)
        try app.tap(text: "Two")
        #expect(tabs.selectedIndex == 0)
        withExtendedLifetime(delegate) {}
    }

    @Test func tabBarsForwardAndCallMethodsThatOnlyASubclassDeclares() {
        let next = Next()
        let item = UITabBarItem(title: "Third", image: nil, tag: 0)
        let forwarding: any UITabBarDelegate = Proxy(next)
        forwarding.tabBar(UITabBar(), didSelect: item)
        #expect(next.heard == ["tab Third"])
        guard MethodResolution.canSeeUncalledMethods else { return }
        let refusing = Refusing()
        let declaring: any UITabBarDelegate = refusing
        declaring.tabBar(UITabBar(), didSelect: item)
        #expect(refusing.heard == ["tab Third"])
    }

    @Test func navigationAndGesturesDoNotCallWhatAProxyDenies() {
        let next = Next()
        let proxy = Proxy(next)
        proxy.denied = ["navigationController:willShowViewController:animated:", "gestureRecognizerShouldBegin:"]
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.delegate = proxy
        navigation.loadViewIfNeeded()
        navigation.pushViewController(UIViewController(), animated: false)
        let tap = UITapGestureRecognizer()
        tap.delegate = proxy
        #expect(tap.shouldBegin())
        #expect(next.heard.isEmpty)
    }

    @Test func presentationControllersForwardUnlessTheProxyDeniesIt() {
        let next = Next()
        let proxy = Proxy(next)
        let presented = UIViewController()
        let presentation = UIPresentationController(presentedViewController: presented, presenting: nil)
        presentation.delegate = proxy
        #expect(!presentation.userMayDismiss)
        proxy.denied = ["presentationControllerShouldDismiss:"]
        presentation.delegate = proxy
        #expect(presentation.userMayDismiss)
        withExtendedLifetime(presented) {}
    }

    // MARK: Pointers, scenes, applications

    @Test func pointerInteractionsForwardAndCallMethodsThatOnlyASubclassDeclares() {
        let request = UIPointerRegionRequest(location: .zero, modifiers: [])
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        let proxy = Proxy(Next())
        let forwarding = UIPointerInteraction(delegate: proxy)
        view.addInteraction(forwarding)
        #expect(forwarding.region(for: request) == nil)
        proxy.denied = ["pointerInteraction:regionForRequest:defaultRegion:"]
        let denying = UIPointerInteraction(delegate: proxy)
        view.addInteraction(denying)
        #expect(denying.region(for: request)?.rect == view.bounds)
        guard MethodResolution.canSeeUncalledMethods else { return }
        let refusing = Refusing()
        let declaring = UIPointerInteraction(delegate: refusing)
        view.addInteraction(declaring)
        #expect(declaring.region(for: request) == nil)
    }

    @Test(.enabled(if: MethodResolution.canSeeUncalledMethods))
    func delegatesOfApplicationsAndScenesMayDeclareTheirMethodsInASubclass() throws {
        let app = try TestApplication(delegate: DerivedApplicationDelegate.self)
        let delegate = try #require(app.application.delegate as? DerivedApplicationDelegate)
        #expect(delegate.heard.prefix(2) == ["launched", "configuration"])
        let scene = try #require(app.application.connectedScenes.first?.delegate as? DerivedSceneDelegate)
        #expect(scene.heard == ["connects", "foreground", "active"])
    }

    // MARK: On screen

    private func shown(_ views: UIView...) throws -> TestApplication {
        let controller = UIViewController()
        for view in views { controller.view.addSubview(view) }
        return try TestApplication(showing: controller)
    }

    private func shownTabs(
        _ delegate: some UITabBarControllerDelegate
    ) throws -> (app: TestApplication, tabs: UITabBarController) {
        let tabs = UITabBarController()
        tabs.viewControllers = ["One", "Two"].map { title in
            let page = UIViewController()
            page.title = title
            return page
        }
        tabs.delegate = delegate
        return (try TestApplication(showing: tabs), tabs)
    }
}

/// Implements nothing, forwards everything and denies what it is told to.
@MainActor
private class Proxy: NSObject, UITextViewDelegate, UITextFieldDelegate, UISearchBarDelegate, UITabBarDelegate,
    UITabBarControllerDelegate, UINavigationControllerDelegate, UIGestureRecognizerDelegate,
    UIPointerInteractionDelegate, UIAdaptivePresentationControllerDelegate, MessageForwarding
{
    let next: Next
    var denied: Set<String> = []
    var questions: [String] = []

    init(_ next: Next) { self.next = next }

    func responds(to aSelector: Selector!) -> Bool {
        questions.append(aSelector.description)
        return !denied.contains(aSelector.description)
    }

    func forwardingTarget(for aSelector: Selector!) -> Any? { next }
}

@MainActor private final class CollectionProxy: Proxy, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 300 }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
}

@MainActor
private final class Next: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout, UITextViewDelegate,
    UITextFieldDelegate, UISearchBarDelegate, UITabBarDelegate, UITabBarControllerDelegate,
    UINavigationControllerDelegate, UIGestureRecognizerDelegate, UIPointerInteractionDelegate,
    UIAdaptivePresentationControllerDelegate
{
    var heard: [String] = []

    func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: 40, height: 30) }
    func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
        heard.append("displays \(indexPath.section)-\(indexPath.item)")
    }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { heard.append("scrolled") }

    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { false }
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        heard.append("change to \(text)?")
        return false
    }
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { false }
    func textFieldDidEndEditing(_ textField: UITextField) { heard.append("field ended") }
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
        heard.append("field ended for a reason")
    }
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { false }

    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { heard.append("tab \(item.title ?? "")") }
    func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool { false }
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        heard.append("selected \(viewController.title ?? "")")
    }
    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
        heard.append("shows")
    }
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { false }
    func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? { nil }
}

@MainActor
private class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
}

@MainActor private final class DeclaringSource: Source {
    var displayed: [IndexPath] = []

    func numberOfSections(in collectionView: UICollectionView) -> Int { 3 }
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: 60, height: 20) }
    func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
        displayed.append(indexPath)
    }
}

@MainActor private final class ListedSource: Source {}

extension ListedSource {
    fileprivate static func _members_ListedSource_0(_ m: ClassMembers<ListedSource>) {
        m.method(
            "collectionView:layout:sizeForItemAtIndexPath:", "collectionView(_:layout:sizeForItemAt:)"
        ) { _ in
            { (_: UICollectionView, _: UICollectionViewLayout, _: IndexPath) -> CGSize in
                CGSize(width: 70, height: 70)
            }
        }
    }
}
@section(".init_array") @used private let _members_DelegateFamilyTests: @convention(c) () -> Void = {
    SourceMembers.add { $0.add(ListedSource.self, ListedSource._members_ListedSource_0) }
}

@MainActor
private class Plain: NSObject, UITextViewDelegate, UISearchBarDelegate, UITabBarDelegate, UITabBarControllerDelegate,
    UIPointerInteractionDelegate
{}

@MainActor private final class Refusing: Plain {
    var heard: [String] = []

    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
        heard.append("text?")
        return false
    }
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
        heard.append("search?")
        return false
    }
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { heard.append("tab \(item.title ?? "")") }
    func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool { false }
    func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? { nil }
}

@MainActor private class BaseApplicationDelegate: NSObject, UIApplicationDelegate {
    required override init() {}
}

@MainActor private final class DerivedApplicationDelegate: BaseApplicationDelegate {
    var heard: [String] = []

    func applicationDidFinishLaunching(_ application: UIApplication) { heard.append("launched") }
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        heard.append("configuration")
        let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
        configuration.delegateClass = DerivedSceneDelegate.self
        return configuration
    }
}

@MainActor private class BaseSceneDelegate: NSObject, UISceneDelegate {
    required override init() {}
}

@MainActor private final class DerivedSceneDelegate: BaseSceneDelegate {
    var heard: [String] = []

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        heard.append("connects")
    }
    func sceneWillEnterForeground(_ scene: UIScene) { heard.append("foreground") }
    func sceneDidBecomeActive(_ scene: UIScene) { heard.append("active") }
}
