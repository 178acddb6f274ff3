import Dispatch
import FoundationAdditions
import Testing

/// Formatters, which are sendable, on several threads at once.
@Suite struct FormatterThreadTests {
    @Test func aFormatterIsUsedWhileAnotherThreadSetsItUp() {
        let formatter = DateComponentsFormatter()
        formatter.calendar = Calendar(identifier: .gregorian)
        formatter.allowedUnits = [.hour, .minute]
        DispatchQueue.concurrentPerform(iterations: 3) { thread in
            for number in 1...100 {
                if thread == 0 {
                    formatter.allowedUnits = number.isMultiple(of: 2) ? [.hour, .minute] : [.minute]
                    formatter.referenceDate = Date(timeIntervalSinceReferenceDate: Double(number))
                } else {
                    #expect(["1:10", "70"].contains(formatter.string(from: 4200)))
                }
            }
        }
        #expect(formatter.string(from: 4200) == "1:10")
    }
}
