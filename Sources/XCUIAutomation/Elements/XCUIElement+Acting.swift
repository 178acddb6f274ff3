import UIKit

/// An element on the screen, and where a touch comes to it.
@MainActor
struct ElementPlace {
    let node: ElementNode
    let point: CGPoint
    /// The part of the element that is on the screen.
    let visible: CGRect
}

extension XCUIElement {
    /// How long an action waits for its element, in seconds of the application's clock.
    private static let patience: TimeInterval = 1

    /// Brings the element on the screen and acts on it. Before and after, the application comes to rest. If it cannot be
    /// done, the test fails at a place in its source.
    ///
    /// - Parameters:
    ///   - verb: what is done, for the message.
    ///   - settles: whether the application is brought to rest, and interruptions are handled.
    func act(
        _ verb: String, _ file: StaticString, _ line: UInt, settles: Bool = true,
        _ body: (ElementPlace, LaunchedApplication) -> Void
    ) {
        TestFailures.note(file, line)
        guard let session = application.session else {
            return TestFailures.record(
                "Failed to \(verb) \(shortName): \(application.reasonNotRunning)", of: self, file, line)
        }
        if settles {
            session.catchUp()
            session.settle()
            Interruptions.handle(before: self, in: session)
        }
        guard session.wait(upTo: Self.patience, until: { [unowned self] in !resolved(in: $0).isEmpty }),
            case let nodes = resolved(in: session.tree()), nodes.count == 1
        else {
            let tree = session.tree()
            let message = MissingElement(self, tree, count: resolved(in: tree).count).message(doing: verb)
            return TestFailures.record(message, of: self, file, line)
        }
        guard let place = session.place(of: { self.resolved(in: $0).first }) else {
            return TestFailures.record(notHittable(nodes[0], verb), of: self, file, line)
        }
        body(place, session)
        if settles { session.settle() }
    }

    private func notHittable(_ node: ElementNode, _ verb: String) -> String {
        let visible = HitPoint.visiblePart(of: node)
        let reason =
            visible.width > 0 && visible.height > 0
            ? "another view covers it" : "no part of it is on the screen, and no scroll view leads there"
        return "Failed to \(verb) \(shortName): it is not hittable, because \(reason)\n  "
            + ElementDescription.line(node)
    }
}
