import Foundation

/// - Linux: refuses
///
/// The country of the store; there is none.
public struct Storefront: Identifiable, Equatable, Sendable {
    /// - Linux: works
    ///
    /// Waits until the task is cancelled.
    public struct Storefronts: AsyncSequence, Sendable {
        /// - Linux: works
        public struct AsyncIterator: AsyncIteratorProtocol {
            public mutating func next() async -> Storefront? {
                await Changes.none()
                return nil
            }
        }

        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
    }

    public let countryCode: String
    public let id: String

    public static var current: Storefront? { get async { nil } }

    public static var updates: Storefronts { Storefronts() }
}
