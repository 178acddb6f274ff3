import Foundation
internal import HeadlessHost
internal import HostInterface
import UIKit

// Drags from and to other programs, as an X server reports them. Types are MIME types, as on Linux.
extension TestApplication {
    /// Moves a drag of another program over the window. ``OutsideDrag`` moves it on and drops it.
    ///
    /// - Parameters:
    ///   - files: offered as `text/uri-list`.
    ///   - text: offered as `text/plain;charset=utf-8`.
    ///   - data: what else the program offers, by MIME type.
    ///   - point: in points of the screen.
    public func enterDrag(
        files: [URL] = [], text: String? = nil, data: [String: Data] = [:], at point: CGPoint
    ) -> OutsideDrag {
        var contents: [(type: String, bytes: [UInt8])] = []
        if !files.isEmpty {
            contents.append(("text/uri-list", files.flatMap { Array("\($0.absoluteString)\r\n".utf8) }))
        }
        contents += data.sorted { $0.key < $1.key }.map { ($0.key, Array($0.value)) }
        if let text { contents.append(("text/plain;charset=utf-8", Array(text.utf8))) }
        let drag = OutsideDrag(HeadlessDrag(contents), self)
        drag.move(to: point)
        return drag
    }

    /// The program on which items are dropped that are dragged out of all windows.
    public var otherProgram: OtherProgram { OtherProgram(program: host.otherProgram) }
}

/// A drag of another program over an application's windows.
@preconcurrency @MainActor
public final class OutsideDrag {
    private let drag: HeadlessDrag
    private let app: TestApplication

    init(_ drag: HeadlessDrag, _ app: TestApplication) {
        self.drag = drag
        self.app = app
    }

    /// Moves the drag to a point of the driven scene's screen.
    public func move(to point: CGPoint) {
        app.frame()
        drag.move(x: point.x, y: point.y, in: app.hostWindow)
        app.frame()
    }

    /// Moves the drag out of the window.
    public func leave() {
        drag.leave()
        app.frame()
    }

    /// Drops the content where the drag is; it leaves instead if ``isAccepted`` is false.
    public func drop() {
        drag.drop()
        app.frame()
    }

    /// Whether the other program has been told that the application would accept a drop here.
    public var isAccepted: Bool { drag.isAccepted }

    /// Whether the application has accepted the drop; nil until it has told the other program.
    public var wasAccepted: Bool? { drag.result }

    /// The types that the application has loaded, in order.
    public var loadedTypes: [String] { drag.loadedTypes }

    /// Whether the other program takes its time: loads are half complete until ``serveLoads()``. The default is false.
    public var holdsLoads: Bool {
        get { drag.holdsLoads }
        set { drag.holdsLoads = newValue }
    }

    /// Completes the loads that wait.
    public func serveLoads() { drag.serveLoads() }
}

/// What is around the application's windows, and accepts what is dragged out of them.
@preconcurrency @MainActor
public struct OtherProgram {
    let program: HeadlessProgram

    /// The MIME types that the program accepts and loads. The default is none.
    public var acceptedTypes: [String] {
        get { program.acceptedTypes }
        nonmutating set { program.acceptedTypes = newValue }
    }

    /// The types that the last drag offered.
    public var offeredTypes: [String] { program.offeredTypes }

    /// What was dropped, by MIME type.
    public var received: [String: Data] { program.received.mapValues { Data($0) } }

    /// The text that was dropped.
    public var receivedText: String? {
        program.received["text/plain;charset=utf-8"].map { String(decoding: $0, as: UTF8.self) }
    }
}
