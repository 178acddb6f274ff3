import UIKit

/// How a surface looks. It keeps its values; nothing is drawn.
/// - Linux: works
open class SCNMaterial: NSObject, SCNAnimatable {
    /// A name for searches; nil by default.
    open var name: String?
    /// The color of the surface; white by default.
    public let diffuse = SCNMaterialProperty(contents: UIColor.white)
    /// The color in ambient light.
    public let ambient = SCNMaterialProperty(contents: UIColor.white)
    /// The color of reflected light; black by default.
    public let specular = SCNMaterialProperty(contents: UIColor.black)
    /// The light of the surface itself; black by default.
    public let emission = SCNMaterialProperty(contents: UIColor.black)
    /// The opacity.
    public let transparent = SCNMaterialProperty(contents: UIColor.white)
    /// What is mirrored; black by default.
    public let reflective = SCNMaterialProperty(contents: UIColor.black)
    /// What the color is multiplied with; white by default.
    public let multiply = SCNMaterialProperty(contents: UIColor.white)
    /// The directions of the surface.
    public let normal = SCNMaterialProperty()
    /// How little ambient light there is.
    public let ambientOcclusion = SCNMaterialProperty()
    /// How much of a metal it is.
    public let metalness = SCNMaterialProperty()
    /// How rough it is.
    public let roughness = SCNMaterialProperty()
    /// How sharp reflected light is; 1 by default.
    open var shininess: CGFloat = 1
    /// The opacity; 1 by default.
    open var transparency: CGFloat = 1
    /// How light is computed; `blinn` by default.
    open var lightingModel = LightingModel.blinn
    /// Whether light is computed for each pixel; true by default.
    open var isLitPerPixel = true
    /// Whether both sides are seen; false by default.
    open var isDoubleSided = false
    /// Whether surfaces or their edges are drawn.
    open var fillMode = SCNFillMode.fill
    /// Which side is left out; the back by default.
    open var cullMode = SCNCullMode.back
    /// Whether ``diffuse`` counts in ambient light; true by default.
    open var locksAmbientWithDiffuse = true
    /// Whether it hides what is behind; true by default.
    open var writesToDepthBuffer = true
    /// Whether it is hidden by what is before it; true by default.
    open var readsFromDepthBuffer = true
    /// How colors are mixed with those behind.
    open var blendMode = SCNBlendMode.alpha

    /// How light is computed.
    public struct LightingModel: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Makes a model of a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Phong's formula.
        public static let phong = LightingModel(rawValue: "SCNLightingModelPhong")
        /// Blinn's formula.
        public static let blinn = LightingModel(rawValue: "SCNLightingModelBlinn")
        /// Lambert's formula, without reflections.
        public static let lambert = LightingModel(rawValue: "SCNLightingModelLambert")
        /// Without lights.
        public static let constant = LightingModel(rawValue: "SCNLightingModelConstant")
        /// After the physics of materials.
        public static let physicallyBased = LightingModel(rawValue: "SCNLightingModelPhysicallyBased")
        /// Shadows alone.
        public static let shadowOnly = LightingModel(rawValue: "SCNLightingModelShadowOnly")
    }
}
