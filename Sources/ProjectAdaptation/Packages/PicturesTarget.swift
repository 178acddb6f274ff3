/// The test target that photographs an application: `trestle pictures` adds it to the package.
public enum PicturesTarget {
    /// The name of its module.
    public static let module = "TrestlePictures"

    /// Its source. The environment says where the pictures go, how many there are, and how the screen is.
    static func source(application module: String, delegate: String) -> String {
        """
        import Foundation
        import Testing
        import UIKit
        import UIKitTestDriver

        @testable import \(module)

        @MainActor @Suite(.serialized)
        struct Pictures {
            @Test func screens() async throws {
                let environment = ProcessInfo.processInfo.environment
                let sides = (environment["TRESTLE_SIZE"] ?? "").split(separator: "x").compactMap { Double($0) }
                var tour = ScreenTour(delegate: \(delegate).self)
                if sides.count == 2 { tour.size = CGSize(width: sides[0], height: sides[1]) }
                tour.style = environment["TRESTLE_APPEARANCE"] == "dark" ? .dark : .light
                tour.layoutDirection = environment["TRESTLE_DIRECTION"] == "rtl" ? .rightToLeft : .leftToRight
                tour.limit = environment["TRESTLE_SCREENS"].flatMap { Int($0) } ?? tour.limit
                let folder = URL(filePath: environment["TRESTLE_PICTURES"] ?? "pictures")
                for file in try await tour.photograph(into: folder) { print(file.path) }
            }
        }

        """
    }
}
