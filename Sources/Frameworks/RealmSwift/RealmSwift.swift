// The names of the library RealmSwift 10, whose C++ and Objective-C Linux cannot compile. The implementation is
// Trestle's own.
@_exported import FoundationAdditions
@_exported import Realm

/// - Linux: works
///
/// What a call that observes something returns. Keep it for as long as the block is to be called.
public typealias NotificationToken = RLMNotificationToken

/// - Linux: works
///
/// The types of values that properties can have in the database.
public typealias PropertyType = RLMPropertyType
