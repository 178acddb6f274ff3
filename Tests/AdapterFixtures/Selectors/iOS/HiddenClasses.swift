import UIKit

/// Classes that other code cannot name, found by the names of their members alone.
public class Holder<Value>: NSObject {
    @objc dynamic var note = "empty"
    let value: Value

    public init(_ value: Value) {
        self.value = value
        super.init()
    }

    @objc fileprivate func read() -> String { return "\(value)" }
    @objc func spread(_ a: String, _ b: String, _ c: String, _ d: String, _ e: String, _ f: String) -> String {
        return a + b + c + d + e + f
    }
}

public class LoudHolder<Value>: Holder<Value> {
    @objc override fileprivate func read() -> String { return "\(value)!" }
    @objc func shout() -> String { return "\(value)!!" }
}

/// Of one specialization, and so a class with a name of its own.
public class NumberHolder: Holder<Int> {
    @objc func double() -> NSNumber { return NSNumber(value: value * 2) }
}

public class Safe: NSObject {
    private class Lock: NSObject, UITableViewDataSource {
        @objc private func turn() -> String { return "turned" }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { return 0 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            return UITableViewCell()
        }
        func numberOfSections(in tableView: UITableView) -> Int { return 4 }
    }

    public let lock: NSObject & UITableViewDataSource = Lock()
}

public func aLocalObject() -> NSObject {
    class Local: NSObject {
        @objc private func name() -> String { return "local" }
    }
    return Local()
}

/// What `object` answers to a message without arguments; nil when it has no such method.
public func answer(of object: NSObject, to name: String) -> String? {
    let selector = NSSelectorFromString(name)
    guard object.responds(to: selector), let result = object.perform(selector)?.takeUnretainedValue() else {
        return nil
    }
    return "\(result)"
}
