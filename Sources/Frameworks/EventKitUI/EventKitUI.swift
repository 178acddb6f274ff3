@_exported import EventKit
@_exported import UIKit
