// CGFloat, CGPoint, CGSize and CGRect belong to Foundation on Linux. Importing CoreGraphics imports them, as on Apple's
// systems.
@_exported import Foundation
