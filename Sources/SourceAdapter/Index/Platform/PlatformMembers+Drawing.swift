extension PlatformMembers {
    /// Of colors, images, drawing and traits.
    static let drawingNames = """
        UIBezierPath
            addArc(withCenter:radius:startAngle:endAngle:clockwise:)
            addCurve(to:controlPoint1:controlPoint2:) addCurveToPoint:controlPoint1:controlPoint2:
            addLine(to:) addLineToPoint:
            addQuadCurve(to:controlPoint:) addQuadCurveToPoint:controlPoint:
            append(_:) appendPath:
            apply(_:) applyTransform:
            cgPath CGPath
            close() closePath
            contains(_:) containsPoint:
            fill(with:alpha:) fillWithBlendMode:alpha:
            getLineDash(_:count:phase:)
            isEmpty empty
            move(to:) moveToPoint:
            reversing() bezierPathByReversingPath
            setLineDash(_:count:phase:)
            stroke(with:alpha:) strokeWithBlendMode:alpha:
        UIColor
            cgColor CGColor
            ciColor CIColor
            getHue(_:saturation:brightness:alpha:)
            getRed(_:green:blue:alpha:)
            getWhite(_:alpha:)
            resolvedColor(with:) resolvedColorWithTraitCollection:
            static black blackColor
            static blue blueColor
            static brown brownColor
            static clear clearColor
            static cyan cyanColor
            static darkGray darkGrayColor
            static darkText darkTextColor
            static gray grayColor
            static green greenColor
            static groupTableViewBackground groupTableViewBackgroundColor
            static label labelColor
            static lightGray lightGrayColor
            static lightText lightTextColor
            static link linkColor
            static magenta magentaColor
            static opaqueSeparator opaqueSeparatorColor
            static orange orangeColor
            static placeholderText placeholderTextColor
            static purple purpleColor
            static quaternaryLabel quaternaryLabelColor
            static quaternarySystemFill quaternarySystemFillColor
            static red redColor
            static secondaryLabel secondaryLabelColor
            static secondarySystemBackground secondarySystemBackgroundColor
            static secondarySystemFill secondarySystemFillColor
            static secondarySystemGroupedBackground secondarySystemGroupedBackgroundColor
            static separator separatorColor
            static systemBackground systemBackgroundColor
            static systemBlue systemBlueColor
            static systemBrown systemBrownColor
            static systemCyan systemCyanColor
            static systemFill systemFillColor
            static systemGray systemGrayColor
            static systemGray2 systemGray2Color
            static systemGray3 systemGray3Color
            static systemGray4 systemGray4Color
            static systemGray5 systemGray5Color
            static systemGray6 systemGray6Color
            static systemGreen systemGreenColor
            static systemGroupedBackground systemGroupedBackgroundColor
            static systemIndigo systemIndigoColor
            static systemMint systemMintColor
            static systemOrange systemOrangeColor
            static systemPink systemPinkColor
            static systemPurple systemPurpleColor
            static systemRed systemRedColor
            static systemTeal systemTealColor
            static systemYellow systemYellowColor
            static tertiaryLabel tertiaryLabelColor
            static tertiarySystemBackground tertiarySystemBackgroundColor
            static tertiarySystemFill tertiarySystemFillColor
            static tertiarySystemGroupedBackground tertiarySystemGroupedBackgroundColor
            static white whiteColor
            static yellow yellowColor
            withAlphaComponent(_:) colorWithAlphaComponent:
        UIGraphicsImageRenderer
            image(actions:)
            jpegData(withCompressionQuality:actions:) JPEGDataWithCompressionQuality:actions:
            pngData(actions:) PNGDataWithActions:
        UIGraphicsPDFRenderer
            pdfData(actions:) PDFDataWithActions:
            writePDF(to:withActions:) writePDFToURL:withActions:error:
        UIGraphicsPDFRendererContext
            addDestination(withName:at:) addDestinationWithName:atPoint:
            beginPage(withBounds:pageInfo:)
            setDestinationWithName(_:for:) setDestinationWithName:forRect:
            setURL(_:for:) setURL:forRect:
        UIGraphicsRenderer
            runDrawingActions(_:completionActions:) runDrawingActions:completionActions:error:
            static context(with:) contextWithFormat:
            static prepare(_:with:) prepareCGContext:withRendererContext:
            static rendererContextClass()
        UIGraphicsRendererContext
            cgContext CGContext
            clip(to:) clipToRect:
            fill(_:) fillRect:
            fill(_:blendMode:) fillRect:blendMode:
            stroke(_:) strokeRect:
            stroke(_:blendMode:) strokeRect:blendMode:
        UIGraphicsRendererFormat
            static default() defaultFormat
            static preferred() preferredFormat
        UIImage
            applyingSymbolConfiguration(_:) imageByApplyingSymbolConfiguration:
            cgImage CGImage
            ciImage CIImage
            draw(at:) drawAtPoint:
            draw(at:blendMode:alpha:) drawAtPoint:blendMode:alpha:
            draw(in:) drawInRect:
            draw(in:blendMode:alpha:) drawInRect:blendMode:alpha:
            drawAsPattern(in:) drawAsPatternInRect:
            isSymbolImage symbolImage
            prepareForDisplay(completionHandler:)
            prepareThumbnail(of:completionHandler:) prepareThumbnailOfSize:completionHandler:
            preparingForDisplay() imageByPreparingForDisplay
            preparingThumbnail(of:) imageByPreparingThumbnailOfSize:
            resizableImage(withCapInsets:)
            resizableImage(withCapInsets:resizingMode:)
            static actions actionsImage
            static add addImage
            static animatedImage(with:duration:) animatedImageWithImages:duration:
            static animatedImageNamed(_:duration:)
            static animatedResizableImageNamed(_:capInsets:duration:)
            static animatedResizableImageNamed(_:capInsets:resizingMode:duration:)
            static checkmark checkmarkImage
            static remove removeImage
            static strokedCheckmark strokedCheckmarkImage
            stretchableImage(withLeftCapWidth:topCapHeight:)
            withAlignmentRectInsets(_:) imageWithAlignmentRectInsets:
            withBaselineOffset(fromBottom:) imageWithBaselineOffsetFromBottom:
            withConfiguration(_:) imageWithConfiguration:
            withHorizontallyFlippedOrientation() imageWithHorizontallyFlippedOrientation
            withRenderingMode(_:) imageWithRenderingMode:
            withTintColor(_:) imageWithTintColor:
            withTintColor(_:renderingMode:) imageWithTintColor:renderingMode:
        UIImage.Configuration
            applying(_:) configurationByApplyingConfiguration:
            withTraitCollection(_:) configurationWithTraitCollection:
        UIImage.SymbolConfiguration
            isEqual(to:) isEqualToConfiguration:
            static preferringMonochrome() configurationPreferringMonochrome
            static preferringMulticolor() configurationPreferringMulticolor
            static unspecified unspecifiedConfiguration
        UIImageAsset
            image(with:) imageWithConfiguration:
            register(_:with:) registerImage:withConfiguration:
            unregister(imageWith:) unregisterImageWithTraitCollection:
            unregisterImage(with:) unregisterImageWithConfiguration:
        UIImagePickerController
            static availableCaptureModes(for:) availableCaptureModesForCameraDevice:
            static availableMediaTypes(for:) availableMediaTypesForSourceType:
            static isCameraDeviceAvailable(_:)
            static isFlashAvailable(for:) isFlashAvailableForCameraDevice:
            static isSourceTypeAvailable(_:)
        UIImageView
            isAnimating animating
            isHighlighted highlighted
            isUserInteractionEnabled userInteractionEnabled
        UIRegion
            byDifference(from:) regionByDifferenceFromRegion:
            byIntersection(with:) regionByIntersectionWithRegion:
            byUnion(with:) regionByUnionWithRegion:
            contains(_:) containsPoint:
            inverse() inverseRegion
            static infinite infiniteRegion
        UITraitCollection
            containsTraits(in:) containsTraitsInCollection:
            hasDifferentColorAppearance(comparedTo:) hasDifferentColorAppearanceComparedToTraitCollection:
            performAsCurrent(_:) performAsCurrentTraitCollection:
            static current currentTraitCollection
        """
}
