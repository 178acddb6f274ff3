import UIKit

/// Every way to write a selector.
public class SelectorForms: NSObject {
    @objc public var title: String = ""
    @objc(isMarked) public var marked = false
    @objc public private(set) var steps = 0
    @objc static var shared = SelectorForms()

    @objc func plain() {}
    @objc func one(_ value: Any) {}
    @objc func labelled(value: Any) {}
    @objc func insert(item: NSString, at index: Int) {}
    @objc func move(from source: Int, to target: Int) {}
    @objc func with(_ first: Any, _ second: Any) {}
    @objc(renamed:) func swiftName(_ value: Any) {}
    @objc func refresh() {}
    @objc(refreshWithForce:) func refresh(force: Bool) {}
    @objc class func classMethod() {}
    @objc static func make(_ name: NSString) -> SelectorForms { return SelectorForms() }
    @objc func failing() throws {}
    @objc func load(completion: @escaping (Bool) -> Void) {}

    public var all: [String] {
        let selectors: [Selector] = [
            #selector(plain),
            #selector(self.one),
            #selector(one(_:)),
            #selector(labelled(value:)),
            #selector(SelectorForms.insert(item:at:)),
            #selector(move),
            #selector(with(_:_:)),
            #selector(swiftName(_:)),
            #selector(refresh as () -> Void),
            #selector(refresh(force:)),
            #selector(SelectorForms.classMethod),
            #selector(SelectorForms.make(_:)),
            #selector(failing),
            #selector(load(completion:)),
            #selector(getter: title),
            #selector(setter: title),
            #selector(getter: SelectorForms.marked),
            #selector(setter: self.marked),
            #selector(getter: steps),
            #selector(
                SelectorForms
                    .plain
            ),
        ]
        return selectors.map { NSStringFromSelector($0) }
    }

    public static var fromStatics: [String] {
        return [#selector(classMethod), #selector(make), #selector(SelectorForms.plain)].map { $0.description }
    }

    public var written: [Selector] {
        return [Selector("plain"), Selector(("one:")), NSSelectorFromString("renamed:")]
    }

    public var ofOthers: [String] {
        return [
            #selector(UITableViewDelegate.tableView(_:didSelectRowAt:)),
            #selector(UITableViewDataSource.tableView(_:cellForRowAt:)),
            #selector(UITableViewDataSource.numberOfSections(in:)),
            #selector(UIScrollViewDelegate.scrollViewDidScroll(_:)),
            #selector(UIView.layoutSubviews),
            #selector(UITableView.reloadData),
            #selector(UIResponder.becomeFirstResponder),
            #selector(UIViewController.viewDidAppear(_:)),
            #selector(getter: UIView.backgroundColor),
            #selector(setter: UIView.isHidden),
            #selector(Other.nested(_:)),
            #selector(Outer.Inner.act),
        ].map(NSStringFromSelector)
    }

    public func comparisons(_ selector: Selector) -> String {
        switch selector {
        case #selector(plain): return "plain"
        case #selector(one(_:)), #selector(labelled(value:)): return "one"
        default: return selector == Selector(("renamed:")) ? "renamed" : "other"
        }
    }
}

private extension Selector {
    static let plain = #selector(SelectorForms.plain)
    static let nested = #selector(Other.nested(_:))
}

extension SelectorForms {
    public var namedSelectors: [String] { return [Selector.plain, .nested].map(NSStringFromSelector) }
}

private final class Other: NSObject {
    @objc func nested(_ sender: Any?) {}
}

enum Outer {
    final class Inner: NSObject {
        private(set) var acted = 0
        @objc func act() { acted += 1 }
    }
}

/// A selector in a generic class, and one in a local class.
public final class Relay<Value>: NSObject {
    public private(set) var received: [Value] = []
    private let value: Value

    public init(_ value: Value, control: UIControl) {
        self.value = value
        super.init()
        control.addTarget(self, action: #selector(receive), for: .valueChanged)
    }

    @objc private func receive() { received.append(value) }
}

public func actionsOfALocalClass(_ control: UIControl) -> () -> Int {
    final class Counter: NSObject {
        var count = 0
        @objc func increase() { count += 1 }
    }
    let counter = Counter()
    control.addTarget(counter, action: #selector(Counter.increase), for: .valueChanged)
    return { counter.count }
}
