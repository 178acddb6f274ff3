import Foundation
import Testing

@testable import WebHost

@Suite struct UploadsTests {
    let uploads = Uploads()

    @Test func filesArriveInParts() throws {
        try uploads.begin("notes.txt", byteCount: 5, 1, of: 7)
        try uploads.append([1, 2, 3], 1, of: 7)
        try uploads.append([4, 5], 1, of: 7)
        try uploads.begin("empty", byteCount: 0, 1, of: 7)
        let paths = try uploads.finish(1, of: 7)
        #expect(paths.map { URL(fileURLWithPath: $0).lastPathComponent } == ["notes.txt", "empty"])
        #expect(try Data(contentsOf: URL(fileURLWithPath: paths[0])) == Data([1, 2, 3, 4, 5]))
        #expect(try Data(contentsOf: URL(fileURLWithPath: paths[1])).isEmpty)
    }

    @Test func moreBytesThanAnnouncedAreRefused() throws {
        try uploads.begin("a", byteCount: 2, 1, of: 7)
        #expect(throws: Uploads.Refused.self) { try uploads.append([1, 2, 3], 1, of: 7) }
        #expect(throws: Uploads.Refused.self) { try uploads.append([1], 2, of: 7) }
        #expect(throws: Uploads.Refused.self) { try uploads.append([1], 1, of: 8) }
    }

    @Test func fewerBytesThanAnnouncedAreRefused() throws {
        try uploads.begin("a", byteCount: 2, 1, of: 7)
        #expect(throws: Uploads.Refused.self) { try uploads.begin("b", byteCount: 2, 1, of: 7) }
        #expect(throws: Uploads.Refused.self) { try uploads.finish(1, of: 7) }
    }

    @Test func tooMuchIsRefusedBeforeItIsSent() {
        #expect(throws: Uploads.Refused.self) { try uploads.begin("a", byteCount: 2 << 30, 1, of: 7) }
    }

    @Test(arguments: [
        ("../../etc/passwd", "passwd"), ("/", "file"), ("", "file"), ("..", "file"), (".bashrc", "bashrc"),
        ("a\0b", "b"), ("C:\\x\\y.txt", "y.txt"), ("é.png", "é.png"),
    ])
    func namesAreOnePartOfAPath(name: String, safe: String) {
        #expect(Uploads.safe(name) == safe)
    }

    @Test func theFilesGoWithTheHost() throws {
        var uploads: Uploads? = Uploads()
        try uploads?.begin("a", byteCount: 0, 1, of: 7)
        let path = try #require(try uploads?.finish(1, of: 7).first)
        #expect(FileManager.default.fileExists(atPath: path))
        uploads = nil
        #expect(!FileManager.default.fileExists(atPath: path))
    }
}
