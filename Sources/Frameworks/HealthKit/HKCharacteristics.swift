import Foundation

/// - Linux: refuses
///
/// The sex of the user, which is not known; no object exists.
open class HKBiologicalSexObject: NSObject {
    public override init() {}

    open var biologicalSex: HKBiologicalSex { .notSet }
}

/// - Linux: refuses
///
/// The blood type of the user, which is not known; no object exists.
open class HKBloodTypeObject: NSObject {
    public override init() {}

    open var bloodType: HKBloodType { .notSet }
}

/// - Linux: refuses
///
/// The skin type of the user, which is not known; no object exists.
open class HKFitzpatrickSkinTypeObject: NSObject {
    public override init() {}

    open var skinType: HKFitzpatrickSkinType { .notSet }
}

/// - Linux: refuses
///
/// Whether the user has a wheelchair, which is not known; no object exists.
open class HKWheelchairUseObject: NSObject {
    public override init() {}

    open var wheelchairUse: HKWheelchairUse { .notSet }
}
