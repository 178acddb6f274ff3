import Foundation

extension XCUIElement {
    /// Waits until the element exists, while the application's clock moves on.
    ///
    /// - Parameter timeout: the greatest number of seconds of that clock. Work that stays in real time, such as a request,
    ///   is waited for in real time afterwards, for no longer than this.
    /// - Returns: whether it exists.
    @discardableResult
    public func waitForExistence(timeout: TimeInterval) -> Bool {
        application.wait(upTo: timeout) { [self] in !resolved(in: $0).isEmpty }
    }

    /// Waits until the element no longer exists.
    ///
    /// - Returns: whether it is gone.
    @discardableResult
    public func waitForNonExistence(timeout: TimeInterval) -> Bool {
        application.wait(upTo: timeout, ifNotRunning: true) { [self] in resolved(in: $0).isEmpty }
    }

    /// Waits until the element exists and one of its properties has a value.
    ///
    /// - Returns: whether it has it.
    @discardableResult
    public func wait<V: Equatable>(
        for keyPath: KeyPath<XCUIElement, V>, toEqual expectedValue: V, timeout: TimeInterval
    ) -> Bool {
        application.wait(upTo: timeout) { [self] tree in
            !resolved(in: tree).isEmpty && self[keyPath: keyPath] == expectedValue
        }
    }
}
