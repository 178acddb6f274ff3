// Written by scripts/generate-swiftui.

import UIKit

/// - Linux: no effect
nonisolated public struct OpenURLAction: Sendable {
    init(_inert: Void) {}
    /// - Linux: no effect
    nonisolated public struct Result: Sendable {
        init(_inert: Void) {}
        public static var handled: OpenURLAction.Result { OpenURLAction.Result(_inert: ()) }
        public static var discarded: OpenURLAction.Result { OpenURLAction.Result(_inert: ()) }
        public static var systemAction: OpenURLAction.Result { OpenURLAction.Result(_inert: ()) }
        public static func systemAction(_ url: URL) -> OpenURLAction.Result { OpenURLAction.Result(_inert: ()) }
    }

    public init(handler: @escaping (URL) -> OpenURLAction.Result) {}
    public func callAsFunction(_ url: URL) {}
    public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {}
}

/// - Linux: no effect
nonisolated public struct OpenWindowAction: Sendable {
    init(_inert: Void) {}
    public func callAsFunction<D>(value: D) where D: Decodable, D: Encodable, D: Hashable {}
    public func callAsFunction(id: String) {}
    public func callAsFunction<D>(id: String, value: D) where D: Decodable, D: Encodable, D: Hashable {}
}
