import Foundation

/// What is archived and read back.
final class Note: NSObject, NSSecureCoding {
    let text: String

    static var supportsSecureCoding: Bool { true }

    init(text: String) { self.text = text }

    init?(coder: NSCoder) {
        text = coder.decodeObject(of: NSString.self, forKey: "text") as String? ?? ""
    }

    func encode(with coder: NSCoder) { coder.encode(text as NSString, forKey: "text") }
}
