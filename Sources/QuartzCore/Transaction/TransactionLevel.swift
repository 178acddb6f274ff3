/// One transaction. Values that it does not set are those of its parent.
@MainActor
final class TransactionLevel {
    var duration: Double?
    var timingFunction: CAMediaTimingFunction??
    var disablesActions: Bool?
    var values: [String: Any] = [:]
    private(set) var completion: TransactionCompletion?

    private let parent: TransactionLevel?

    init(parent: TransactionLevel?) {
        self.parent = parent
    }

    func lookUp<Value>(_ path: KeyPath<TransactionLevel, Value?>) -> Value? {
        self[keyPath: path] ?? parent?.lookUp(path)
    }

    func value(forKey key: String) -> Any? {
        values[key] ?? parent?.value(forKey: key)
    }

    /// A transaction without a block uses that of the transaction around it.
    var innermostCompletion: TransactionCompletion? {
        completion ?? parent?.innermostCompletion
    }

    func setCompletion(_ block: (@MainActor () -> Void)?) {
        seal()
        completion = block.map { TransactionCompletion($0, inside: parent?.innermostCompletion) }
    }

    /// Marks that no more animations will be added: runs the block if none is running.
    func seal() {
        let sealed = completion
        completion = nil
        sealed?.leave()
    }
}

/// A completion block and the number of things it waits for: its transaction, its animations, and nested transactions.
@MainActor
final class TransactionCompletion {
    let block: @MainActor () -> Void
    private let outer: TransactionCompletion?
    private var waitingFor = 1

    init(_ block: @escaping @MainActor () -> Void, inside outer: TransactionCompletion?) {
        self.block = block
        self.outer = outer
        outer?.enter()
    }

    func enter() {
        waitingFor += 1
    }

    func leave() {
        waitingFor -= 1
        guard waitingFor == 0 else { return }
        block()
        outer?.leave()
    }
}
