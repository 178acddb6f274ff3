import AllocationCount
import Testing
import UIKitTestDriver

@testable import UIKit

/// As generated code makes it of `@objc dynamic var`.
private class Model: NSObject, KeyValueNotifying {
    var first = "" {
        willSet { willChangeValue(forKey: "first") }
        didSet { didChangeValue(forKey: "first") }
    }
    var last: String? {
        willSet { willChangeValue(forKey: "last") }
        didSet { didChangeValue(forKey: "last") }
    }
    var full: String { "\(first) \(last ?? "")" }
    var plain = 0

    static let register: Void = SourceMembers.add { members in
        members.add(Model.self) { table in
            table.property("first", \.first)
            table.property("last", \.last)
            table.property("full", \.full)
            table.property("plain", \.plain)
        }
    }

    static func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> {
        key == "full" ? ["first", "last"] : []
    }

    override init() {
        Self.register
        super.init()
    }
}

private final class Watcher: NSObject, KeyValueObserver {
    struct Call {
        let keyPath: String?
        let object: NSObject?
        let change: [NSKeyValueChangeKey: Any]
        let context: UnsafeMutableRawPointer?
    }
    var calls: [Call] = []

    func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        calls.append(Call(keyPath: keyPath, object: object as? NSObject, change: change ?? [:], context: context))
    }
}

@MainActor @Suite(.serialized)
struct KeyValueObservingTests {
    // MARK: Closures

    @Test func anObservationHearsOldAndNew() {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        var (old, new): ([CGFloat?], [CGFloat?]) = ([], [])
        let observation = scrollView.observe(\.contentOffset, options: [.old, .new]) { view, change in
            #expect(view === scrollView)
            #expect(change.kind == .setting)
            old.append(change.oldValue?.y)
            new.append(change.newValue?.y)
        }
        scrollView.contentOffset.y = 5
        scrollView.setContentOffset(CGPoint(x: 0, y: 9), animated: false)
        #expect(old == [0, 5])
        #expect(new == [5, 9])
        withExtendedLifetime(observation) {}
    }

    @Test func withoutOptionsThereAreNoValues() {
        let view = UIView()
        var changes: [NSKeyValueObservedChange<Bool>] = []
        let observation = view.observe(\.isHidden) { changes.append($1) }
        view.isHidden = true
        #expect(changes.count == 1)
        #expect(changes.first?.newValue == nil)
        #expect(changes.first?.oldValue == nil)
        observation.invalidate()
    }

    @Test func settingTheSameValueIsToldToo() {
        let view = UIView()
        var count = 0
        let observation = view.observe(\.isHidden) { _, _ in count += 1 }
        view.isHidden = false
        #expect(count == 1)
        observation.invalidate()
    }

    @Test func theInitialCallComesAtOnce() {
        let view = UIView()
        view.alpha = 0.25
        var heard: [CGFloat?] = []
        let observation = view.observe(\.alpha, options: [.initial, .new]) { heard.append($1.newValue) }
        #expect(heard == [0.25])
        view.alpha = 0.5
        #expect(heard == [0.25, 0.5])
        observation.invalidate()
    }

    @Test func thePriorCallComesBeforeTheChange() {
        let label = UILabel()
        label.text = "before"
        var heard: [String] = []
        let observation = label.observe(\.text, options: [.prior, .old, .new]) { label, change in
            let old = (change.oldValue ?? nil) ?? "-"
            let new = (change.newValue ?? nil) ?? "-"
            heard.append("\(change.isPrior) \(label.text ?? "") \(old) \(new)")
        }
        label.text = "after"
        #expect(heard == ["true before before -", "false after before after"])
        observation.invalidate()
    }

    @Test func anObservationEndsWithItsTokenOrByInvalidating() {
        let view = UIView()
        var count = 0
        var observation: NSKeyValueObservation? = view.observe(\.frame) { _, _ in count += 1 }
        view.frame.origin.x = 1
        #expect(count == 1)
        observation = nil
        view.frame.origin.x = 2
        #expect(count == 1)
        observation = view.observe(\.frame) { _, _ in count += 1 }
        observation?.invalidate()
        observation?.invalidate()
        view.frame.origin.x = 3
        #expect(count == 1)
    }

    @Test func anObservationKeepsNeitherObjectNorIsItKept() {
        weak var object: UIView?
        let observation: NSKeyValueObservation
        do {
            let view = UIView()
            object = view
            observation = view.observe(\.frame) { _, _ in }
        }
        #expect(object == nil)
        observation.invalidate()
    }

    @Test func aSubclassIsObservedByItsOwnKeyPath() {
        final class Table: UITableView {}
        let table = Table(frame: CGRect(x: 0, y: 0, width: 100, height: 100), style: .plain)
        var count = 0
        let observations = [
            table.observe(\.contentOffset) { _, _ in count += 1 }, table.observe(\.isHidden) { _, _ in count += 10 },
        ]
        table.contentOffset.y = 4
        table.isHidden = true
        #expect(count == 11)
        observations.forEach { $0.invalidate() }
    }

    @Test func frameBoundsAndCenterAreToldWhenTheyChange() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        var heard: [String] = []
        let observations = [
            view.observe(\.frame) { _, _ in heard.append("frame") },
            view.observe(\.bounds) { _, _ in heard.append("bounds") },
            view.observe(\.center) { _, _ in heard.append("center") },
        ]
        view.frame = CGRect(x: 5, y: 0, width: 10, height: 10)
        #expect(heard == ["frame", "center"])
        heard = []
        view.bounds.size = CGSize(width: 20, height: 10)
        #expect(Set(heard) == ["bounds", "frame"])
        heard = []
        view.center.y += 1
        #expect(Set(heard) == ["center", "frame"])
        observations.forEach { $0.invalidate() }
    }

    @Test func aTablesContentSizeIsTold() throws {
        final class Rows: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell()
            }
        }
        let rows = Rows()
        let controller = UIViewController()
        let app = try TestApplication(showing: controller)
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        table.rowHeight = 40
        var heights: [CGFloat] = []
        let observation = table.observe(\.contentSize, options: .new) { heights.append($1.newValue?.height ?? -1) }
        table.dataSource = rows
        controller.view.addSubview(table)
        app.frame()
        #expect(heights.last == 120)
        observation.invalidate()
    }

    @Test func aDragTellsOfEveryOffset() throws {
        let controller = UIViewController()
        let app = try TestApplication(showing: controller)
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        scrollView.contentSize = CGSize(width: 300, height: 2000)
        controller.view.addSubview(scrollView)
        app.frame()
        var heard: [CGFloat] = []
        let observation = scrollView.observe(\.contentOffset, options: .new) { heard.append($1.newValue!.y) }
        app.drag(from: CGPoint(x: 100, y: 250), to: CGPoint(x: 100, y: 100))
        #expect(heard.count > 3)
        #expect(heard == heard.sorted())
        #expect(heard.last == scrollView.contentOffset.y)
        observation.invalidate()
    }

    @Test func controlsAndRecognisersAreObserved() {
        let control = UIControl()
        var heard: [String] = []
        let tap = UITapGestureRecognizer()
        let observations = [
            control.observe(\.isEnabled) { _, _ in heard.append("enabled") },
            control.observe(\.isSelected) { _, _ in heard.append("selected") },
            control.observe(\.isHighlighted) { _, _ in heard.append("highlighted") },
            tap.observe(\.state) { _, _ in heard.append("state") },
        ]
        control.isEnabled = false
        control.isSelected = true
        control.isHighlighted = true
        tap.state = .failed
        #expect(heard == ["enabled", "selected", "highlighted", "state"])
        #expect(control.state == [.disabled, .selected, .highlighted])
        observations.forEach { $0.invalidate() }
    }

    @Test func observingAnUnknownPropertyRaises() throws {
        final class Unlisted: NSObject { var value = 0 }
        let object = Unlisted()
        try expectException(named: "NSInvalidArgumentException", containing: "Could not extract a String from KeyPath")
        {
            _ = object.observe(\.value) { _, _ in }
        }
    }

    // MARK: The classic form

    @Test func anObserverIsToldKeyObjectChangeAndContext() throws {
        let view = UIView()
        let watcher = Watcher()
        let context = UnsafeMutableRawPointer(bitPattern: 0x10)
        view.addObserver(watcher, forKeyPath: "hidden", options: [.old, .new], context: context)
        view.isHidden = true
        let call = try #require(watcher.calls.first)
        #expect(watcher.calls.count == 1)
        #expect(call.keyPath == "hidden")
        #expect(call.object === view)
        #expect(call.context == context)
        #expect(call.change[.oldKey] as? Bool == false)
        #expect(call.change[.newKey] as? NSNumber == true)
        #expect(call.change[.kindKey] as? UInt == NSKeyValueChange.setting.rawValue)
        view.removeObserver(watcher, forKeyPath: "hidden", context: context)
        view.isHidden = false
        #expect(watcher.calls.count == 1)
    }

    @Test func nilIsNSNullAndGeometryIsAValue() {
        let scrollView = UIScrollView()
        let watcher = Watcher()
        scrollView.addObserver(watcher, forKeyPath: "contentSize", options: .new, context: nil)
        scrollView.contentSize = CGSize(width: 3, height: 4)
        #expect((watcher.calls[0].change[.newKey] as? NSValue)?.cgSizeValue == CGSize(width: 3, height: 4))
        scrollView.removeObserver(watcher, forKeyPath: "contentSize")
        let label = UILabel()
        label.addObserver(watcher, forKeyPath: "text", options: [.old], context: nil)
        label.text = "x"
        #expect(watcher.calls[1].change[.oldKey] is NSNull)
        label.removeObserver(watcher, forKeyPath: "text")
    }

    @Test func contextsTellRegistrationsApart() {
        let view = UIView()
        let watcher = Watcher()
        let contexts = [0x10, 0x20].map { UnsafeMutableRawPointer(bitPattern: $0) }
        for context in contexts { view.addObserver(watcher, forKeyPath: "alpha", options: [], context: context) }
        view.removeObserver(watcher, forKeyPath: "alpha", context: contexts[0])
        view.alpha = 0
        #expect(watcher.calls.map(\.context) == [contexts[1]])
        view.removeObserver(watcher, forKeyPath: "alpha")
    }

    @Test func removingAnObserverThatIsNotThereRaises() throws {
        try expectException(named: "NSRangeException", containing: "because it is not registered as an observer.") {
            UIView().removeObserver(Watcher(), forKeyPath: "frame")
        }
    }

    @Test func anObserverThatHandlesNothingRaises() throws {
        let view = UIView()
        let observer = NSObject()
        view.addObserver(observer, forKeyPath: "hidden", options: [], context: nil)
        try expectException(
            named: "NSInternalInconsistencyException", containing: "message was received but not handled."
        ) {
            view.isHidden = true
        }
        view.removeObserver(observer, forKeyPath: "hidden")
    }

    @Test func anObserverRemovesItselfWhenItGoes() {
        final class Leaving: NSObject, KeyValueObserver {
            let view: UIView
            init(_ view: UIView) {
                self.view = view
                super.init()
                view.addObserver(self, forKeyPath: "frame", options: [], context: nil)
            }
            deinit { view.removeObserver(self, forKeyPath: "frame") }
            func observeValue(
                forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
                context: UnsafeMutableRawPointer?
            ) {}
        }
        let view = UIView()
        do { _ = Leaving(view) }
        #expect(PropertyObservers.of(view) == nil)
    }

    @Test func anObserverThatHasGoneIsNotTold() {
        let view = UIView()
        do { view.addObserver(Watcher(), forKeyPath: "hidden", options: [], context: nil) }
        view.isHidden = true
        #expect(view.isHidden)
    }

    @Test func aKeyPathFollowsTheObjectsOnIt() {
        let watcher = Watcher()
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.addObserver(watcher, forKeyPath: "textLabel.text", options: .new, context: nil)
        cell.textLabel?.text = "title"
        #expect(watcher.calls.map { $0.change[.newKey] as? String } == ["title"])
        #expect(watcher.calls[0].object === cell)
        cell.removeObserver(watcher, forKeyPath: "textLabel.text")
        cell.textLabel?.text = "other"
        #expect(watcher.calls.count == 1)
    }

    // MARK: An application's own properties

    @Test func ownPropertiesTellByWillAndDid() {
        let model = Model()
        var heard: [String] = []
        let observations = [
            model.observe(\.first, options: [.old, .new]) { heard.append("\($1.oldValue!)>\($1.newValue!)") }
        ]
        model.first = "Ada"
        model.setValue("Grace", forKey: "first")
        #expect(heard == [">Ada", "Ada>Grace"])
        observations.forEach { $0.invalidate() }
    }

    @Test func setValueTellsOfPropertiesThatDoNotTellThemselves() {
        let model = Model()
        var heard: [Int?] = []
        let observation = model.observe(\.plain, options: .new) { heard.append($1.newValue) }
        model.plain = 1
        model.setValue(2, forKey: "plain")
        #expect(heard == [2])
        observation.invalidate()
    }

    @Test func whatDependsOnAPropertyIsToldWithIt() {
        let model = Model()
        var heard: [String?] = []
        let observation = model.observe(\.full, options: .new) { heard.append($1.newValue) }
        model.first = "Ada"
        model.last = "Lovelace"
        #expect(heard == ["Ada ", "Ada Lovelace"])
        observation.invalidate()
        model.last = nil
        #expect(heard.count == 2)
    }

    @Test func nestedChangesAreOne() {
        let model = Model()
        var count = 0
        let observation = model.observe(\.first) { _, _ in count += 1 }
        model.willChangeValue(for: \.first)
        model.first = "a"
        model.first = "b"
        model.didChangeValue(for: \.first)
        #expect(count == 1)
        observation.invalidate()
    }

    @Test func removingInsideOfACallIsSafe() {
        let view = UIView()
        var count = 0
        var observations: [NSKeyValueObservation] = []
        for _ in 0..<3 {
            observations.append(
                view.observe(\.alpha) { _, _ in
                    count += 1
                    observations.forEach { $0.invalidate() }
                })
        }
        view.alpha = 0.5
        #expect(count == 1)
    }

    // MARK: Cost

    @Test func anObjectThatNobodyObservesHasNothingToAsk() {
        let view = UIScrollView()
        view.observe(\.frame) { _, _ in }.invalidate()
        #expect(view.objectAttachments?.observers == nil)
        func setAll(_ value: CGFloat) {
            view.isHidden = value > 1
            view.alpha = value
            view.isUserInteractionEnabled = value > 1
        }
        setAll(1)
        let before = allocation_count()
        for step in 0..<100 { setAll(CGFloat(step % 2)) }
        #expect(allocation_count() == before)
    }
}
