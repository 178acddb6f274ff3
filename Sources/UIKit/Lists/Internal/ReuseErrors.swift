/// Raises the exceptions of nibs that are registered for reuse, with UIKit's texts.
@MainActor
enum ReuseErrors {
    static func invalidNib(_ identifier: String, mustContain type: UIView.Type) {
        Trestle.raise(
            .internalInconsistencyException,
            "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level object which must be "
                + "a \(type) instance")
    }

    static func identifierOfNib(_ own: String, registeredFor identifier: String) {
        Trestle.raise(
            .internalInconsistencyException,
            "cell reuse indentifier in nib (\(own)) does not match the identifier used to register the nib (\(identifier))"
        )
    }
}
