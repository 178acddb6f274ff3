import Foundation

/// The attachments of the test that runs. They are files in `build/attachments` of the current folder.
@MainActor
enum TestAttachments {
    private static var all: [XCTAttachment] = []

    static func add(_ attachment: XCTAttachment) { all.append(attachment) }

    /// Writes the attachments that are kept.
    static func end(hasSucceeded: Bool) {
        for (index, attachment) in all.enumerated() where !hasSucceeded || attachment.lifetime == .keepAlways {
            let name = TestRun.fileName(attachment.name ?? "attachment")
            let folder = URL(fileURLWithPath: "build/attachments/\(TestRun.name)")
            try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let file = "\(index + 1)-\(name)\(name.contains(".") ? "" : "." + attachment.fileExtension)"
            try? attachment.payload.write(to: folder.appendingPathComponent(file))
        }
        all = []
    }
}
