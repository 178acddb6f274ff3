// As on Apple's systems, a file that imports CoreTransferable sees Foundation, here with its item providers.
@_exported import Foundation
@_exported import FoundationAdditions
