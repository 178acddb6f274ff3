// As on Apple's systems, a file that imports QuickLookThumbnailing sees Foundation, CoreGraphics and the types of
// files.
@_exported import CoreGraphics
@_exported import Foundation
@_exported import UniformTypeIdentifiers
