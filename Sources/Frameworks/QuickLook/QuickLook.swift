// As on Apple's systems, a file that imports QuickLook sees UIKit and Foundation.
@_exported import UIKit
@_exported import UniformTypeIdentifiers
