import Foundation
internal import NibDocument

/// Where the format of Interface Builder has the value of a key of archives: the name of an attribute or of an element,
/// and how its value is read.
///
/// `absent` is the value of a record without the attribute, if it is another one than that of an object made in code.
@MainActor
struct NibSource {
    /// Returns nil where the record has nothing.
    let answer: (NibCoder) -> NibAnswer?

    static func flag(_ name: String, absent: Bool? = nil) -> Self {
        Self { ($0.bool(name) ?? absent).map { .number($0 ? 1 : 0) } }
    }

    /// A flag whose key says the opposite of the attribute.
    static func negated(_ name: String, absent: Bool? = nil) -> Self {
        Self { ($0.bool(name) ?? absent).map { .number($0 ? 0 : 1) } }
    }

    static func number(_ name: String) -> Self {
        Self { $0.record.attributes.number(name).map { .number($0) } }
    }

    /// The first of two sources that has something, where a name has changed.
    static func either(_ first: Self, _ second: Self) -> Self { Self { first.answer($0) ?? second.answer($0) } }

    static func option<Option: RawRepresentable>(
        _ name: String, _ options: [String: Option], absent: Option? = nil
    ) -> Self where Option.RawValue: BinaryInteger {
        Self { ($0.option(name, options) ?? absent).map { .number(Double($0.rawValue)) } }
    }

    /// The options whose attributes are set in an element: `<dataDetectorType key="dataDetectorTypes" link="YES"/>`.
    static func options<Options: OptionSet>(_ part: String, _ names: [String: Options]) -> Self
    where Options.RawValue: BinaryInteger, Options.Element == Options {
        Self { coder in
            coder.record.part(part).map { part in
                let set = part.attributes.values.filter { $0.value == "YES" }
                return .number(Double(Options(set.compactMap { names[$0.key] }).rawValue))
            }
        }
    }

    // MARK: Objects

    static func text(_ name: String) -> Self { string { $0.text(name) } }

    /// An attribute that no language translates.
    static func name(_ name: String) -> Self { string { $0.record.attributes[name] } }

    static func color(_ key: String) -> Self {
        Self { coder in
            if case .null = coder.record.values[key] { return .null }
            return coder.color(key).map { .object($0) }
        }
    }

    static func font(_ key: String = "fontDescription") -> Self { Self { $0.font(key).map { .object($0) } } }

    static func image(_ name: String = "image") -> Self { Self { $0.image(name).map { .object($0) } } }

    static func insets(_ key: String) -> Self { string { $0.insets(key).map { NSCoder.string(for: $0) } } }

    static func size(_ key: String) -> Self { string { $0.size(key).map { NSCoder.string(for: $0) } } }

    /// An object that a property is set to.
    static func part(_ key: String) -> Self {
        Self { coder in coder.record.part(key).flatMap { coder.instance.make($0) }.map { .object($0) } }
    }

    /// The objects of a list.
    static func list(_ name: String) -> Self {
        Self { coder in
            let members = coder.members(of: name)
            return members.isEmpty ? nil : .object(NSArray(array: members))
        }
    }

    /// The source in an element inside the record.
    func inside(_ part: String) -> Self {
        Self { coder in coder.record.part(part).flatMap { answer(NibCoder($0, coder.instance)) } }
    }

    /// A text in the form in which archives contain texts with attributes.
    static func attributedText(_ text: @escaping (NibCoder) -> NSAttributedString?) -> Self {
        Self { text($0).map { .object(ArchivedText($0)) } }
    }

    static func string(_ text: @escaping (NibCoder) -> String?) -> Self {
        Self { text($0).map { .object(NSString(string: $0)) } }
    }
}
