import CoreMedia
import Testing

struct CMTimeTests {
    @Test func secondsAreCutToUnitsOfTheTimescale() {
        let time = CMTime(seconds: 2.87, preferredTimescale: 1)
        #expect(time.value == 2 && time.timescale == 1 && time.hasBeenRounded)
        let exact = CMTimeMakeWithSeconds(1.5, preferredTimescale: 600)
        #expect(exact.value == 900 && !exact.hasBeenRounded && exact.seconds == 1.5)
    }

    @Test func timescaleIsHalvedWhenSecondsOverflow() {
        let time = CMTime(seconds: 1e15, preferredTimescale: 1_000_000)
        #expect(time.isNumeric && time.timescale < 10_000 && abs(time.seconds - 1e15) <= 1)
        #expect(CMTime(seconds: 1e30, preferredTimescale: 600).isPositiveInfinity)
        #expect(!CMTime(seconds: .nan, preferredTimescale: 600).isValid)
        #expect(!CMTime(seconds: 1, preferredTimescale: 0).isValid)
    }

    @Test func sumHasTheLeastCommonTimescale() {
        let sum = CMTime(value: 1, timescale: 4) + CMTime(value: 1, timescale: 6)
        #expect(sum.value == 5 && sum.timescale == 12)
        let difference = CMTime(value: 10, timescale: 30) - CMTime(value: 4, timescale: 30)
        #expect(difference.value == 6 && difference.timescale == 30)
    }

    @Test func sumOfPrimeTimescalesIsRoundedToTheLargestTimescale() {
        let sum = CMTime(value: 1, timescale: 2_147_483_647) + CMTime(value: 1, timescale: 2_147_483_629)
        #expect(sum.timescale == 2_147_483_647 && sum.hasBeenRounded && sum.value == 2)
    }

    @Test func infinitiesAndUnknownTimesPropagate() {
        #expect((CMTime.positiveInfinity + .zero).isPositiveInfinity)
        #expect(!(CMTime.positiveInfinity + .negativeInfinity).isValid)
        #expect((CMTime.positiveInfinity - .negativeInfinity).isPositiveInfinity)
        #expect((CMTime.indefinite + .zero).isIndefinite)
        #expect(!(CMTime.invalid + .zero).isValid)
        #expect(CMTime.indefinite.seconds.isNaN && CMTime.negativeInfinity.seconds == -.infinity)
    }

    @Test func timesAreOrderedByValueAndSpecialTimesComeLast() {
        #expect(CMTime(value: 1, timescale: 3) == CMTime(value: 200, timescale: 600))
        #expect(Set([CMTime(value: 1, timescale: 2), CMTime(value: 300, timescale: 600)]).count == 1)
        let ordered: [CMTime] = [
            .negativeInfinity, .zero, CMTime(value: 1, timescale: 9), .indefinite, .positiveInfinity,
        ]
        #expect(ordered.reversed().sorted() == ordered)
        #expect(CMTimeCompare(.positiveInfinity, .invalid) == -1)
    }

    @Test(arguments: [
        (CMTimeRoundingMethod.roundHalfAwayFromZero, Int64(2), Int64(-2)), (.roundTowardZero, 1, -1),
        (.roundAwayFromZero, 2, -2), (.roundTowardPositiveInfinity, 2, -1), (.roundTowardNegativeInfinity, 1, -2),
    ])
    func conversionsRoundAsTheMethodSays(_ method: CMTimeRoundingMethod, _ positive: Int64, _ negative: Int64) {
        #expect(CMTime(value: 3, timescale: 20).convertScale(10, method: method).value == positive)
        #expect(CMTime(value: -3, timescale: 20).convertScale(10, method: method).value == negative)
    }

    @Test func productsKeepExactValues() {
        let third = CMTimeMultiplyByRatio(CMTime(value: 1, timescale: 1), multiplier: 1, divisor: 3)
        #expect(third.value == 1 && third.timescale == 3)
        #expect(CMTimeMultiply(CMTime(value: 5, timescale: 30), multiplier: 3).seconds == 0.5)
        let half = CMTimeMultiplyByFloat64(CMTime(value: 600, timescale: 600), multiplier: 0.5)
        #expect(half.seconds == 0.5 && half.timescale == 76800)
        #expect(CMTimeMultiply(.positiveInfinity, multiplier: -1).isNegativeInfinity)
    }

    @Test func dictionariesBringTimesBack() {
        let time = CMTime(value: 7, timescale: 30)
        #expect(CMTimeMakeFromDictionary(CMTimeCopyAsDictionary(time, allocator: nil)) == time)
        #expect(!CMTimeMakeFromDictionary(nil).isValid)
    }
}
