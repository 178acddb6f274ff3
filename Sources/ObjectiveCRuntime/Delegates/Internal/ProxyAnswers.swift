/// What a delegate that is a ``MessageForwarding`` says it responds to, for one assignment of it: asked once for each method, as UIKit does.
@MainActor
package final class ProxyAnswers {
    private var answers: [String: Bool] = [:]

    /// Nil for every other object, whose methods are called as they are.
    package init?(_ object: AnyObject?) {
        guard object is any MessageForwarding else { return nil }
    }

    /// - Parameter object: the one that this was made for.
    package func responds(to selector: String, _ object: AnyObject) -> Bool {
        if let known = answers[selector] { return known }
        let answer = (object as? any MessageForwarding)?.responds(to: Selector(selector)) == true
        answers[selector] = answer
        return answer
    }
}
