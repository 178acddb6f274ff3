import Foundation
internal import NibDocument

/// The coder with which `init(coder:)` of views and controllers creates an object of a nib.
///
/// The record of the object takes the place of an archive. The coder answers the keys under which UIKit's classes
/// archive their properties, through the tables of ``NibKeys``, so that a class decodes nibs and archives by one list.
/// Other keys are absent: to application code the coder is an archive without its keys.
final class NibCoder: NSCoder {
    let record: NibObject
    let instance: NibInstance

    @MainActor private var objects: [String: NibAnswer] = [:]
    @MainActor private var lists: [String: [NSObject]] = [:]

    @MainActor init(_ record: NibObject, _ instance: NibInstance) {
        self.record = record
        self.instance = instance
    }

    // MARK: Answers

    private func answer(_ key: String) -> NibAnswer? {
        // Sound: objects of nibs are created on the main actor, and the coder stays in their initializers.
        nonisolated(unsafe) let coder = self
        // Sound: it is written before the closure returns.
        nonisolated(unsafe) var answer: NibAnswer?
        MainActor.assumeIsolated { answer = coder.answerOnMainActor(key) }
        return answer
    }

    /// An object is created once, however often it is asked for.
    @MainActor
    private func answerOnMainActor(_ key: String) -> NibAnswer? {
        if let object = objects[key] { return object }
        let answer = NibKeys.answer(key, self)
        if case .object = answer { objects[key] = answer }
        return answer
    }

    /// Creates the objects of a list; returns the same ones when they are asked for again.
    @MainActor
    func members(of list: String) -> [NSObject] {
        if let objects = lists[list] { return objects }
        let objects = record.list(list).compactMap { instance.make($0) }
        lists[list] = objects
        return objects
    }

    private func number(forKey key: String) -> Double {
        if case .number(let number) = answer(key) { number } else { 0 }
    }

    // MARK: NSCoder

    override func containsValue(forKey key: String) -> Bool { answer(key) != nil }

    override func decodeObject(forKey key: String) -> Any? {
        if case .object(let object) = answer(key) { object } else { nil }
    }

    override func decodeObject<Object: NSObject & NSCoding>(of cls: Object.Type, forKey key: String) -> Object? {
        decodeObject(forKey: key) as? Object
    }

    override func decodeObject(of classes: [AnyClass]?, forKey key: String) -> Any? { decodeObject(forKey: key) }

    override func decodeBool(forKey key: String) -> Bool { number(forKey: key) != 0 }
    override func decodeInteger(forKey key: String) -> Int {
        Int(exactly: number(forKey: key).rounded(.towardZero)) ?? 0
    }
    override func decodeInt32(forKey key: String) -> Int32 { Int32(clamping: decodeInteger(forKey: key)) }
    override func decodeInt64(forKey key: String) -> Int64 { Int64(decodeInteger(forKey: key)) }
    override func decodeFloat(forKey key: String) -> Float { Float(number(forKey: key)) }
    override func decodeDouble(forKey key: String) -> Double { number(forKey: key) }

    override var allowsKeyedCoding: Bool { true }
    override var requiresSecureCoding: Bool { false }
    override var allowedClasses: [AnyClass]? { nil }
    override var error: Error? { nil }
}

extension NSCoder {
    /// The coder, if it creates an object of a nib.
    var nib: NibCoder? { self as? NibCoder }
}
