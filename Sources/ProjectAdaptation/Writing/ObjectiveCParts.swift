import Foundation

/// Stands in for the part of a library in Objective-C that its Swift needs. Some libraries have Swift for it that only
/// their packages build, and that copies by other package managers do not contain.
public enum ObjectiveCParts {
    /// The name of the file in the folder of the library.
    public static let fileName = "ObjectiveCParts.swift"

    /// Returns the text of a file for a library; nil if it needs none that is known.
    ///
    /// - Parameter sources: the texts of the library's Swift files.
    public static func text(for sources: [String]) -> String? {
        let parts = known.filter { part in
            let isDeclared = sources.contains { text in
                text.contains("typealias \(part.name) ") || text.contains("class \(part.name) ")
            }
            return !isDeclared && sources.contains { $0.contains(part.name) }
        }
        return parts.isEmpty ? nil : parts.map(\.text).joined(separator: "\n")
    }

    /// Nimble's, which catches exceptions. There are none on Linux but those of Trestle, of which a library that is taken as
    /// it is does not know; so it runs the block, as the Swift of Nimble's package does there.
    private static let known = [
        (
            name: "NMBExceptionCapture",
            text: """
            class NSException {}

            class NMBExceptionCapture {
                private let finally: (() -> Void)?

                init(handler: ((NSException) -> Void)?, finally: (() -> Void)?) { self.finally = finally }

                func tryBlock(_ unsafeBlock: () -> Void) {
                    unsafeBlock()
                    finally?()
                }
            }

            """
        )
    ]
}
