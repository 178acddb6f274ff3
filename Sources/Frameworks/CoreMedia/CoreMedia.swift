@_exported import CoreAudioTypes
@_exported import CoreGraphics
@_exported import CoreVideo
@_exported import Foundation
@_exported import FoundationAdditions
