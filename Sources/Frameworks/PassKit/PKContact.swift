import Contacts
import Foundation

/// - Linux: works
open class PKContact: NSObject {
    open var name: PersonNameComponents?
    open var postalAddress: CNPostalAddress?
    open var phoneNumber: CNPhoneNumber?
    open var emailAddress: String?
}
