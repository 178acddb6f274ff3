import UIKit

/// A shape with materials. It has a size, and is not drawn.
/// - Linux: works
open class SCNGeometry: NSObject, SCNBoundingVolume, SCNAnimatable {
    private var givenBox: Box?

    /// Makes an empty shape.
    public override init() { super.init() }

    /// A name for searches; nil by default.
    open var name: String?
    /// The materials; none by default.
    open var materials: [SCNMaterial] = []
    /// The first material. A shape without one gets one when it is asked for it.
    open var firstMaterial: SCNMaterial? {
        get {
            if materials.isEmpty { materials = [SCNMaterial()] }
            return materials.first
        }
        set { materials.replaceSubrange(0..<min(1, materials.count), with: [newValue].compactMap(\.self)) }
    }
    /// Adds a material at a place.
    open func insertMaterial(_ material: SCNMaterial, at index: Int) { materials.insert(material, at: index) }
    /// Removes a material.
    open func removeMaterial(at index: Int) { materials.remove(at: index) }
    /// Puts a material in the place of another.
    open func replaceMaterial(at index: Int, with material: SCNMaterial) { materials[index] = material }
    /// Returns the first material with a name.
    open func material(named name: String) -> SCNMaterial? { materials.first { $0.name == name } }
    /// How often surfaces are divided; 0 by default.
    /// - Linux: no effect
    open var subdivisionLevel = 0

    /// The smallest box around the shape; two zeros for an empty one.
    open var boundingBox: (min: SCNVector3, max: SCNVector3) {
        get { (givenBox ?? box)?.corners ?? (SCNVector3Zero, SCNVector3Zero) }
        set { givenBox = Box(newValue) }
    }

    /// The computed box; nil for an empty shape.
    var box: Box? { nil }
}
