/// - Linux: refuses
///
/// A value that a transaction changes. There is none, because the blocks of transactions are not run.
public final class MutableData: NSObject {
    public var value: Any?
    public var priority: Any?
    public let key: String?

    init(key: String?, value: Any?) {
        self.key = key
        self.value = value
    }

    public var childrenCount: UInt { UInt((value as? [String: Any])?.count ?? 0) }

    public func hasChildren() -> Bool { childrenCount > 0 }

    public func hasChild(atPath path: String) -> Bool { childData(byAppendingPath: path).value != nil }

    public var children: NSEnumerator {
        let names = ((value as? [String: Any])?.keys).map { $0.sorted() } ?? []
        return NSArray(array: names.map { childData(byAppendingPath: $0) }).objectEnumerator()
    }

    /// A copy of the child's value.
    public func childData(byAppendingPath path: String) -> MutableData {
        let names = DatabasePlace.names(in: path)
        return MutableData(key: names.last, value: names.reduce(value) { ($0 as? [String: Any])?[$1] })
    }
}

/// - Linux: refuses
///
/// What a transaction's block returns.
public final class TransactionResult: NSObject {
    public class func success(withValue value: MutableData) -> TransactionResult { TransactionResult() }

    public class func abort() -> TransactionResult { TransactionResult() }
}

/// - Linux: works
///
/// Values that the server would fill in.
public final class ServerValue: NSObject {
    public class func timestamp() -> [AnyHashable: Any] { [".sv": "timestamp"] }

    public class func increment(_ delta: NSNumber) -> [AnyHashable: Any] { [".sv": ["increment": delta]] }
}
