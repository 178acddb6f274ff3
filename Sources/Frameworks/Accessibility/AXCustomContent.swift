import UIKit

/// - Linux: works
///
/// A detail of an element that a user of a screen reader can ask for: a label, such as "Size", and a value.
// Sound: like Apple's, it is for one thread at a time; an open class with properties cannot say more.
open class AXCustomContent: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// When the detail is spoken.
    public enum Importance: UInt, Sendable {
        /// When the user asks for it.
        case `default` = 0
        /// With the element.
        case high = 1
    }

    private let ownLabel: NSAttributedString
    private let ownValue: NSAttributedString

    open var label: String { ownLabel.string }
    open var attributedLabel: NSAttributedString { ownLabel }
    open var value: String { ownValue.string }
    open var attributedValue: NSAttributedString { ownValue }

    /// The default is `.default`.
    open var importance = Importance.default

    /// Creates a detail whose texts have no attributes.
    public convenience init(label: String, value: String) {
        self.init(
            attributedLabel: NSAttributedString(string: label), attributedValue: NSAttributedString(string: value))
    }

    /// Creates a detail. The texts are copied.
    public init(attributedLabel label: NSAttributedString, attributedValue value: NSAttributedString) {
        ownLabel = NSAttributedString(attributedString: label)
        ownValue = NSAttributedString(attributedString: value)
        super.init()
        CustomContent.register { element in
            ((element as? any AXCustomContentProvider)?.accessibilityCustomContent ?? []).map {
                SpokenContent(label: $0.label, value: $0.value, isImportant: $0.importance == .high)
            }
        }
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = AXCustomContent(attributedLabel: ownLabel, attributedValue: ownValue)
        copy.importance = importance
        return copy
    }

    // MARK: Archives

    open class var supportsSecureCoding: Bool { true }

    /// Reads the texts without their attributes.
    public required convenience init?(coder: NSCoder) {
        guard let label = coder.decodeObject(of: NSString.self, forKey: "label"),
            let value = coder.decodeObject(of: NSString.self, forKey: "value")
        else { return nil }
        self.init(label: String(describing: label), value: String(describing: value))
        importance = Importance(rawValue: UInt(max(coder.decodeInteger(forKey: "importance"), 0))) ?? .default
    }

    open func encode(with coder: NSCoder) {
        coder.encode(label as NSString, forKey: "label")
        coder.encode(value as NSString, forKey: "value")
        coder.encode(Int(importance.rawValue), forKey: "importance")
    }
}

/// - Linux: works
///
/// An element with details.
@preconcurrency @MainActor
public protocol AXCustomContentProvider: NSObjectProtocol {
    var accessibilityCustomContent: [AXCustomContent]! { get set }
}
