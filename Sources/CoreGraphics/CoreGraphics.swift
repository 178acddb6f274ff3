// CGFloat, CGPoint, CGSize and CGRect are Foundation's on Linux; whoever imports CoreGraphics gets them, as on Apple's systems.
@_exported import Foundation
