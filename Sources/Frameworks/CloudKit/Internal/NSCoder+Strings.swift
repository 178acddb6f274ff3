import Foundation

extension NSCoder {
    func encodeString(_ string: String, forKey key: String) { encode(NSString(string: string), forKey: key) }

    func decodeString(forKey key: String) -> String? {
        guard let string = decodeObject(of: NSString.self, forKey: key) else { return nil }
        return String(describing: string)
    }
}
