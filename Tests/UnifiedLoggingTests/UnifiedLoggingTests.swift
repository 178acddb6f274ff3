import Synchronization
import Testing
import UnifiedLogging

@Suite(.serialized) struct UnifiedLoggingTests {
    private let logger = Logger(Record.log("org.example.tests"))

    @Test func aLogHasALabelOfItsSubsystemAndCategory() {
        #expect(OSLog(subsystem: "org.example", category: "table").label == "org.example.table")
        #expect(OSLog.default.label == "default")
    }

    @Test func everyLevelIsWritten() {
        #expect(Record.of { logger.log("a") } == ["org.example.tests notice a"])
        #expect(Record.of { logger.debug("a") } == ["org.example.tests debug a"])
        #expect(Record.of { logger.trace("a") } == ["org.example.tests debug a"])
        #expect(Record.of { logger.info("a") } == ["org.example.tests info a"])
        #expect(Record.of { logger.notice("a") } == ["org.example.tests notice a"])
        #expect(Record.of { logger.warning("a") } == ["org.example.tests error a"])
        #expect(Record.of { logger.error("a") } == ["org.example.tests error a"])
        #expect(Record.of { logger.critical("a") } == ["org.example.tests critical a"])
        #expect(Record.of { logger.log(level: .fault, "a") } == ["org.example.tests critical a"])
    }

    @Test func signpostsAreWrittenAsDebugMessages() {
        let log = Record.log("org.example.tests")
        let id = OSSignpostID(7)
        let lines = Record.of {
            os_signpost(.begin, log: log, name: "Layout", signpostID: id, "%{public}s rows", "12")
            os_signpost(.end, log: log, name: "Layout", signpostID: id)
            os_signpost(.event, log: log, name: "Tap")
            os_signpost(.event, log: log, name: "Tap", signpostID: .invalid)
        }
        #expect(
            lines == [
                "org.example.tests debug begin Layout #7: 12 rows", "org.example.tests debug end Layout #7",
                "org.example.tests debug event Tap",
            ])
    }

    @Test func signpostsOfALogHaveDifferentNumbers() {
        #expect(OSSignpostID(log: .default) != OSSignpostID(log: .default))
        let object = NSObject()
        #expect(OSSignpostID(log: .default, object: object) == OSSignpostID(log: .default, object: object))
    }

    private func text(_ message: OSLogMessage) -> String {
        Record.of { logger.log(message) }.first.map { String($0.dropFirst("org.example.tests notice ".count)) } ?? ""
    }

    @Test func valuesAreInterpolated() {
        let name = "Ann"
        let address = URL(string: "a:b")
        #expect(text("\(name) is \(31), \(1.5) m, \(true)") == "Ann is 31, 1.500000 m, true")
        #expect(text("\(address) \([1, 2])") == "a:b [1, 2]")
        #expect(text("\(name, privacy: .public)|\(name, privacy: .private)") == "Ann|<private>")
        #expect(text("\(7, privacy: .sensitive)") == "<private>")
        #expect(text("\(name, privacy: .private(mask: .hash))").hasPrefix("<mask.hash: "))
    }

    @Test func valuesHaveFormats() {
        #expect(text("\(255, format: .hex(includePrefix: true, uppercase: true))") == "0xFF")
        #expect(text("\(7, format: .decimal(minDigits: 3))") == "007")
        #expect(text("\(1.0 / 3, format: .fixed(precision: 2)) \(true, format: .answer)") == "0.33 YES")
        #expect(text("[\("ab", align: .left(columns: 4))][\(5, align: .right(columns: 3))]") == "[ab  ][  5]")
    }

    @Test func formatsHaveOptionsInBraces() {
        let log = Record.log("org.example.old")
        let written = Record.of {
            os_log("%{public}@ has %d of 100%%", log: log, type: .info, "Ann", 3)
            os_log(.error, log: log, "%{private}@ %{private}ld %@", "Ann", 3, "x")
            os_log(.debug, log: log, "value \(4)")
        }
        #expect(
            written == [
                "org.example.old info Ann has 3 of 100%", "org.example.old error <private> <private> x",
                "org.example.old debug value 4",
            ])
    }

    @Test func aDisabledLogDropsMessages() {
        #expect(Record.of { os_log("a", log: .disabled) } == [])
        #expect(!OSLog.disabled.isEnabled(type: .fault))
        #expect(OSLog.default.isEnabled(type: .fault))
    }

    @Test func aLockProtectsItsState() {
        let lock = OSAllocatedUnfairLock(initialState: 0)
        DispatchQueue.concurrentPerform(iterations: 8) { _ in
            for _ in 0..<1000 { lock.withLock { $0 += 1 } }
        }
        #expect(lock.withLock { $0 } == 8000)
        let plain = OSAllocatedUnfairLock()
        plain.lock()
        #expect(!plain.lockIfAvailable())
        #expect(plain.withLockIfAvailable { 1 } == nil)
        plain.unlock()
        #expect(plain.withLockIfAvailable { 1 } == 1)
    }
}
