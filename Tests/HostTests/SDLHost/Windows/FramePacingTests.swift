import Testing

@testable import SDLHost

@Suite struct FramePacingTests {
    @Test func nothingIsDueUnasked() {
        let pacing = FramePacing()
        #expect(pacing.dueTime == nil)
        #expect(!pacing.isDue(at: 100))
    }

    @Test func theFirstFrameIsDueAtOnce() {
        var pacing = FramePacing()
        pacing.request()
        #expect(pacing.isDue(at: 5))
    }

    @Test func theNextFrameWaitsForTheDisplay() {
        var pacing = FramePacing()
        pacing.request()
        pacing.begin(at: 5, refreshRate: 50)
        pacing.request()
        #expect(!pacing.isDue(at: 5.019))
        #expect(pacing.isDue(at: 5.0201))
    }

    @Test func aLateFrameDoesNotDelayTheOneAfterIt() {
        var pacing = FramePacing()
        pacing.request()
        pacing.begin(at: 1, refreshRate: 50)
        pacing.request()
        pacing.begin(at: 1.025, refreshRate: 50)
        pacing.request()
        #expect(pacing.isDue(at: 1.0401))
    }

    @Test func afterAPauseFramesStartAfresh() {
        var pacing = FramePacing()
        pacing.request()
        pacing.begin(at: 1, refreshRate: 50)
        pacing.request()
        pacing.begin(at: 9, refreshRate: 50)
        pacing.request()
        #expect(!pacing.isDue(at: 9.019))
    }

    @Test func aFrameForLaterIsDueAtItsTime() {
        var pacing = FramePacing()
        pacing.request(at: 8)
        pacing.request(at: 9)
        #expect(pacing.dueTime == 8)
        #expect(!pacing.isDue(at: 7.9))
        #expect(pacing.isDue(at: 8))
    }

    @Test func aFrameTakesARequestForLaterAlong() {
        var pacing = FramePacing()
        pacing.request(at: 8)
        pacing.request()
        pacing.begin(at: 5, refreshRate: 50)
        #expect(pacing.dueTime == nil)
    }
}
