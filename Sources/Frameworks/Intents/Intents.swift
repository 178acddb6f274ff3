@_exported import CoreGraphics
@_exported import CoreLocation
@_exported import Foundation
@_exported import FoundationAdditions
@_exported import UserNotifications
