import Foundation

/// The objects of a nib file, created again by each call of ``instantiate(withOwner:options:)``.
///
/// Nib files cannot be read yet: instantiating one raises an exception that says so. A subclass that overrides
/// ``instantiate(withOwner:options:)`` may be registered with a table or collection view.
@preconcurrency @MainActor
open class UINib: NSObject {
    private enum Source {
        case file(name: String, bundle: Bundle)
        case data(Data)
    }

    private let source: Source

    /// Creates a nib for a file, which is not read before the nib is instantiated. If the bundle is nil, the main
    /// bundle is used.
    public init(nibName name: String, bundle bundleOrNil: Bundle?) {
        source = .file(name: name, bundle: bundleOrNil ?? .main)
    }

    public init(data: Data, bundle bundleOrNil: Bundle?) {
        source = .data(data)
    }

    /// Returns the top-level objects. Raises if the file does not exist or cannot be read, and returns an empty array
    /// where the exception policy continues.
    open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
        switch source {
        case .file(let name, let bundle):
            Trestle.raise(
                .internalInconsistencyException,
                "Could not load NIB in bundle: 'NSBundle <\(bundle.bundlePath)> (loaded)' with name '\(name)'",
                hint: Self.hint)
        case .data(let data):
            Trestle.raise(
                .internalInconsistencyException, "Could not load NIB from \(data.count) bytes of data", hint: Self.hint)
        }
        return []
    }

    private static let hint = "nib files cannot be read yet; register a class, or build the view in code"
}

extension UINib {
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The objects that replace the nib's proxies, by identifier.
        public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
    }
}
