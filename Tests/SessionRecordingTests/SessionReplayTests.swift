import Foundation
import SessionRecording
import Testing
import UIKit

@testable import UIKitTestDriver

@MainActor @Suite(.serialized) struct SessionReplayTests {
    /// Taps a city, flings the table, types, resizes the window, and turns the desktop dark.
    private func use(_ app: TestApplication) async throws {
        try app.tap(text: "City 3")
        await app.advance(by: 0.5)
        app.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 150), duration: 0.1)
        await app.advance(by: 1)
        try app.tap(identifier: "name")
        app.type("Hi 5")
        await app.advance(by: 0.5)
        app.resize(to: CGSize(width: 400, height: 500))
        await app.advance(by: 0.2)
        app.setStyle(.dark)
        await app.advance(by: 0.3)
    }

    @Test func aReplayDrawsTheSameFrames() async throws {
        let session = try RecordedApplication()
        try await use(session.app)
        let outcome = try await session.replay().run()
        #expect(outcome.firstDifference == nil)
        #expect(outcome.comparedFrames > 30)
        #expect(outcome.remarks.isEmpty)
    }

    @Test func theFirstFrameThatDiffersIsNamed() async throws {
        let session = try RecordedApplication()
        try session.app.tap(text: "City 3")
        await session.app.advance(by: 0.5)
        session.app.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 150), duration: 0.1, holding: 0.2)
        await session.app.advance(by: 1)
        let replay = try session.replay()
        // The row comes into sight when the table is dragged.
        CitiesDelegate.cities[12] = "Another city"
        let difference = try #require(try await replay.run().firstDifference)
        #expect((0.5...1).contains(difference.time))
        #expect(difference.frame > 1)
    }

    @Test func theTextsAtTheEndAreThoseOfTheSession() async throws {
        let session = try RecordedApplication()
        try await use(session.app)
        let texts = session.app.visibleTexts
        let test = try #require(try await session.replay().run(making: .tests).test)
        #expect(test.contains("#expect(app.visibleTexts == \(SwiftLiteral.texts(texts)))"))
    }

    @Test func replacedTextIsTypedInTheReplay() async throws {
        let session = try RecordedApplication(keepsText: false)
        try session.app.tap(identifier: "name")
        session.app.type("Otto 7")
        await session.app.advance(by: 0.1)
        let outcome = try await session.replay().run(making: .tests)
        #expect(outcome.firstDifference == nil)
        #expect(outcome.test?.contains("app.type(\"Xxxx 0\")") == true)
        #expect(outcome.test?.contains("Otto") == false)
    }

    @Test func aFilmIsAPicture() async throws {
        let session = try RecordedApplication(pixelInterval: 0)
        try session.app.tap(text: "City 2")
        await session.app.advance(by: 0.5)
        let outcome = try await session.replay().run(making: .film)
        let film = try #require(outcome.film)
        #expect(film.range(of: Data("acTL".utf8)) != nil)
        let picture = try #require(UIImage(data: film))
        #expect(picture.size == CGSize(width: 320, height: 480))
        #expect(outcome.comparedFrames == 0)
    }

    @Test func aFileThatIsNoRecordingIsAnErrorWithItsLine() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "session-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data("trestle-recording 1\n0 launch\n1 explode\n".utf8).write(to: file)
        let error = #expect(throws: DriverError.self) {
            try SessionReplay(contentsOf: file, delegate: CitiesDelegate.self)
        }
        #expect(error?.description == "\(file.path), line 3: the event explode is not known")
        #expect(throws: DriverError.self) {
            try SessionReplay(contentsOf: file.appending(path: "missing"), delegate: CitiesDelegate.self)
        }
    }

    @Test func theEndOfACutRecordingIsReplayedAndNotCompared() async throws {
        let session = try RecordedApplication()
        try session.app.tap(text: "City 3")
        await session.app.advance(by: 0.5)
        session.app.end()
        var recording = try Recording(text: String(contentsOf: session.file, encoding: .utf8))
        recording.entries[0].event = .resume
        try Data((recording.text + "9 tex").utf8).write(to: session.file)
        let outcome = try await SessionReplay(contentsOf: session.file, delegate: CitiesDelegate.self).run()
        #expect(outcome.comparedFrames == 0)
        #expect(outcome.frames > 1)
        #expect(outcome.remarks.count == 2)
    }

    @Test func resultsAreWrittenForTheCommand() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "results-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        var outcome = SessionReplay.Outcome()
        outcome.frames = 7
        outcome.firstDifference = (5, 1.25)
        outcome.test = "import Testing\n"
        outcome.remarks = ["So it goes."]
        try outcome.write(to: folder)
        func text(_ name: String) -> String? { try? String(contentsOf: folder.appending(path: name), encoding: .utf8) }
        #expect(
            text("summary") == """
                7 frames were drawn.
                Frame 5, at 1.25 s, differs from the recorded one.
                So it goes.

                """)
        #expect(text("test") == "import Testing\n")
        #expect(text("difference") == "5")
        #expect(text("ui-test") == nil)
    }
}
