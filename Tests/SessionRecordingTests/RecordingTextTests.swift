import Testing

@testable import SessionRecording

@Suite struct RecordingTextTests {
    /// Every kind of line.
    private static let whole = #"""
        trestle-recording 1
        program "Check \"list\""
        date 2026-11-30T00:17:52Z
        text kept
        direction rtl
        environment LANG "de_DE.UTF-8"
        environment TZ "Europe/Lisbon"
        0 launch
          preferences boldText scale=1.25 accent=0.25,0.5,1
          window 1 390x844 scale=2 native=1.5 rate=60 dark
        0.016667 frame
          rate 1 75
          unpainted 1
          pixels 1 00000000000000ff
        0.5 touch began 1 195.5,300
        0.5 touch moved 1 195.5,-3 at=0.499999
        0.5 touch ended 2 1,2 window=2
        0.5 touch cancelled 2 1,2
        0.5 mouse began secondary 20,30
        0.5 mouse hovered primary 1e-07,2 keys=shift+command
        0.5 mouse left primary 0,0
        0.6 wheel 1,2 0,-60 precise keys=control
        0.7 key down 27 "x" "x" repeat
        0.7 key up 40 "\r" "\r"
        0.7 text "a\u{7F}b ü\\"
        0.7 compose "にほ" 0 2
        0.7 drop 1,2 text="t" file="/a b" file="c"
        0.7 resized 2 100x200 scale=1 rate=60 light
        0.7 appearance dark
        0.7 active no
        0.7 visible yes
        0.7 close
        0.8 drag entered 1 3,4 type="text/plain" type="image/png" address="file:///x"
        0.8 drag dropped 1 3,4
        0.9 loaded 1 "text/plain" bytes=aGk=
        0.9 loaded 1 "text/plain" empty
        0.9 loaded 1 "image/png" none
        1 files 1 chosen file="a" file="b"
        1 files 2 cancelled
        1 files 3 unavailable
        1.000001 turn
        2 copied
          clipboard "x"
          clipboard none
          opens "mailto" yes
        3 preferences none
        4 end

        """#

    @Test func everyKindOfLineIsReadAndWrittenAgain() throws {
        let recording = try Recording(text: Self.whole)
        #expect(recording.text == Self.whole)
        #expect(recording.isWhole)
        #expect(!recording.isCutOff)
        #expect(recording.entries.count == 32)
        #expect(recording.entries[0].answers.count == 2)
    }

    @Test func linesMayEndAsOnOtherSystems() throws {
        let text = Self.whole.unicodeScalars.map { $0 == "\n" ? "\r\n" : String($0) }.joined()
        #expect(try Recording(text: text).text == Self.whole)
    }

    @Test func aLineThatACrashHasCutOffIsNotRead() throws {
        let recording = try Recording(text: "trestle-recording 1\n0 launch\n1 frame\n2 tex")
        #expect(recording.isCutOff)
        #expect(recording.entries.count == 2)
    }

    @Test func aRecordingWithoutItsBeginningIsNotWhole() throws {
        #expect(try Recording(text: "trestle-recording 1\n62.5 resume\n63 frame\n").isWhole == false)
    }

    @Test(arguments: [
        ("", 1, "this is no recording, which begins with \"trestle-recording 1\""),
        ("hello\n", 1, "this is no recording, which begins with \"trestle-recording 1\""),
        ("trestle-recording 2\n", 1, "version 2 of the format is not known, but version 1"),
        ("trestle-recording 1\nfoo bar\n", 2, "foo is not known here"),
        ("trestle-recording 1\nenvironment HOME \"/\"\n", 2, "the variable HOME is not recorded"),
        ("trestle-recording 1\n0 frame\n", 2, "the first event is launch or resume"),
        ("trestle-recording 1\n0 launch\n1 launch\n", 3, "the program was launched before"),
        ("trestle-recording 1\n0 launch\n1 frame\n0.5 frame\n", 4, "the time is before that of the event above"),
        ("trestle-recording 1\n0 launch\n\n", 3, "the time is missing"),
        (
            "trestle-recording 1\n0 launch\n1.1234567 frame\n", 3,
            "1.1234567 is no time, which has seconds and at most six digits behind the point"
        ),
        ("trestle-recording 1\n0 launch\n1 explode\n", 3, "the event explode is not known"),
        ("trestle-recording 1\n0 launch\n1 touch began 1 nan,2\n", 3, "nan is no number, as the place is"),
        ("trestle-recording 1\n0 launch\n1 touch began 1 1\n", 3, "the place is two numbers with , between them"),
        ("trestle-recording 1\n0 launch\n1 touch began 1 1,2 foo=3\n", 3, "foo= is not known here"),
        ("trestle-recording 1\n0 launch\n1 touch began 1 1,2 window=0\n", 3, "windows are counted from 1"),
        (
            "trestle-recording 1\n0 launch\n1 touch began 1 1,2 keys=fn\n", 3,
            "fn is no modifier key, which are capsLock, shift, control, alternate, command, numericPad"
        ),
        ("trestle-recording 1\n0 launch\n1 text \"abc\n", 3, "a text has no quotation mark at its end"),
        ("trestle-recording 1\n0 launch\n1 text abc\n", 3, "the text is missing, in quotation marks"),
        ("trestle-recording 1\n0 launch\n1 text \"\\q\"\n", 3, "\\q is no escape"),
        ("trestle-recording 1\n0 launch\n1 compose \"a\" 0 2\n", 3, "the selection 0 2 is not within the text"),
        ("trestle-recording 1\n0 launch\n1 resized 1 0x5 scale=1 rate=60 light\n", 3, "the size is 0x5"),
        ("trestle-recording 1\n0 launch\n  window 1 5x5 rate=60 light\n", 3, "scale= is missing, from 1 to 3"),
        ("trestle-recording 1\n0 launch\n  pixels 1 zz\n", 3, "zz is no number of 16 hexadecimal digits"),
        ("trestle-recording 1\n0 launch\n  loaded 1\n", 3, "the answer loaded is not known"),
    ])
    func whatIsWrongIsSaidWithTheLine(text: String, line: Int, reason: String) {
        #expect(throws: RecordingError(line: line, reason: reason)) { try Recording(text: text) }
    }

    @Test(arguments: [0.0, 1.0 / 60, 0.1, 59.999999, 86_400.5])
    func timesAreReadAsTheyWereWritten(seconds: Double) {
        let time = RecordedTime(seconds: seconds)
        #expect(RecordedTime(text: time.text) == time)
    }
}
