import Foundation

/// Finds the name of the property that a Swift key path reads, by reading it from an object that records names.
///
/// A sort descriptor with a key path knows no name on Linux, and a store sorts by names.
final class PropertyRecorder {
    private var names: [String] = []
    /// The object whose property is read next.
    private var expected: NSManagedObject
    private var isPlain = true

    private init(_ probe: NSManagedObject) { expected = probe }

    /// Returns the name of the property that the key path reads from objects of the entity; nil if it reads none, or
    /// several.
    static func name(of keyPath: AnyKeyPath, _ entity: NSEntityDescription) -> String? {
        let probe = NSManagedObject.created(entity, in: nil)
        let recorder = PropertyRecorder(probe)
        current = recorder
        defer { current = nil }
        _ = probe[keyPath: keyPath]
        return recorder.isPlain && !recorder.names.isEmpty ? recorder.names.joined(separator: ".") : nil
    }

    func record<Value>(_ key: String, _ object: NSManagedObject) -> Value? {
        isPlain = isPlain && object === expected
        names.append(key)
        guard let index = object.layout.index(of: key), object.layout.slots[index].kind == .toOne,
            let destination = object.layout.slots[index].relationship?.destinationEntity
        else { return nil }
        let probe = NSManagedObject.created(destination, in: nil)
        expected = probe
        return probe as? Value
    }

    /// Set while a key path is read, on this thread.
    static var current: PropertyRecorder? {
        get {
            isRecording.isAnywhere
                ? Thread.current.threadDictionary["CoreData.PropertyRecorder"] as? PropertyRecorder : nil
        }
        set {
            isRecording.add(newValue == nil ? -1 : 1)
            Thread.current.threadDictionary["CoreData.PropertyRecorder"] = newValue
        }
    }

    private static let isRecording = RecordingCount()
}
