import Foundation

/// When a script runs in a page.
///
/// - Linux: no effect
public enum WKUserScriptInjectionTime: Int, Sendable {
    case atDocumentStart = 0
    case atDocumentEnd = 1
}

/// A script that an application adds to pages. It does not run.
///
/// - Linux: no effect
@preconcurrency @MainActor
open class WKUserScript: NSObject, @preconcurrency NSCopying {
    private let text: String
    private let time: WKUserScriptInjectionTime
    private let isForMainFrame: Bool

    public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {
        text = source
        time = injectionTime
        isForMainFrame = forMainFrameOnly
    }

    public init(
        source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool,
        in contentWorld: WKContentWorld
    ) {
        text = source
        time = injectionTime
        isForMainFrame = forMainFrameOnly
    }

    open var source: String { text }

    open var injectionTime: WKUserScriptInjectionTime { time }

    open var isForMainFrameOnly: Bool { isForMainFrame }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}
