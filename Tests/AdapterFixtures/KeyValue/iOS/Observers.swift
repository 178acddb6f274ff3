import UIKit

private var contentSizeContext = 0

/// Watches a table the way of iOS 4 to 10, and the way after it.
public final class ScrollWatcher: NSObject {
    public private(set) var log: [String] = []
    private let table: UITableView
    private var tokens: [NSKeyValueObservation] = []
    private var offset: NSKeyValueObservation?

    public init(_ table: UITableView) {
        self.table = table
        super.init()
        table.addObserver(
            self, forKeyPath: #keyPath(UITableView.contentSize), options: [.new, .old], context: &contentSizeContext)
        table.addObserver(self, forKeyPath: "frame", options: .new, context: nil)
        offset = table.observe(\.contentOffset, options: [.new, .old]) { [weak self] table, change in
            self?.log.append("offset \(change.oldValue?.y ?? -1) \(change.newValue?.y ?? -1) \(table.contentOffset.y)")
        }
        tokens.append(table.observe(\UITableView.bounds) { [unowned self] _, _ in self.log.append("bounds") })
    }

    deinit {
        table.removeObserver(self, forKeyPath: #keyPath(UITableView.contentSize), context: &contentSizeContext)
        table.removeObserver(self, forKeyPath: "frame")
    }

    public override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        if context == &contentSizeContext, let size = change?[.newKey] as? CGSize {
            log.append("contentSize \(size.height)")
        } else if keyPath == "frame", object as? UITableView === table {
            log.append("frame \((change?[.newKey] as? CGRect)?.height ?? -1)")
        } else {
            super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
        }
    }

    public func stop() {
        tokens.removeAll()
        offset?.invalidate()
        offset = nil
    }
}

/// Properties of one's own, observed.
public class Account: NSObject {
    @objc public dynamic var balance = 0
    @objc dynamic public var owner: Person
    @objc public dynamic var note: String? {
        didSet { notes += 1 }
    }
    @objc public private(set) dynamic var notes = 0
    @objc public dynamic var lazyTitle: String {
        get { return "\(owner.name): \(balance)" }
        set { owner.name = newValue }
    }

    public init(owner: Person) { self.owner = owner }
}

public class Person: NSObject {
    @objc public dynamic var name: String
    @objc public var age = 0
    public init(name: String) { self.name = name }
}

public final class AccountWatcher: NSObject {
    public private(set) var log: [String] = []
    private var observations = Set<NSKeyValueObservation>()
    private let account: Account

    public init(_ account: Account) {
        self.account = account
        super.init()
        account.observe(\.balance, options: [.initial, .new, .old]) { [unowned self] _, change in
            self.log.append("balance \(change.oldValue ?? -1) \(change.newValue ?? -1)")
        }.store(in: &observations)
        account.owner.observe(\.name, options: .new) { [unowned self] person, _ in
            self.log.append("name \(person.name)")
        }.store(in: &observations)
        account.addObserver(self, forKeyPath: "note", options: [.new], context: nil)
    }

    override public func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        guard keyPath == #keyPath(Account.note) else { return }
        log.append("note \(change?[.newKey] as? String ?? "nil")")
    }

    deinit { account.removeObserver(self, forKeyPath: "note") }
}

extension NSKeyValueObservation {
    func store(in set: inout Set<NSKeyValueObservation>) { set.insert(self) }
}
