import Foundation

extension SessionReplay {
    /// How a replay has gone.
    public struct Outcome: Sendable {
        /// The number of frames.
        public internal(set) var frames = 0
        /// The number of frames whose pixels the recording has, and that were compared up to the first difference.
        public internal(set) var comparedFrames = 0
        /// The first frame that differs from the recorded one, counted from 1, and its time in seconds; nil if all are
        /// equal.
        public internal(set) var firstDifference: (frame: Int, time: TimeInterval)?
        /// What the replay could not do, as sentences.
        public internal(set) var remarks: [String] = []
        /// The source of a test with Swift Testing and this driver; nil unless it is wanted.
        public internal(set) var test: String?
        /// The source of a user interface test with XCTest, for Xcode and here; nil unless it is wanted.
        public internal(set) var interfaceTest: String?
        /// The film as an animated PNG; nil unless it is wanted.
        public internal(set) var film: Data?

        /// What has happened, in sentences.
        public var summary: String {
            var lines = ["\(frames) frames were drawn."]
            if let (frame, time) = firstDifference {
                lines.append("Frame \(frame), at \(time) s, differs from the recorded one.")
            } else if comparedFrames > 0 {
                lines.append("\(comparedFrames) of them were compared with the recorded ones, and are equal.")
            } else {
                lines.append("The recording has the pixels of none of them.")
            }
            return (lines + remarks).map { $0 + "\n" }.joined()
        }

        /// Writes the results into a folder that is there, for `trestle replay`: the files `summary`, `difference` if a
        /// frame differs, and what was made of `test`, `ui-test` and `film`.
        public func write(to folder: URL) throws {
            func write(_ data: Data?, _ name: String) throws { try data?.write(to: folder.appending(path: name)) }
            try write(test.map { Data($0.utf8) }, "test")
            try write(interfaceTest.map { Data($0.utf8) }, "ui-test")
            try write(film, "film")
            try write(firstDifference.map { Data("\($0.frame)".utf8) }, "difference")
            try write(Data(summary.utf8), "summary")
        }
    }
}
