import Synchronization

/// Makes names of children in the order of time: 8 letters for the milliseconds since 1970, and 12 random ones,
/// which are counted up within a millisecond. Firebase published the format in 2015 ("The 2^120 ways to ensure unique
/// identifiers").
enum PushID {
    private static let letters = Array("-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz")

    private struct Last {
        var time: Int64 = 0
        var digits = [Int](repeating: 0, count: 12)
    }

    private static let last = Mutex(Last())

    static func next(at date: Date = Date()) -> String {
        let time = Int64(date.timeIntervalSince1970 * 1000)
        let digits = last.withLock { last in
            if time == last.time {
                count(up: &last.digits)
            } else {
                last = Last(time: time, digits: last.digits.map { _ in Int.random(in: letters.indices) })
            }
            return last.digits
        }
        let timeDigits = (0..<8).reversed().map { Int((time >> ($0 * 6)) & 63) }
        return String((timeDigits + digits).map { letters[$0] })
    }

    private static func count(up digits: inout [Int]) {
        for index in digits.indices.reversed() {
            digits[index] = (digits[index] + 1) % letters.count
            if digits[index] != 0 { return }
        }
    }
}
