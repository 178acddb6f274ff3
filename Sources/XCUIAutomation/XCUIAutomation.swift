// As on iOS, where tests that import XCTest know UIKit's types.
@_exported import UIKit
