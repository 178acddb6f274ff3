import Foundation

/// The objects of a nib file, made anew with each ``instantiate(withOwner:options:)``.
///
/// Nib files can't be read yet: instantiating raises, and says so. A subclass that overrides ``instantiate(withOwner:options:)``
/// may be registered with a table view.
@preconcurrency @MainActor
open class UINib: NSObject {
    private enum Source {
        case file(name: String, bundle: Bundle)
        case data(Data)
    }

    private let source: Source

    /// Nothing is read before the nib is instantiated. A nil bundle is the main one.
    public init(nibName name: String, bundle bundleOrNil: Bundle?) {
        source = .file(name: name, bundle: bundleOrNil ?? .main)
    }

    public init(data: Data, bundle bundleOrNil: Bundle?) {
        source = .data(data)
    }

    /// The top level objects. Raises where there is no such file, or where it can't be read; the answer is empty then.
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

        /// The objects that the nib's proxies stand for, by identifier.
        public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
    }
}
