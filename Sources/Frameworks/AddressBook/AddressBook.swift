@_exported import CoreFoundationTypes
@_exported import Foundation
@_exported import FoundationAdditions
