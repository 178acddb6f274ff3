/// - Linux: works
///
/// How a picture fills its target size.
public enum PHImageContentMode: Int, Sendable {
    case aspectFit = 0
    case aspectFill = 1

    public static var `default`: PHImageContentMode { .aspectFit }
}

/// - Linux: works
///
/// Which version of a picture is asked for.
public enum PHImageRequestOptionsVersion: Int, Sendable {
    case current = 0
    case unadjusted = 1
    case original = 2
}

/// - Linux: works
///
/// How quickly, and how well, a picture is delivered.
public enum PHImageRequestOptionsDeliveryMode: Int, Sendable {
    case opportunistic = 0
    case highQualityFormat = 1
    case fastFormat = 2
}

/// - Linux: works
///
/// How exactly a picture has the target size.
public enum PHImageRequestOptionsResizeMode: Int, Sendable {
    case none = 0
    case fast = 1
    case exact = 2
}

/// - Linux: works
///
/// Which version of a video is asked for.
public enum PHVideoRequestOptionsVersion: Int, Sendable {
    case current = 0
    case original = 1
}

/// - Linux: works
///
/// How quickly, and how well, a video is delivered.
public enum PHVideoRequestOptionsDeliveryMode: Int, Sendable {
    case automatic = 0
    case highQualityFormat = 1
    case mediumQualityFormat = 2
    case fastFormat = 3
}
