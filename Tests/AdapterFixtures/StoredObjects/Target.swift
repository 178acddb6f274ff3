// The source is in the folder iOS. SwiftPM skips targets that have no file of their own.
