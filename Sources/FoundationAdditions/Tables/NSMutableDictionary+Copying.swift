import Foundation

extension NSMutableDictionary {
    /// The value of a key, as Apple's class has it; Foundation on Linux cannot set one for a key that is only known to be
    /// `NSCopying`. Setting nil removes the key.
    public subscript(key: any NSCopying) -> Any? {
        get { object(forKey: key) }
        set {
            // Every class that conforms is one of `NSObject`, so that it can be hashed.
            guard let key = key as? AnyHashable else { return }
            if let newValue { setObject(newValue, forKey: key) } else { removeObject(forKey: key) }
        }
    }
}
