/// The test target that photographs, audits and inspects an application and replays its sessions: `trestle pictures`,
/// `trestle audit`, `trestle inspect` and `trestle replay` add it to the package.
public enum PicturesTarget {
    /// The name of its module.
    public static let module = "TrestlePictures"

    /// Its source. The environment says where the pictures, the issues or the inspection go, how many screens there are,
    /// and how each is.
    static func source(application module: String, delegate: String) -> String {
        """
        import Foundation
        import Testing
        import UIKit
        import UIKitTestDriver

        @testable import \(module)

        @MainActor @Suite(.serialized)
        struct Pictures {
            private nonisolated static let environment = ProcessInfo.processInfo.environment

            @Test(.enabled(if: environment["TRESTLE_PICTURES"] != nil))
            func screens() async throws {
                let folder = URL(filePath: Self.environment["TRESTLE_PICTURES"] ?? "pictures")
                for file in try await tour.photograph(into: folder) { print(file.path) }
            }

            @Test(.enabled(if: environment["TRESTLE_AUDIT"] != nil))
            func audit() async throws {
                let lines = try await tour.audit().flatMap { screen in
                    screen.issues.map { "\\(screen.screen): \\($0.summary)" }
                }
                let file = URL(filePath: Self.environment["TRESTLE_AUDIT"] ?? "audit")
                try Data(lines.joined(separator: "\\n").utf8).write(to: file)
            }

            @Test(.enabled(if: environment["TRESTLE_REPLAY"] != nil))
            func replay() async throws {
                let environment = Self.environment
                let replay = try SessionReplay(
                    contentsOf: URL(filePath: environment["TRESTLE_REPLAY"] ?? ""), delegate: \(delegate).self)
                try await replay.run(making: [
                    environment["TRESTLE_REPLAY_TESTS"] == "1" ? .tests : [],
                    environment["TRESTLE_REPLAY_FILM"] == "1" ? .film : [],
                ]).write(to: URL(filePath: environment["TRESTLE_REPLAY_RESULTS"] ?? "replay"))
            }

            @Test(.enabled(if: environment["TRESTLE_INSPECTION"] != nil))
            func inspection() async throws {
                let text = try await tour.inspection(Self.environment["TRESTLE_INSPECTION"] ?? "{}")
                let file = URL(filePath: Self.environment["TRESTLE_INSPECTION_FILE"] ?? "inspection")
                try Data(text.utf8).write(to: file)
            }

            private var tour: ScreenTour {
                let environment = Self.environment
                let sides = (environment["TRESTLE_SIZE"] ?? "").split(separator: "x").compactMap { Double($0) }
                var tour = ScreenTour(delegate: \(delegate).self)
                if sides.count == 2 { tour.size = CGSize(width: sides[0], height: sides[1]) }
                tour.style = environment["TRESTLE_APPEARANCE"] == "dark" ? .dark : .light
                tour.layoutDirection = environment["TRESTLE_DIRECTION"] == "rtl" ? .rightToLeft : .leftToRight
                tour.limit = environment["TRESTLE_SCREENS"].flatMap { Int($0) } ?? tour.limit
                return tour
            }
        }

        """
    }
}
