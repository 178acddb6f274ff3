@testable import UIKit

/// Collects what is called, in order.
@MainActor
final class Transcript {
    private(set) var lines: [String] = []

    func add(_ line: String) {
        lines.append(line)
    }

    /// What was collected since the last call.
    func take() -> [String] {
        defer { lines = [] }
        return lines
    }
}

/// Writes its hierarchy callbacks down.
final class RecordingView: UIView {
    let name: String
    let transcript: Transcript

    init(_ name: String, _ transcript: Transcript, frame: CGRect = .zero) {
        self.name = name
        self.transcript = transcript
        super.init(frame: frame)
    }

    required init?(coder: NSCoder) {
        return nil
    }

    override func willMove(toSuperview newSuperview: UIView?) {
        transcript.add("\(name) willMoveToSuperview \(newSuperview == nil ? "nil" : "view")")
    }

    override func didMoveToSuperview() {
        transcript.add("\(name) didMoveToSuperview")
    }

    override func willMove(toWindow newWindow: UIWindow?) {
        transcript.add("\(name) willMoveToWindow \(newWindow == nil ? "nil" : "window")")
    }

    override func didMoveToWindow() {
        transcript.add("\(name) didMoveToWindow \(window == nil ? "nil" : "window")")
    }

    override func didAddSubview(_ subview: UIView) {
        transcript.add("\(name) didAddSubview")
    }

    override func willRemoveSubview(_ subview: UIView) {
        transcript.add("\(name) willRemoveSubview")
    }
}
