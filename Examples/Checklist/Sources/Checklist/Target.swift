// The source is in iOS/. SwiftPM skips targets that have no file of their own.
