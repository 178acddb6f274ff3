// Since version 10 or 11 FirebaseRemoteConfig has what this module had.
@_exported import FirebaseRemoteConfig
