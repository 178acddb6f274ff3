import CoreGraphics
import CoreMedia
import Foundation

/// - Linux: refuses
/// Something that a camera has recognized, which is nothing.
open class AVMetadataObject: NSObject {
    open var time: CMTime { .invalid }
    open var duration: CMTime { .invalid }
    open var bounds: CGRect { .zero }
    open var type: AVMetadataObject.ObjectType { AVMetadataObject.ObjectType.qr }
}

extension AVMetadataObject {
    /// - Linux: works
    /// Names what a camera recognizes.
    public struct ObjectType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let humanBody = ObjectType(rawValue: "humanBody")
        public static let catBody = ObjectType(rawValue: "catBody")
        public static let dogBody = ObjectType(rawValue: "dogBody")
        public static let salientObject = ObjectType(rawValue: "salientObject")
        public static let face = ObjectType(rawValue: "face")
        public static let upce = ObjectType(rawValue: "org.gs1.UPC-E")
        public static let code39 = ObjectType(rawValue: "org.iso.Code39")
        public static let code39Mod43 = ObjectType(rawValue: "org.iso.Code39Mod43")
        public static let ean13 = ObjectType(rawValue: "org.gs1.EAN-13")
        public static let ean8 = ObjectType(rawValue: "org.gs1.EAN-8")
        public static let code93 = ObjectType(rawValue: "com.intermec.Code93")
        public static let code128 = ObjectType(rawValue: "org.iso.Code128")
        public static let pdf417 = ObjectType(rawValue: "org.iso.PDF417")
        public static let qr = ObjectType(rawValue: "org.iso.QRCode")
        public static let aztec = ObjectType(rawValue: "org.iso.Aztec")
        public static let interleaved2of5 = ObjectType(rawValue: "org.ansi.Interleaved2of5")
        public static let itf14 = ObjectType(rawValue: "org.gs1.ITF14")
        public static let dataMatrix = ObjectType(rawValue: "org.iso.DataMatrix")
        public static let codabar = ObjectType(rawValue: "Codabar")
        public static let gs1DataBar = ObjectType(rawValue: "GS1DataBar")
        public static let gs1DataBarExpanded = ObjectType(rawValue: "GS1DataBarExpanded")
        public static let gs1DataBarLimited = ObjectType(rawValue: "GS1DataBarLimited")
        public static let microQR = ObjectType(rawValue: "MicroQR")
        public static let microPDF417 = ObjectType(rawValue: "MicroPDF417")
    }
}

/// - Linux: refuses
/// A code that a camera has read, which is none.
open class AVMetadataMachineReadableCodeObject: AVMetadataObject {
    open var stringValue: String? { nil }
    open var corners: [CGPoint] { [] }
}

/// - Linux: refuses
/// A face that a camera has seen, which is none.
open class AVMetadataFaceObject: AVMetadataObject {
    open var faceID: Int { 0 }
    open var hasRollAngle: Bool { false }
    open var rollAngle: CGFloat { 0 }
    open var hasYawAngle: Bool { false }
    open var yawAngle: CGFloat { 0 }
}
