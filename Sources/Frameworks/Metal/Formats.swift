/// A format of Metal.
/// - Linux: no effect
public enum MTLPixelFormat: UInt, Sendable {
    case invalid = 0
    case a8Unorm = 1
    case r8Unorm = 10
    case r8Unorm_srgb = 11
    case r8Snorm = 12
    case r8Uint = 13
    case r8Sint = 14
    case r16Unorm = 20
    case r16Snorm = 22
    case r16Uint = 23
    case r16Sint = 24
    case r16Float = 25
    case rg8Unorm = 30
    case rg8Unorm_srgb = 31
    case rg8Snorm = 32
    case rg8Uint = 33
    case rg8Sint = 34
    case b5g6r5Unorm = 40
    case a1bgr5Unorm = 41
    case abgr4Unorm = 42
    case bgr5A1Unorm = 43
    case r32Uint = 53
    case r32Sint = 54
    case r32Float = 55
    case rg16Unorm = 60
    case rg16Snorm = 62
    case rg16Uint = 63
    case rg16Sint = 64
    case rg16Float = 65
    case rgba8Unorm = 70
    case rgba8Unorm_srgb = 71
    case rgba8Snorm = 72
    case rgba8Uint = 73
    case rgba8Sint = 74
    case bgra8Unorm = 80
    case bgra8Unorm_srgb = 81
    case rgb10a2Unorm = 90
    case rgb10a2Uint = 91
    case rg11b10Float = 92
    case rgb9e5Float = 93
    case bgr10a2Unorm = 94
    case bgr10_xr = 554
    case bgr10_xr_srgb = 555
    case rg32Uint = 103
    case rg32Sint = 104
    case rg32Float = 105
    case rgba16Unorm = 110
    case rgba16Snorm = 112
    case rgba16Uint = 113
    case rgba16Sint = 114
    case rgba16Float = 115
    case bgra10_xr = 552
    case bgra10_xr_srgb = 553
    case rgba32Uint = 123
    case rgba32Sint = 124
    case rgba32Float = 125
    case depth16Unorm = 250
    case depth32Float = 252
    case stencil8 = 253
    case depth32Float_stencil8 = 260
}

/// A format of Metal.
/// - Linux: no effect
public enum MTLVertexFormat: UInt, Sendable {
    case invalid = 0
    case uchar2 = 1
    case uchar3 = 2
    case uchar4 = 3
    case char2 = 4
    case char3 = 5
    case char4 = 6
    case uchar2Normalized = 7
    case uchar3Normalized = 8
    case uchar4Normalized = 9
    case char2Normalized = 10
    case char3Normalized = 11
    case char4Normalized = 12
    case ushort2 = 13
    case ushort3 = 14
    case ushort4 = 15
    case short2 = 16
    case short3 = 17
    case short4 = 18
    case ushort2Normalized = 19
    case ushort3Normalized = 20
    case ushort4Normalized = 21
    case short2Normalized = 22
    case short3Normalized = 23
    case short4Normalized = 24
    case half2 = 25
    case half3 = 26
    case half4 = 27
    case float = 28
    case float2 = 29
    case float3 = 30
    case float4 = 31
    case int = 32
    case int2 = 33
    case int3 = 34
    case int4 = 35
    case uint = 36
    case uint2 = 37
    case uint3 = 38
    case uint4 = 39
    case int1010102Normalized = 40
    case uint1010102Normalized = 41
    case uchar4Normalized_bgra = 42
    case uchar = 45
    case char = 46
    case ucharNormalized = 47
    case charNormalized = 48
    case ushort = 49
    case short = 50
    case ushortNormalized = 51
    case shortNormalized = 52
    case half = 53
}

/// A format of Metal.
/// - Linux: no effect
public enum MTLTextureType: UInt, Sendable {
    case type1D = 0
    case type1DArray = 1
    case type2D = 2
    case type2DArray = 3
    case type2DMultisample = 4
    case typeCube = 5
    case typeCubeArray = 6
    case type3D = 7
    case type2DMultisampleArray = 8
    case typeTextureBuffer = 9
}

/// A format of Metal.
/// - Linux: no effect
public enum MTLIndexType: UInt, Sendable {
    case uint16 = 0
    case uint32 = 1
}
