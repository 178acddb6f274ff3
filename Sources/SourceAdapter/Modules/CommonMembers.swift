/// Members of the standard library and of Foundation that much code uses. Projects add members of the same names, with
/// other parameters.
enum CommonMembers {
    static let names = Set(text.split(whereSeparator: \.isWhitespace).map(String.init))

    /// The names of several words of the members of frequent types, from the interfaces of Swift 6.3.
    private static let text = """
        abbreviationDictionary absoluteString absoluteURL acceptInput activeProcessorCount addAttribute addAttributes
        addBarrierBlock addEntries addObjects addObserver addOperation addOperations addProduct addSuite
        addTimeInterval addValue addingObjects addingPercentEncoding addingProduct addingReportingOverflow
        addingTimeInterval allBundles allFrameworks allHTTPHeaderFields allHeaderFields allKeys allObjects allSatisfy
        allValues allowsCellularAccess allowsFloats allowsJSON5 alternateQuotationBeginDelimiter
        alternateQuotationEndDelimiter alwaysShowsDecimalSeparator amSymbol anyObject appStoreReceiptURL
        appendPathComponent appendPathExtension appendingFormat appendingPathComponent appendingPathExtension
        applyTransform applyingTransform argumentDomain asciiValue assumesTopLevelDictionary asyncAfter
        attributedSubstring attributesOfFileSystem attributesOfItem autoupdatingCurrent availableNumberingSystems
        availableStringEncodings base64EncodedData base64EncodedString baseURL beginEditing bigEndian bitWidth
        bitmapRepresentation boolValue builtInPlugInsPath builtInPlugInsURL bundleIdentifier bundlePath bundleURL
        byteCount byteSwapped cString cachePolicy callStackReturnAddresses callStackSymbols canBeConverted
        cancelAllOperations canonicalIdentifier canonicalLanguageIdentifier capitalizedLetters caseInsensitiveCompare
        caseSensitive changeCurrentDirectoryPath characterDirection characterIsMember charactersToBeSkipped
        checkResourceIsReachable classForCoder classNamed codeUnits codingKey codingPath collationIdentifier
        collatorIdentifier commonPrefix compactMap compactMapValues completePath componentsJoined componentsToDisplay
        contentsEqual contentsOfDirectory controlCharacters copyBytes copyItem createDirectory createFile
        createSymbolicLink currencyCode currencyDecimalSeparator currencyGroupingSeparator currencySymbol
        currentDirectory currentDirectoryPath currentIndex currentMode customMirror customPlaygroundQuickLook
        dataDecodingStrategy dataEncodingStrategy dataRepresentation dataTask dataTaskPublisher dateComponents
        dateDecodingStrategy dateEncodingStrategy dateFormat dateInterval dateIntervalOfWeekend dateStyle dayOfYear
        daylightSavingTimeOffset debugDescription decimalDigits decimalSeparator decimalValue decodeCString
        decodeIfPresent decodeNil decodeObject decomposedStringWithCanonicalMapping
        decomposedStringWithCompatibilityMapping defaultCStringEncoding defaultDate defaultMaxConcurrentOperationCount
        delegateQueue deleteCharacters deleteLastPathComponent deletePathExtension deletingLastPathComponent
        deletingPathExtension descriptionInStringsFileFormat destinationOfSymbolicLink detachNewThread
        developmentLocalization dictionaryRepresentation didChangeNotification displayName distantFuture distantPast
        dividedReportingOverflow dividingFullWidth doesRelativeDateFormatting doubleValue downloadTask dropFirst
        dropLast elementsEqual encodeConditional encodeIfPresent encodeNil encodedHost endEditing endIndex
        enumerateAttribute enumerateAttributes enumerateBytes enumerateDates enumerateKeysAndObjects enumerateLines
        enumerateMatches enumerateObjects enumerateSubstrings eraSymbols escapedPattern escapedTemplate exchangeObject
        executableArchitectures executablePath executableURL expandingTildeInPath exponentBitCount exponentBitPattern
        exponentSymbol fastestEncoding fileExists filePath fileSystemRepresentation fileURL filteredIndexSet
        finishTasksAndInvalidate fireDate firstDayOfWeek firstIndex firstMatch firstObject firstObjectCommon firstRange
        firstWeekday flatMap flatMapError floatValue floatingPointClass forEach formIndex formIntersection
        formRemainder formSquareRoot formSymmetricDifference formTruncatingRemainder formUnion formatWidth fullUserName
        generatesCalendarDates generatesDecimalNumbers getAllTasks getBytes getCString getCharacters
        getFileSystemRepresentation getLineStart getObjects getParagraphStart getRelationship
        getTasksWithCompletionHandler globalDomain globallyUniqueString greatestFiniteMagnitude gregorianStartDate
        groupingSeparator groupingSize hasDirectoryPath hasMember hasPrefix hasSuffix hasThousandSeparators hashValue
        hexDigitValue homeDirectory homeDirectoryForCurrentUser hostName hourCycle httpBody httpBodyStream httpMethod
        httpShouldHandleCookies httpShouldUsePipelining illegalCharacters indexOfObject indexOfObjectIdentical
        indexRange indexesOfObjects infoDictionary int16Value int32Value int64Value int8Value intValue
        integerGreaterThan integerGreaterThanOrEqualTo integerLessThan integerLessThanOrEqualTo integerValue
        internationalCurrencySymbol invalidateAndCancel isASCII isAbsolutePath isAtEnd isCancelled isCanonical isCased
        isContiguousUTF8 isCurrencySymbol isDate isDateInToday isDateInTomorrow isDateInWeekend isDateInYesterday
        isDaylightSavingTime isDeletableFile isDirectory isDisjoint isEmpty isEqual isExecutableFile isExecuting
        isFileURL isFinished isFinite isHexDigit isInfinite isLeapMonth isLenient isLess isLessThanOrEqualTo isLetter
        isLoaded isLowercase isMainThread isMathSymbol isMember isMultiThreaded isMultiple isNaN isNewline isNormal
        isNumber isOperatingSystemAtLeast isPartialStringValidationEnabled isPunctuation isReadableFile isRepeatedDay
        isSignMinus isSignaling isSignalingNaN isSigned isStrictSubset isStrictSuperset isSubnormal isSubset isSuperset
        isSuspended isSymbol isTotallyOrdered isUppercase isValid isValidDate isWhitespace isWholeNumber isWritableFile
        isZero isoCurrencyCodes isoLanguageCodes isoRegionCodes jsonObject keyDecodingStrategy keyEncodingStrategy
        keyEnumerator keyPath keysOfEntries keysSortedByValue languageCode lastIndex lastObject lastPathComponent
        lastRange leadingZeroBitCount leastFiniteMagnitude leastNonzeroMagnitude leastNormalMagnitude lengthOfBytes
        lexicographicallyPrecedes limitDate lineDirection lineRange linkItem littleEndian loadAndReturnError
        localizedCapitalized localizedCaseInsensitiveCompare localizedCaseInsensitiveContains localizedCompare
        localizedDescription localizedInfoDictionary localizedLowercase localizedName localizedScanner
        localizedStandardCompare localizedStandardContains localizedStandardRange localizedString
        localizedStringWithFormat localizedUppercase localizesFormat longEraSymbols longLongValue lowercaseLetters
        mainDocumentURL mainThread makeContiguousUTF8 makeIterator mapError mapValues maxConcurrentOperationCount
        maximumFractionDigits maximumIntegerDigits maximumLengthOfBytes maximumMagnitude maximumRange
        maximumSignificantDigits measurementSystem minimumDaysInFirstWeek minimumFractionDigits minimumIntegerDigits
        minimumMagnitude minimumRange minimumSignificantDigits minusSign monthSymbols mountedVolumeURLs moveItem
        moveSubranges multipliedFullWidth multipliedReportingOverflow mutableBytes mutableCopy mutableSpan
        mutableString negativeFormat negativeInfinitySymbol negativePrefix negativeSuffix nestedContainer
        nestedUnkeyedContainer networkServiceType nextDate nextDaylightSavingTimeTransition nextDown nextUp nextWeekend
        nilSymbol nonBaseCharacters nonConformingFloatDecodingStrategy nonConformingFloatEncodingStrategy
        nonzeroBitCount notANumberSymbol numberOfCaptureGroups numberOfMatches numberStyle numberingSystem objCType
        objectEnumerator objectIsForced offsetBy operatingSystemVersion operatingSystemVersionString operationCount
        outputFormatting paddingCharacter paddingPosition paragraphRange pathComponents pathExtension
        pathsMatchingExtensions perMillSymbol percentEncodedFragment percentEncodedHost percentEncodedPassword
        percentEncodedPath percentEncodedQuery percentEncodedQueryItems percentEncodedUser percentSymbol
        persistentDomain physicalMemory playgroundDescription plusSign pmSymbol popFirst popLast positiveFormat
        positiveInfinitySymbol positivePrefix positiveSuffix precomposedStringWithCanonicalMapping
        precomposedStringWithCompatibilityMapping preferredLanguages preferredLocales preferredLocalizations
        prefixMatch principalClass privateFrameworksPath privateFrameworksURL processIdentifier processInfo processName
        processorCount propertyList punctuationCharacters qualityOfService quarterSymbols queryItems quietNaN
        quotationBeginDelimiter quotationEndDelimiter quotientAndRemainder randomElement rangeOfCharacter
        rangeOfComposedCharacterSequence rangeOfComposedCharacterSequences rangeOfFirstMatch rangeOfFragment
        rangeOfHost rangeOfPassword rangeOfPath rangeOfPort rangeOfQuery rangeOfScheme rangeOfUser rangeView rawValue
        readData regionCode registrationDomain regularExpression relativePath relativeString remainderReportingOverflow
        removeAll removeAllCachedResourceValues removeAllObjects removeAttribute removeCachedResourceValue removeFirst
        removeItem removeLast removeLastObject removeObject removeObjects removeObserver removePersistentDomain
        removeSubrange removeSubranges removeSuite removeValue removeVolatileDomain removingPercentEncoding
        removingSubranges replaceCharacters replaceItem replaceItemAt replaceMatches replaceObject replaceObjects
        replaceOccurrences replaceSubrange replacementString replacingCharacters replacingOccurrences reserveCapacity
        resetBytes resetStandardUserDefaults resolveSymlinksInPath resolvingSymlinksInPath resourcePath resourceURL
        resourceValues resultType reverseObjectEnumerator roundingBehavior roundingIncrement roundingMode scanCharacter
        scanCharacters scanCharactersFromSet scanDecimal scanDouble scanFloat scanHexDouble scanHexFloat scanHexInt32
        scanHexInt64 scanInt scanInt32 scanInt64 scanLocation scanString scanUInt64 scanUnsignedLongLong scanUpTo
        scanUpToCharacters scanUpToCharactersFromSet scanUpToString scheduledTimer scriptCode secondaryGroupingSize
        secondsFromGMT sessionDescription setArray setAttributedString setAttributes setDictionary
        setLocalizedDateFormatFromTemplate setObject setPersistentDomain setResourceValues setString
        setTemporaryResourceValue setValue setVolatileDomain sharedFrameworksPath sharedFrameworksURL sharedKeySet
        sharedSupportPath sharedSupportURL shortMonthSymbols shortQuarterSymbols shortStandaloneMonthSymbols
        shortStandaloneQuarterSymbols shortStandaloneWeekdaySymbols shortWeekdaySymbols signalingNaN
        significandBitCount significandBitPattern significandWidth singleValueContainer smallestEncoding sortedArray
        sortedArrayHint squareRoot stackSize standaloneMonthSymbols standaloneQuarterSymbols standaloneWeekdaySymbols
        standardizedFileURL standardizingPath startIndex startOfDay statusCode stringArray stringByReplacingMatches
        stringEncoding stringValue stringsByAppendingPaths subpathsOfDirectory subtractingReportingOverflow
        superDecoder superEncoder supportsSecureCoding swapAt symmetricDifference systemUptime temporaryDirectory
        textAttributesForNegativeInfinity textAttributesForNegativeValues textAttributesForNil
        textAttributesForNotANumber textAttributesForPositiveInfinity textAttributesForPositiveValues
        textAttributesForZero thousandSeparator threadDictionary timeInterval timeIntervalBetween1970AndReferenceDate
        timeIntervalSince timeIntervalSince1970 timeIntervalSinceNow timeIntervalSinceReferenceDate timeStyle timeZone
        timeoutInterval toOpaque trailingZeroBitCount trimPrefix trimmingCharacters trimmingPrefix truncatingRemainder
        twoDigitStartDate uint16Value uint32Value uint64Value uint8Value uintValue ulpOfOne underestimatedCount
        underlyingQueue unicodeScalars unkeyedContainer unsafelyUnwrapped updateValue uploadTask uppercaseLetters
        urlFragmentAllowed urlHostAllowed urlPasswordAllowed urlPathAllowed urlQueryAllowed urlUserAllowed userInfo
        userName usesGroupingSeparator usesMetricSystem usesSignificantDigits utf8CString utf8Span utf8String
        uuidString variantCode veryShortMonthSymbols veryShortStandaloneMonthSymbols veryShortStandaloneWeekdaySymbols
        veryShortWeekdaySymbols volatileDomain volatileDomainNames waitUntilAllOperationsAreFinished webSocketTask
        weekOfMonth weekOfYear weekdayOrdinal weekdaySymbols whitespacesAndNewlines wholeMatch wholeNumberValue
        withCString withContiguousMutableStorageIfAvailable withContiguousStorageIfAvailable
        withFileSystemRepresentation withMemoryRebound withMutableCharacters withUTF8 withUnsafeBufferPointer
        withUnsafeBytes withUnsafeFileSystemRepresentation withUnsafeMutableBufferPointer withUnsafeMutableBytes
        yearForWeekOfYear zeroSymbol
        """
}
