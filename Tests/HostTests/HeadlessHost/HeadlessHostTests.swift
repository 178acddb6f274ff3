import HeadlessHost
import HostInterface
import Testing

@MainActor @Suite(.serialized) struct HeadlessHostTests {
    let host = HeadlessHost(clock: ManualClock())
    let client = RecordingClient()
    let window: HeadlessWindow

    init() throws {
        host.client = client
        window = try #require(try host.openWindow(.small) as? HeadlessWindow)
    }

    @Test func noFrameComesUnasked() {
        host.advance(by: 1)
        #expect(client.frameTimes.isEmpty)
    }

    @Test func aFrameRequestedTwiceComesOnce() {
        host.requestFrame()
        host.requestFrame()
        host.advance(by: 0.1)
        #expect(client.frameTimes.count == 1)
    }

    @Test func aSecondHasExactlySixtyFrames() {
        client.framesWanted = 1000
        host.requestFrame()
        host.advance(by: 1)
        #expect(client.frameTimes.count == 60)
        #expect(client.frameTimes.last == 1)
        #expect(host.clock.now == 1)
    }

    @Test func framesOfManySmallStepsAreThoseOfOneLargeStep() {
        client.framesWanted = 1000
        host.requestFrame()
        for _ in 0..<30 { host.advance(by: 1.0 / 60) }
        #expect(client.frameTimes.count == 30)
        #expect(abs(host.clock.now - 0.5) < 1e-9)
    }

    @Test func aRemainderShorterThanAFrameIsAStepOfItsOwn() {
        client.framesWanted = 1000
        host.requestFrame()
        host.advance(by: 0.02)
        #expect(client.frameTimes.map { ($0 * 1000).rounded() } == [17, 20])
    }

    @Test func pixelsAreKeptBetweenFramesAndCanBeCaptured() {
        let first = window.fill(0xFF11_2233)
        #expect(first?.age == 0)
        #expect(window.capture()[79, 59] == [0x33, 0x22, 0x11, 0xFF])
        let second = window.beginFrame()
        window.endFrame(damage: [])
        #expect(second?.age == 1)
        #expect(window.capture()[0, 0] == [0x33, 0x22, 0x11, 0xFF])
        #expect(window.framesShown == 1)
    }

    @Test func theFrameHasTheWindowsSizeInPixels() throws {
        let frame = try #require(window.fill(0))
        #expect(frame.width == 80)
        #expect(frame.height == 60)
    }

    @Test func resizingStartsAnEmptyFrameAndTellsTheClient() throws {
        window.fill(0xFFFF_FFFF)
        window.resize(to: HostSize(width: 10, height: 20), scale: 3)
        #expect(client.events == ["resized"])
        let frame = try #require(window.fill(0))
        #expect(frame.width == 30)
        #expect(frame.height == 60)
        #expect(frame.age == 0)
    }

    @Test func aClosedWindowLendsNoPixels() {
        window.close()
        #expect(window.beginFrame() == nil)
        #expect(host.windows.isEmpty)
    }

    @Test func eventsReachTheClientAtOnce() {
        window.post(.pointer(PointerEvent(.began, x: 1, y: 2, time: 0)))
        window.post(.text("a"))
        window.setAppearance(.dark)
        #expect(client.events == ["pointer", "text", "appearanceChanged"])
        #expect(window.appearance == .dark)
    }
}
