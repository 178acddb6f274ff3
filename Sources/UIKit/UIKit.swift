@_exported import CoreGraphics
@_exported import Foundation
@_exported import FoundationAdditions
@_exported import ObjectiveCRuntime
@_exported import QuartzCore
