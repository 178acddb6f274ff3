// Core Foundation's names for Foundation's classes, such as `CFString`, are in FoundationAdditions: files that import
// Foundation alone use them too.
@_exported import Foundation
@_exported import FoundationAdditions
