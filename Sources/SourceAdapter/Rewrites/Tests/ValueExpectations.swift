import SwiftSyntax

/// Gives files that use `XCTestCase.keyValueObservingExpectation` or `XCTKVOExpectation`, which XCTest on Linux lacks,
/// declarations of their own.
///
/// Apple's documentation has the options: an expected value may be there from the beginning, and a handler is called
/// for changes only. The observer lives until it is satisfied or the test ends.
struct ValueExpectations: Rewrite {
    func rewrite(_ node: DeclReferenceExprSyntax, in file: FileAdaptation) {
        guard let declaration = Self.declarations[node.baseName.text], file.file.importedModules.contains("XCTest")
        else { return }
        for text in [Self.observer, declaration] where !file.appendix.contains(text) { file.appendix.append(text) }
        file.require(import: "UIKit")
    }

    private static let declarations = [
        "keyValueObservingExpectation": methods, "XCTKVOExpectation": expectationClass,
    ]

    private static let methods = """
        extension XCTestCase {
            @discardableResult
            fileprivate func keyValueObservingExpectation(
                for objectToObserve: Any, keyPath: String, handler: ((Any, [AnyHashable: Any]) -> Bool)? = nil
            ) -> XCTestExpectation {
                valueExpectation(for: objectToObserve, keyPath, options: [.new, .old], handler ?? { _, _ in true })
            }

            @discardableResult
            fileprivate func keyValueObservingExpectation(
                for objectToObserve: Any, keyPath: String, expectedValue: Any?
            ) -> XCTestExpectation {
                guard let expectedValue else { return keyValueObservingExpectation(for: objectToObserve, keyPath: keyPath) }
                return valueExpectation(for: objectToObserve, keyPath, options: [.initial, .new, .old]) { _, change in
                    (change["new"] as? AnyHashable) == (expectedValue as? AnyHashable)
                }
            }

            private func valueExpectation(
                for object: Any, _ keyPath: String, options: NSKeyValueObservingOptions,
                _ isMet: @escaping (Any, [AnyHashable: Any]) -> Bool
            ) -> XCTestExpectation {
                let observed = object as! NSObject
                let expectation = expectation(description: "Expect value change of '\\(keyPath)' for \\(observed)")
                let observer = _ValueObserver(observed, keyPath, isMet: isMet) { expectation.fulfill() }
                addTeardownBlock { observer.end() }
                observed.addObserver(observer, forKeyPath: keyPath, options: options, context: nil)
                return expectation
            }
        }
        """

    private static let expectationClass = """
        // Sound: tests use it on the main thread.
        private final class XCTKVOExpectation: XCTestExpectation, @unchecked Sendable {
            let keyPath: String
            let observedObject: Any
            let expectedValue: Any?
            let options: NSKeyValueObservingOptions
            var handler: ((Any, [AnyHashable: Any]) -> Bool)?
            private var observer: _ValueObserver?

            convenience init(keyPath: String, object: Any) {
                self.init(keyPath: keyPath, object: object, expectedValue: nil, options: [.new, .old])
            }

            init(
                keyPath: String, object: Any, expectedValue: Any?,
                options: NSKeyValueObservingOptions = [.initial, .new, .old]
            ) {
                self.keyPath = keyPath
                observedObject = object
                self.expectedValue = expectedValue
                self.options = options.union(.new)
                super.init(description: "Expect value change of '\\(keyPath)' for \\(object)")
                let observed = object as! NSObject
                let observer = _ValueObserver(observed, keyPath, isMet: { [weak self] in self?.isMet($0, $1) ?? false }) {
                    [weak self] in self?.fulfill()
                }
                self.observer = observer
                observed.addObserver(observer, forKeyPath: keyPath, options: self.options, context: nil)
            }

            deinit { observer?.end() }

            private func isMet(_ object: Any, _ change: [AnyHashable: Any]) -> Bool {
                if let handler { return handler(object, change) }
                guard let expectedValue else { return true }
                return (change["new"] as? AnyHashable) == (expectedValue as? AnyHashable)
            }
        }
        """

    private static let observer = """
        private final class _ValueObserver: NSObject, KeyValueObserver {
            private let observed: NSObject
            private let keyPath: String
            private let isMet: (Any, [AnyHashable: Any]) -> Bool
            private let fulfill: () -> Void
            private var isObserving = true

            init(
                _ observed: NSObject, _ keyPath: String, isMet: @escaping (Any, [AnyHashable: Any]) -> Bool,
                then fulfill: @escaping () -> Void
            ) {
                (self.observed, self.keyPath, self.isMet, self.fulfill) = (observed, keyPath, isMet, fulfill)
            }

            func observeValue(
                forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
                context: UnsafeMutableRawPointer?
            ) {
                let values = (change ?? [:]).map { (AnyHashable($0.key.rawValue), $0.value) }
                guard isObserving, isMet(observed, Dictionary(uniqueKeysWithValues: values)) else { return }
                end()
                fulfill()
            }

            func end() {
                guard isObserving else { return }
                isObserving = false
                observed.removeObserver(self, forKeyPath: keyPath, context: nil)
            }
        }
        """
}
