import UIKit

/// A library's own protocol with optional requirements.
@objc public protocol PlayerDelegate: NSObjectProtocol {
    func playerDidStart(_ player: Player)
    @objc optional func player(_ player: Player, didReach second: Int)
    @objc optional func playerDidStop(_ player: Player)
    @objc optional func player(_ player: Player, titleFor second: Int) -> String
    @objc optional func playerCaption(_ player: Player) -> String?
    @objc(volumeOfPlayer:) optional func volume(of player: Player) -> Float
    @objc optional var name: String { get }
    @objc optional var tint: UIColor? { get set }
    @available(*, unavailable, renamed: "playerDidStart(_:)") func playerDidBegin(_ player: Player)
}

/// Builds on another protocol of the same file.
@objc public protocol LivePlayerDelegate: PlayerDelegate {
    @objc optional func player(_ player: Player, didLose connection: NSObject)
}

public final class Player: NSObject {
    @objc public weak var delegate: PlayerDelegate?
    public private(set) var lines: [String] = []

    public func play(seconds: Int) {
        delegate?.playerDidStart(self)
        for second in 0..<seconds {
            delegate?.player?(self, didReach: second)
            let title = delegate?.player?(self, titleFor: second) ?? "\(second)"
            lines.append(title)
        }
        if let caption = delegate?.playerCaption?(self) { lines.append(caption) }
        lines.append("volume \(delegate?.volume?(of: self) ?? 1)")
        lines.append((delegate?.name ?? "nobody") + "!")
        delegate?.playerDidStop?(self)
    }

    /// The same for the same delegate.
    public var delegateAddress: UnsafeMutableRawPointer? {
        guard let delegate = delegate else { return nil }
        return Unmanaged.passUnretained(delegate).toOpaque()
    }

    public func lose() {
        (delegate as? LivePlayerDelegate)?.player?(self, didLose: self)
    }

    public var knowsTitles: Bool {
        return delegate?.responds(to: #selector(PlayerDelegate.player(_:titleFor:))) ?? false
    }

    public var hearsStops: Bool { return delegate?.playerDidStop != nil }
    /// Takes the delegate's methods as values, and calls them later.
    public func titleAndEnd(of second: Int) -> String {
        guard let title = delegate?.player(_:titleFor:) else { return "no title" }
        if let stop = delegate?.playerDidStop { stop(self) }
        return title(self, second)
    }

    public var knowsTitlesBySelfMadeQuestion: Bool { return delegate?.player(_:titleFor:) != nil }
}

public class Listener: NSObject, PlayerDelegate {
    public internal(set) var heard: [String] = []
    public func playerDidStart(_ player: Player) { heard.append("start") }
    public func player(_ player: Player, didReach second: Int) { heard.append("\(second)") }
}

public final class Narrator: NSObject, LivePlayerDelegate {
    public private(set) var heard: [String] = []
    public var name: String { return "Narrator" }
    public func playerDidStart(_ player: Player) { heard.append("start") }
    public func playerDidStop(_ player: Player) { heard.append("stop") }
    public func player(_ player: Player, titleFor second: Int) -> String { return "second \(second)" }
    public func playerCaption(_ player: Player) -> String? { return "the end" }
    public func volume(of player: Player) -> Float { return 0.5 }
    public func player(_ player: Player, didLose connection: NSObject) { heard.append("lost") }
}

/// Declares an optional method that the class with the conformance does not have.
public final class LateListener: Listener {
    public func playerDidStop(_ player: Player) { heard.append("stop") }
    public func player(_ player: Player, titleFor second: Int) -> String { return "late \(second)" }
}

@objc protocol ReloadDelegate {
    @objc optional func willReload()
    @objc optional func didReload(count: Int)
}

public final class Reloader {
    weak var delegate: ReloadDelegate?
    public private(set) var log: [String] = []

    public init(silent: Bool) {
        self.delegate = silent ? nil : self
    }

    public func reload() {
        self.delegate?.willReload?()
        self.delegate?.didReload?(count: 3)
    }
}

extension Reloader: ReloadDelegate {
    func didReload(count: Int) { log.append("reloaded \(count)") }
}
