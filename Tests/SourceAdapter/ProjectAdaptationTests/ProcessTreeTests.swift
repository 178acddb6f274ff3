import Foundation
import ProjectAdaptation
import Testing

@Suite struct ProcessTreeTests {
    /// As `swift test` starts the tests: in a group of their own. Programs that a thread of a test starts block the
    /// signal, as that thread does.
    @Test func aSignalEndsProgramsInOtherGroups() throws {
        let process = Process()
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments = ["-c", "setsid sh -c 'sleep 1000; true' & echo started; wait"]
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        _ = output.fileHandleForReading.availableData
        var found = ProcessTree.processes(below: process.processIdentifier)
        while found.count < 3 { found = ProcessTree.processes(below: process.processIdentifier) }
        ProcessTree.end(process.processIdentifier, with: SIGTERM)
        process.waitUntilExit()
        // The output ends with the last program that has it.
        #expect(output.fileHandleForReading.readDataToEndOfFile().isEmpty)
        #expect(process.terminationReason == .uncaughtSignal)
    }
}
