import HostInterface
import Testing
import UIKit
import UIKitTestDriver

/// The tree of windows, containers and elements.
@MainActor @Suite(.serialized)
struct HierarchyNodeTests {
    private func label(_ text: String) -> UILabel {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        label.text = text
        return label
    }

    @Test func barsAndScrollViewsAreContainersAndOthersAreNot() throws {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        let inside = UIView(frame: scroll.bounds)
        inside.addSubview(label("inside"))
        scroll.addSubview(inside)
        let controller = Column([label("first"), scroll])
        controller.title = "Screen"
        let app = try TestApplication(showing: UINavigationController(rootViewController: controller))
        let window = try #require(NodeStage(app).tree.windows.first)
        #expect(window.role == .window && window.parent == nil && window.states.contains(.active))
        let children = (0..<window.childCount).compactMap { window.child(at: $0) }
        #expect(Set(children.map(\.role)) == [.navigationBar, .label, .scrollPane])
        let bar = try #require(children.first { $0.role == .navigationBar })
        #expect(bar.child(at: 0)?.role == .heading && bar.child(at: 0)?.name == "Screen")
        #expect(bar.child(at: 0)?.level == 1)
        let text = try NodeStage(app).node(named: "inside")
        #expect(text.parent?.role == .scrollPane && text.indexInParent == 0)
        #expect(text.parent?.parent?.id == window.id)
    }

    @Test func hiddenPartsAreLeftOutAndModalOnesHideTheOthers() throws {
        let (first, second, third) = (label("one"), label("two"), label("three"))
        let app = try TestApplication(showing: Column([first, second, third]))
        let stage = NodeStage(app)
        var names: [String] { stage.all.dropFirst().map(\.name) }
        #expect(names == ["one", "two", "three"])
        first.accessibilityElementsHidden = true
        second.isHidden = true
        #expect(names == ["three"])
        second.isHidden = false
        second.accessibilityViewIsModal = true
        #expect(names == ["two"])
        #expect(try stage.node(named: "two").states.contains(.modal))
    }

    @Test func anAlertIsAllThatCanBeReached() throws {
        let controller = Column([label("behind")])
        let app = try TestApplication(showing: controller)
        let alert = UIAlertController(title: "Delete?", message: "For ever.", preferredStyle: .alert)
        var chosen: [String] = []
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in chosen.append("Cancel") })
        alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in chosen.append("Delete") })
        controller.present(alert, animated: false)
        app.advance(by: 1)
        let stage = NodeStage(app)
        let node = try stage.node(.alert)
        #expect(node.name == "Delete?" && node.states.contains(.modal))
        #expect(throws: DriverError.self) { try stage.node(named: "behind") }
        let button = try stage.node(named: "Delete")
        #expect(button.role == .button && button.parent?.id == node.id)
        stage.perform("click", on: button)
        app.advance(by: 1)
        #expect(chosen == ["Delete"])
        #expect(try stage.node(named: "behind").role == .label)
        #expect(node.states.contains(.defunct) && node.childCount == 0 && node.name.isEmpty)
    }

    @Test func elementsOfAContainerKnowTheirParent() throws {
        let chart = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        chart.accessibilityContainerType = .semanticGroup
        chart.accessibilityLabel = "Chart"
        chart.accessibilityElements = ["low", "high"].enumerated().map { index, name in
            let element = UIAccessibilityElement(accessibilityContainer: chart)
            element.accessibilityLabel = name
            element.accessibilityFrameInContainerSpace = CGRect(x: 50 * index, y: 0, width: 40, height: 100)
            return element
        }
        let app = try TestApplication(showing: Column([chart]))
        let stage = NodeStage(app)
        let node = try stage.node(named: "Chart")
        #expect(node.role == .grouping && node.childCount == 2)
        let high = try #require(node.child(at: 1))
        #expect(high.name == "high" && high.parent?.id == node.id && high.indexInParent == 1)
        #expect(high.frame == HostRect(x: 70, y: 40, width: 40, height: 100))
        #expect(node.node(x: 75, y: 60)?.id == high.id && node.node(x: 300, y: 60) == nil)
    }

    @Test func anObjectHasOneIdentityAsLongAsItLives() throws {
        let controller = Column([])
        let app = try TestApplication(showing: controller)
        let stage = NodeStage(app)
        var id: HostAccessibleID?
        var node: (any HostAccessibleNode)?
        do {
            let text = label("short")
            controller.view.addSubview(text)
            app.frame()
            node = try stage.node(named: "short")
            id = node?.id
            #expect(try stage.node(named: "short").id == id)
            #expect(stage.tree.node(try #require(id))?.name == "short")
            text.removeFromSuperview()
            #expect(stage.tree.node(try #require(id)) == nil)
            controller.view.addSubview(text)
            #expect(stage.tree.node(try #require(id))?.name == "short")
            text.removeFromSuperview()
        }
        app.advance(by: 0.1)
        #expect(stage.tree.node(try #require(id)) == nil)
        let gone = try #require(node)
        #expect(gone.states == .defunct && gone.name.isEmpty && gone.parent == nil && gone.childCount == 0)
        #expect(!gone.performAction(at: 0) && !gone.grabFocus() && gone.frame == nil && gone.indexInParent == -1)
        controller.view.addSubview(label("another"))
        app.frame()
        #expect(try stage.node(named: "another").id != id)
    }

    @Test func identitiesThatNeverWereAreNothing() throws {
        let app = try TestApplication(showing: Column([]))
        let tree = NodeStage(app).tree
        #expect(tree.node(HostAccessibleID(object: 0)) == nil)
        #expect(tree.node(HostAccessibleID(object: .max, part: .max)) == nil)
    }

    @Test func aScrollViewScrollsByPages() throws {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        scroll.contentSize = CGSize(width: 300, height: 1000)
        let app = try TestApplication(showing: Column([scroll]))
        let stage = NodeStage(app)
        let node = try stage.node(.scrollPane)
        #expect(node.actions.map(\.name) == ["scroll up", "scroll down"])
        #expect(stage.perform("scroll down", on: node) && !stage.perform("scroll left", on: node))
        app.advance(by: 1)
        #expect(scroll.contentOffset.y == 156)
    }

    @Test func whatIsScrolledAwayIsVisibleButNotShown() throws {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        scroll.contentSize = CGSize(width: 300, height: 1000)
        let text = label("below")
        text.frame.origin.y = 600
        scroll.addSubview(text)
        let app = try TestApplication(showing: Column([scroll]))
        let node = try NodeStage(app).node(named: "below")
        #expect(node.states.contains(.visible) && !node.states.contains(.showing))
        #expect(node.scrollToVisible(.anywhere))
        #expect(scroll.contentOffset.y == 430 && node.states.contains(.showing))
        #expect(node.scrollTo(x: 20, y: 50) && scroll.contentOffset.y == 590)
    }
}
