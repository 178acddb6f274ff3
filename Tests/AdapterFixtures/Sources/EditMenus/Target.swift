// SwiftPM wants one file that a target does not exclude; the source is in the folder iOS.
