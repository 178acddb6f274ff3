// The domain and the codes of errors.

public let ALAssetsLibraryErrorDomain = "ALAssetsLibraryErrorDomain"

public var ALAssetsLibraryUnknownError: Int { -1 }
public var ALAssetsLibraryWriteFailedError: Int { -3300 }
public var ALAssetsLibraryWriteBusyError: Int { -3301 }
public var ALAssetsLibraryWriteInvalidDataError: Int { -3302 }
public var ALAssetsLibraryWriteIncompatibleDataError: Int { -3303 }
public var ALAssetsLibraryWriteDataEncodingError: Int { -3304 }
public var ALAssetsLibraryWriteDiskSpaceError: Int { -3305 }
public var ALAssetsLibraryDataUnavailableError: Int { -3310 }
public var ALAssetsLibraryAccessUserDeniedError: Int { -3311 }
public var ALAssetsLibraryAccessGloballyDeniedError: Int { -3312 }
