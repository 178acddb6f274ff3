// Since version 10 or 11 FirebaseAnalytics has what this module had.
@_exported import FirebaseAnalytics
