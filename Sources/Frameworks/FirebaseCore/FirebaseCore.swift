// Headers of Firebase imported UIKit (FIRAuthUIDelegate.h in 2018), so that source has UIKit through Firebase.
@_exported import Foundation
@_exported import UIKit
