@_exported import FirebaseCore
@_exported import FirebaseSharedSwift
