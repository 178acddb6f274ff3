import FoundationAdditions
import Foundation

/// A contact is read and written as a vCard.
extension CNContact: NSItemProviderReading, NSItemProviderWriting {
    public static var readableTypeIdentifiersForItemProvider: [String] { ["public.vcard"] }

    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.vcard"] }

    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let contact = try CNContactVCardSerialization.contacts(with: data).first as? Self else {
            throw CNError(.vCardMalformed)
        }
        return contact
    }

    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        do {
            completionHandler(try CNContactVCardSerialization.data(with: [self]), nil)
        } catch {
            completionHandler(nil, error)
        }
        return nil
    }
}
