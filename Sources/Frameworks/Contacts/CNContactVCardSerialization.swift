import Foundation

/// - Linux: works
///
/// Writes contacts as vCards of version 3.0, without pictures and notes as Apple's systems do, and reads vCards of the
/// versions 2.1, 3.0 and 4.0.
open class CNContactVCardSerialization: NSObject {
    open class func descriptorForRequiredKeys() -> any CNKeyDescriptor { "vCard" as NSString }

    open class func data(with contacts: [CNContact]) throws -> Data {
        Data(contacts.map { VCardWriter($0).text }.joined().utf8)
    }

    /// Throws ``CNError/vCardMalformed`` if the data is not text or has no vCard that ends.
    open class func contacts(with data: Data) throws -> [CNContact] {
        guard let text = String(data: data, encoding: .utf8) ?? String(data: data, encoding: .isoLatin1) else {
            throw CNError(.vCardMalformed)
        }
        return try VCardReader.contacts(in: text)
    }
}
