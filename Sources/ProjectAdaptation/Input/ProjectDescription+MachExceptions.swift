import Foundation

extension ProjectDescription {
    /// Leaves out the copies of CwlPreconditionTesting and CwlCatchException that versions of Nimble have among their own
    /// source. They catch Mach's exceptions and Objective-C's; Nimble's package for Linux does without them.
    mutating func leaveOutSourceForMachExceptions() {
        let copies: Set = ["CwlPreconditionTesting", "CwlCatchException"]
        for index in targets.indices where targets[index].module == "Nimble" {
            targets[index].sources.removeAll { !copies.isDisjoint(with: $0.pathComponents) }
            targets[index].foreignSources.removeAll { !copies.isDisjoint(with: $0.pathComponents) }
        }
    }
}
