import Foundation

// Lays out the file of a folder, as its plan says, and prints the frames: `scripts/compare-frames` calls it.
try MainActor.assumeIsolated {
    try FileLayout(folder: URL(fileURLWithPath: CommandLine.arguments[1])).report()
}
