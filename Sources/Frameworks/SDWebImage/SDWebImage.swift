// The names of the library SDWebImage 5, whose Objective-C Linux cannot compile. The implementation is Trestle's own.
@_exported import UIKit
