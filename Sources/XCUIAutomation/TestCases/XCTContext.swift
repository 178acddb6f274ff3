import Foundation

/// A part of a test with a name.
@preconcurrency @MainActor
public protocol XCTActivity: AnyObject {
    /// What the part does.
    var name: String { get }
    /// Keeps an attachment.
    func add(_ attachment: XCTAttachment)
}

/// Divides tests into parts.
public enum XCTContext {
    /// Prints the name of a part of a test, and runs it.
    @preconcurrency @MainActor
    public static func runActivity<Result>(
        named name: String, block: (any XCTActivity) throws -> Result
    ) rethrows -> Result {
        print("Activity: \(name)")
        return try block(Activity(name))
    }
}

private final class Activity: XCTActivity {
    let name: String

    init(_ name: String) {
        self.name = name
    }

    func add(_ attachment: XCTAttachment) { TestAttachments.add(attachment) }
}
