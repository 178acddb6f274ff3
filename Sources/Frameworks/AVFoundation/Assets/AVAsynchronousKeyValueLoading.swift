import Foundation

/// - Linux: works
/// Says whether a value was loaded.
public enum AVKeyValueStatus: Int, Sendable {
    case unknown = 0
    case loading = 1
    case loaded = 2
    case failed = 3
    case cancelled = 4
}

/// - Linux: refuses
/// Loads values of a medium. Each ends with an error.
public protocol AVAsynchronousKeyValueLoading {
    func statusOfValue(forKey key: String, error outError: NSErrorPointer) -> AVKeyValueStatus
    func loadValuesAsynchronously(forKeys keys: [String], completionHandler handler: (@Sendable () -> Void)?)
    func loadValues(forKeys keys: [String]) async
}

extension AVAsynchronousKeyValueLoading {
    public func loadValuesAsynchronously(forKeys keys: [String]) {
        loadValuesAsynchronously(forKeys: keys, completionHandler: nil)
    }

    public func status<T>(of property: AVAsyncProperty<Self, T>) -> AVAsyncProperty<Self, T>.Status {
        do {
            return .loaded(try property.read(self))
        } catch {
            return .failed(error as NSError)
        }
    }

    /// Throws an error, except for a metadata item that the program has made.
    public func load<T>(_ property: AVAsyncProperty<Self, T>) async throws -> T { try property.read(self) }

    public func load<A, B>(
        _ propertyA: AVAsyncProperty<Self, A>, _ propertyB: AVAsyncProperty<Self, B>
    ) async throws -> (A, B) {
        (try propertyA.read(self), try propertyB.read(self))
    }

    public func load<A, B, C>(
        _ propertyA: AVAsyncProperty<Self, A>, _ propertyB: AVAsyncProperty<Self, B>,
        _ propertyC: AVAsyncProperty<Self, C>
    ) async throws -> (A, B, C) {
        (try propertyA.read(self), try propertyB.read(self), try propertyC.read(self))
    }

    public func load<A, B, C, D>(
        _ propertyA: AVAsyncProperty<Self, A>, _ propertyB: AVAsyncProperty<Self, B>,
        _ propertyC: AVAsyncProperty<Self, C>, _ propertyD: AVAsyncProperty<Self, D>
    ) async throws -> (A, B, C, D) {
        (try propertyA.read(self), try propertyB.read(self), try propertyC.read(self), try propertyD.read(self))
    }
}
