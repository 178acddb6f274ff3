// As on Apple's systems, a file that imports JavaScriptCore sees Foundation and CoreGraphics.
@_exported import CoreGraphics
@_exported import Foundation

/// Marks protocols whose members scripts may use. No script runs.
///
/// - Linux: no effect
public protocol JSExport {}
