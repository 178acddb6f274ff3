import Foundation
internal import NibDocument

/// Sets what the identity inspector of Interface Builder calls user defined runtime attributes.
@MainActor
enum NibRuntimeAttributes {
    /// Sets all attributes of a record. Localized texts are numbered in files of strings.
    static func set(_ record: NibObject, of object: NSObject, _ file: NibFile) {
        var texts = 0
        for attribute in record.runtimeAttributes {
            var value = value(attribute, file)
            if attribute.type == "localizedString" {
                let property = "ibExternalUserDefinedRuntimeAttributesLocalizableStrings[\(texts)]"
                if case .string(let text) = attribute.value {
                    value = file.localized(text, record.identifier, property)
                }
                texts += 1
            }
            set(value, attribute, of: object)
        }
    }

    private static func set(_ value: Any?, _ attribute: NibRuntimeAttribute, of object: NSObject) {
        let keys = attribute.keyPath.split(separator: ".").map(String.init)
        guard let last = keys.last else { return }
        var target: Any? = object
        for key in keys.dropLast() {
            target = (target as? CALayer)?.value(forKey: key) ?? nested(key, in: target)
        }
        if let layer = target as? CALayer {
            layer.setValue(layerValue(value), forKey: last)
        } else if let owner = target as? NSObject, owner.knowsProperty(last) {
            owner.setValue(value, forKey: last)
        } else {
            // As in UIKit, an unknown attribute is no exception.
            ConsoleLog.once(
                "nib attribute \(attribute.keyPath) \(attribute.location)",
                "Failed to set (\(attribute.keyPath)) user defined inspected property on (\(ClassName(type(of: object)))): "
                    + "this class is not key value coding-compliant for the key \(last). (\(attribute.location))")
        }
    }

    private static func nested(_ key: String, in target: Any?) -> Any? {
        if key == "layer", let view = target as? UIView { return view.layer }
        guard let owner = target as? NSObject, owner.knowsProperty(key) else { return nil }
        return owner.value(forKey: key)
    }

    private static func value(_ attribute: NibRuntimeAttribute, _ file: NibFile) -> Any? {
        switch attribute.value {
        case .null: nil
        case .number(let number): number
        case .bool(let bool): bool
        case .string(let string): string
        case .point(let x, let y): CGPoint(x: x, y: y)
        case .size(let width, let height): CGSize(width: width, height: height)
        case .rect(let rect): CGRect(rect)
        case .insets(let insets): UIEdgeInsets(insets)
        case .range(let location, let length): NSRange(location: location, length: length)
        case .date(let seconds): Date(timeIntervalSinceReferenceDate: seconds)
        case .named(let name): name
        case .color(let color): file.color(color)
        case .font(let font): file.font(font)
        case .image(let image): file.image(image)
        case .data(let bytes): Data(bytes)
        }
    }

    /// Layers take colors of Core Graphics; UIKit's own are often written in their place, and then set nothing there.
    private static func layerValue(_ value: Any?) -> Any? {
        (value as? UIColor)?.cgColor ?? value
    }
}

extension NSObject {
    /// Whether key-value coding knows a property that can be set.
    func knowsProperty(_ key: String) -> Bool {
        self is any KeyValueCoding || SourceMembers.hasProperty(key, of: type(of: self))
    }

    /// Whether key-value coding can set the property to the value.
    func accepts(_ value: NSObject, forKey key: String) -> Bool {
        self is any KeyValueCoding || SourceMembers.accepts(value, key, of: type(of: self))
    }
}
