import Foundation

/// A property of an object that archives and nibs contain under a key. A key that is missing, or whose value is unusable,
/// leaves the property as it is.
@MainActor
struct ArchivedProperty<Owner: NSObject> {
    typealias Path<Value> = ReferenceWritableKeyPath<Owner, Value>

    fileprivate let key: String
    fileprivate let encode: (Owner, NSCoder) -> Void
    fileprivate let decode: (Owner, NSCoder) -> Void

    private init(
        _ key: String, encode: @escaping (Owner, NSCoder) -> Void, decode: @escaping (Owner, NSCoder) -> Void
    ) {
        self.key = key
        self.encode = encode
        self.decode = decode
    }

    /// The property as nibs have it; archives do not contain it.
    var onlyInNibs: Self { Self(key, encode: { _, _ in }, decode: decode) }

    static func flag(_ key: String, _ path: Path<Bool>) -> Self {
        Self(key) {
            $1.encode($0[keyPath: path], forKey: key)
        } decode: { owner, coder in
            let value = coder.decodeBool(forKey: key)
            if owner[keyPath: path] != value { owner[keyPath: path] = value }
        }
    }

    static func integer(_ key: String, _ path: Path<Int>) -> Self {
        Self(key) {
            $1.encode($0[keyPath: path], forKey: key)
        } decode: {
            $0[keyPath: path] = $1.decodeInteger(forKey: key)
        }
    }

    static func number(_ key: String, _ path: Path<CGFloat>) -> Self {
        Self(key) {
            $1.encode(Double($0[keyPath: path]), forKey: key)
        } decode: { owner, coder in
            let value = coder.decodeDouble(forKey: key)
            if value.isFinite { owner[keyPath: path] = CGFloat(value) }
        }
    }

    static func double(_ key: String, _ path: Path<Double>) -> Self {
        Self(key) {
            $1.encode($0[keyPath: path], forKey: key)
        } decode: { owner, coder in
            let value = coder.decodeDouble(forKey: key)
            if value.isFinite { owner[keyPath: path] = value }
        }
    }

    static func float(_ key: String, _ path: Path<Float>) -> Self {
        Self(key) {
            $1.encode($0[keyPath: path], forKey: key)
        } decode: { owner, coder in
            let value = coder.decodeFloat(forKey: key)
            if value.isFinite { owner[keyPath: path] = value }
        }
    }

    /// A value of an enumeration.
    static func option<Value: RawRepresentable>(_ key: String, _ path: Path<Value>) -> Self
    where Value.RawValue: BinaryInteger {
        Self(key) {
            $1.encode(Int(truncatingIfNeeded: $0[keyPath: path].rawValue), forKey: key)
        } decode: { owner, coder in
            if let value = coder.decodeValue(Value.self, forKey: key) { owner[keyPath: path] = value }
        }
    }

    static func text(_ key: String, _ path: Path<String?>) -> Self {
        Self(key) {
            $1.encode(text: $0[keyPath: path], forKey: key)
        } decode: { owner, coder in
            if let text = coder.decodeText(forKey: key) { owner[keyPath: path] = text }
        }
    }

    /// A color, a font, an image or a view.
    static func object<Value: NSObject & NSCoding>(_ key: String, _ path: Path<Value?>) -> Self {
        Self(key) {
            if let value = $0[keyPath: path] { $1.encode(value, forKey: key) }
        } decode: { owner, coder in
            if let value = coder.decode(Value.self, forKey: key) { owner[keyPath: path] = value }
        }
    }

    static func insets(_ key: String, _ path: Path<UIEdgeInsets>) -> Self {
        Self(key) {
            $1.encode(text: NSCoder.string(for: $0[keyPath: path]), forKey: key)
        } decode: { owner, coder in
            guard let text = coder.decodeText(forKey: key) else { return }
            let insets = NSCoder.uiEdgeInsets(for: text)
            if [insets.top, insets.left, insets.bottom, insets.right].allSatisfy(\.isFinite) {
                owner[keyPath: path] = insets
            }
        }
    }

    static func size(_ key: String, _ path: Path<CGSize>) -> Self {
        Self(key) {
            $1.encode(text: NSCoder.string(for: $0[keyPath: path]), forKey: key)
        } decode: { owner, coder in
            guard let text = coder.decodeText(forKey: key) else { return }
            let size = NSCoder.cgSize(for: text)
            if size.width.isFinite, size.height.isFinite { owner[keyPath: path] = size }
        }
    }
}

extension NSCoder {
    @MainActor
    func encode<Owner>(_ properties: [ArchivedProperty<Owner>], of owner: Owner) {
        for property in properties { property.encode(owner, self) }
    }

    @MainActor
    func decode<Owner>(_ properties: [ArchivedProperty<Owner>], of owner: Owner) {
        for property in properties where containsValue(forKey: property.key) { property.decode(owner, self) }
    }

    /// Returns the object of a key; nil if there is none, or one of another class.
    ///
    /// The class is named, so that secure decoding accepts it: Foundation on Linux ends the process at an object of a
    /// class that was not.
    func decode<Object: NSObject & NSCoding>(_ type: Object.Type, forKey key: String) -> Object? {
        guard containsValue(forKey: key) else { return nil }
        return decodeObject(of: [type], forKey: key) as? Object
    }

    /// Returns the objects of a list; none without the key.
    func decodeList<Object: NSObject & NSCoding>(of type: Object.Type, forKey key: String) -> [Object] {
        guard containsValue(forKey: key) else { return [] }
        let list = decodeObject(of: [NSArray.self, type], forKey: key) as? NSArray
        return (list ?? []).compactMap { $0 as? Object }
    }

    /// Writes a list; nothing for an empty one.
    func encode(list: [NSObject], forKey key: String) {
        if !list.isEmpty { encode(NSArray(array: list), forKey: key) }
    }

    /// Writes numbers that belong together, each under the key and its index.
    func encode(numbers: [CGFloat], forKey key: String) {
        for (index, number) in numbers.enumerated() { encode(Double(number), forKey: "\(key)\(index)") }
    }

    /// Returns numbers that belong together; nil unless all are there and finite.
    func decodeNumbers(_ count: Int, forKey key: String) -> [CGFloat]? {
        let keys = (0..<count).map { "\(key)\($0)" }
        guard keys.allSatisfy(containsValue) else { return nil }
        let numbers = keys.map { CGFloat(decodeDouble(forKey: $0)) }
        return numbers.allSatisfy(\.isFinite) ? numbers : nil
    }
}
