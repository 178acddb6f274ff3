import Foundation
import HeadlessHost
import HostInterface
import Testing

@testable import SessionRecording

@MainActor @Suite(.serialized) struct RecordingHostTests {
    @Test func theFileBeginsWithTheProgramAndItsWindow() throws {
        let fixture = try RecordingFixture()
        #expect(
            fixture.text == """
                trestle-recording 1
                program "Sample"
                date today
                text replaced
                direction ltr
                0 launch
                  window 1 4x3 scale=1 rate=60 light

                """)
    }

    @Test func theClientGetsWhatIsRecordedInTheTimeOfTheRecording() throws {
        let fixture = try RecordingFixture()
        fixture.host.requestFrame()
        fixture.base.advance(by: 0.1)
        fixture.post(.pointer(PointerEvent(.began, x: 1, y: 2, time: fixture.base.clock.now - 0.004)))
        #expect(fixture.lines == ["0.016667 frame", "0.1 touch began 0 1,2 at=0.096"])
        #expect(fixture.times == [0.016667, 0.096])
    }

    @Test func everyLineIsInTheFileBeforeTheClientHandlesTheEvent() throws {
        let fixture = try RecordingFixture()
        var seen: [String] = []
        fixture.whileHandling = { [unowned fixture] _ in seen = fixture.lines }
        fixture.post(.activation(false))
        #expect(seen == ["0 active no"])
    }

    @Test func whatTheHostAnswersIsBelowTheEvent() throws {
        let fixture = try RecordingFixture(keepsText: true)
        fixture.base.clipboard.text = "copied"
        fixture.whileHandling = { host in
            for _ in 0..<2 {
                _ = host.clipboard.text
                _ = host.canOpen("mailto:a@b.c")
                _ = host.canOpen("shop:1")
            }
        }
        fixture.post(.activation(true))
        #expect(
            fixture.lines == [
                "0 active yes", "  clipboard \"copied\"", "  opens \"mailto\" yes", "  opens \"shop\" no",
            ])
    }

    @Test func ownTextInTheClipboardIsNotRecorded() throws {
        let fixture = try RecordingFixture(keepsText: true)
        fixture.whileHandling = { host in
            host.clipboard.text = "own"
            _ = host.clipboard.text
        }
        fixture.post(.activation(true))
        #expect(fixture.lines == ["0 active yes"])
    }

    @Test func typedTextIsReplacedWhileTextIsEdited() throws {
        let fixture = try RecordingFixture()
        fixture.post(.key(KeyEvent(isDown: true, usage: 0x0D, characters: "j", time: 100)))
        fixture.host.textInput = HostTextInput(x: 0, y: 0, width: 1, height: 1)
        fixture.post(.key(KeyEvent(isDown: true, usage: 0x0D, characters: "j", time: 100)))
        fixture.post(.text("j"))
        fixture.post(.composition("Jo", selection: 1..<2))
        fixture.post(.key(KeyEvent(isDown: true, usage: 0x06, characters: "c", modifiers: .command, time: 100)))
        fixture.post(.dropped(HostDrop(files: ["/home/me"], text: "Me", x: 1, y: 2)))
        #expect(
            fixture.lines == [
                "0 key down 13 \"j\" \"j\"", "0 key down 27 \"x\" \"x\"", "0 text \"x\"", "0 compose \"Xx\" 1 2",
                "0 key down 6 \"c\" \"c\" keys=command", "0 drop 1,2 text=\"Xx\" file=\"/xxxx/xx\"",
            ])
        // The client gets what was typed.
        #expect(fixture.events.contains("text(\"j\")"))
    }

    @Test func theSizeIsRecordedWithItsEvent() throws {
        let fixture = try RecordingFixture()
        fixture.base.windows[0].resize(to: HostSize(width: 5, height: 6), scale: 2)
        fixture.base.windows[0].setAppearance(.dark)
        fixture.base.preferences.prefersBoldText = true
        #expect(
            fixture.lines == [
                "0 resized 1 5x6 scale=2 rate=60 light", "0 appearance dark", "0 preferences boldText",
            ])
    }

    @Test func workOutsideOfCallsIsATurn() throws {
        let fixture = try RecordingFixture()
        fixture.post(.activation(false))
        fixture.base.advance(by: 0.5)
        fixture.host.requestFrame()
        fixture.host.requestFrame()
        fixture.base.giveFrame()
        #expect(fixture.lines == ["0 active no", "0.5 turn", "0.5 frame"])
    }

    @Test func answersOfDialogsAreEvents() throws {
        let fixture = try RecordingFixture(keepsText: true)
        fixture.post(.activation(true))
        var answers: [HostFileAnswer] = []
        for _ in 0..<2 {
            _ = fixture.host.chooseFiles(HostFileRequest(title: "", choice: .file)) { answers.append($0) }
        }
        fixture.base.fileDialogs[1].answer(.chosen(["/a"]))
        fixture.base.fileDialogs[0].answer(.cancelled)
        #expect(answers == [.chosen(["/a"]), .cancelled])
        #expect(fixture.lines.suffix(2) == ["0 files 2 chosen file=\"/a\"", "0 files 1 cancelled"])
    }

    @Test func dragsOfOtherProgramsAreRecordedWithTheirContentIfTextsAreKept() throws {
        for keepsText in [true, false] {
            let fixture = try RecordingFixture(keepsText: keepsText)
            var drag: (any HostIncomingDrag)?
            let other = HeadlessDrag([(type: "text/plain", bytes: Array("hi".utf8))])
            let client = DragClient { drag = $0 }
            fixture.host.client = client
            other.move(x: 1, y: 2, in: fixture.base.windows[0])
            other.move(x: 2, y: 2, in: fixture.base.windows[0])
            drag?.answer(accepts: true)
            other.drop()
            var loaded: [UInt8]?
            drag?.load("text/plain", progress: { _, _ in }) { loaded = $0 }
            withExtendedLifetime(client) {}
            #expect(loaded == Array("hi".utf8))
            #expect(
                fixture.lines == [
                    "0 drag entered 1 1,2 type=\"text/plain\"", "0 drag moved 1 2,2", "0 drag dropped 1 2,2",
                    "0 loaded 1 \"text/plain\" \(keepsText ? "bytes=aGk=" : "none")",
                ])
        }
    }

    @Test func pixelsAreRecordedAsOftenAsIsAskedForUntilTextIsReplaced() throws {
        let fixture = try RecordingFixture(pixelInterval: 2)
        func frames(_ count: Int) -> Int {
            let before = fixture.lines.filter { $0.hasPrefix("  pixels 1 ") }.count
            for _ in 0..<count {
                fixture.host.requestFrame()
                fixture.base.giveFrame()
            }
            return fixture.lines.filter { $0.hasPrefix("  pixels 1 ") }.count - before
        }
        #expect(frames(4) == 2)
        fixture.post(.text("abc"))
        #expect(frames(4) == 0)
    }

    @Test func aFrameThatWasNotPaintedIsNoted() throws {
        let fixture = try RecordingFixture()
        fixture.base.windows[0].isBusy = true
        fixture.host.requestFrame()
        fixture.base.giveFrame()
        #expect(fixture.lines == ["0 frame", "  unpainted 1"])
    }

    @Test func anEarlierFileIsKept() throws {
        let first = try RecordingFixture()
        defer { try? FileManager.default.removeItem(atPath: first.file.path + "~") }
        first.post(.activation(false))
        let text = first.text
        _ = try RecordingFile(path: first.file.path)
        #expect(first.text.isEmpty)
        #expect(try String(contentsOfFile: first.file.path + "~", encoding: .utf8) == text)
    }

    @Test func onlyTheUserCanReadTheFile() throws {
        let fixture = try RecordingFixture()
        let attributes = try FileManager.default.attributesOfItem(atPath: fixture.file.path)
        #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o600)
    }

    // MARK: What a crash leaves

    @Test func theFileOfACrashHasTheLastMinutesAndTheStateBefore() throws {
        let fixture = try RecordingFixture(kept: 60)
        fixture.base.windows[0].resize(to: HostSize(width: 8, height: 9))
        fixture.base.preferences.reducesMotion = true
        for _ in 0..<600 {
            fixture.base.advance(by: 1)
            fixture.post(.activation(true))
        }
        let recording = try Recording(text: fixture.text)
        let seconds = recording.entries.map(\.time.seconds)
        let length = try #require(seconds.last) - (try #require(seconds.first))
        #expect((60...121).contains(length))
        #expect(!recording.isWhole)
        #expect(
            recording.entries[0].lines.dropFirst() == [
                "  preferences reducedMotion", "  window 1 8x9 scale=1 rate=60 light",
            ])
    }

    @Test func aProperEndRemovesTheFileOfACrashAndKeepsThatOfASession() throws {
        for (kept, isThere) in [(60.0, false), (nil, true)] as [(Double?, Bool)] {
            let fixture = try RecordingFixture(kept: kept)
            fixture.host.recorder.end()
            #expect(FileManager.default.fileExists(atPath: fixture.file.path) == isThere)
        }
    }

    // MARK: The environment

    @Test func theEnvironmentSaysWhatIsRecorded() {
        var complaints: [String] = []
        func options(_ environment: [String: String]) -> RecordingOptions? {
            RecordingOptions(environment: environment) { complaints.append($0) }
        }
        #expect(options([:]) == nil)
        #expect(options(["TRESTLE_RECORD": ""]) == nil)
        #expect(options(["TRESTLE_RECORD": "a"]) == RecordingOptions(path: "a"))
        #expect(options(["TRESTLE_RECORD_CRASH": "b"])?.kept == 60)
        #expect(options(["TRESTLE_RECORD": "a", "TRESTLE_RECORD_TEXT": "1"])?.keepsText == true)
        #expect(options(["TRESTLE_RECORD": "a", "TRESTLE_RECORD_PIXELS": "0"])?.pixelInterval == 0)
        #expect(complaints.isEmpty)
        _ = options(["TRESTLE_RECORD": "a", "TRESTLE_RECORD_TEXT": "all", "TRESTLE_RECORD_PIXELS": "-1"])
        #expect(complaints.count == 2)
    }
}

/// A client that takes drags.
@MainActor
private final class DragClient: HostClient {
    private let take: (any HostIncomingDrag) -> Void

    init(take: @escaping (any HostIncomingDrag) -> Void) {
        self.take = take
    }

    func host(_ host: any ApplicationHost, received event: HostEvent, in window: any HostWindow) {
        if case .incomingDrag(let event) = event { take(event.drag) }
    }

    func hostClipboardDidChange(_ host: any ApplicationHost) {}
    func hostFrameIsDue(_ host: any ApplicationHost) {}
    func hostWillTerminate(_ host: any ApplicationHost) {}
}
