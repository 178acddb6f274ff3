extension PlatformProtocols {
    /// Foundation's protocols, by the headers of the iOS 16.4 SDK: the name and what it inherits; then a line a member, `?` optional or `!` required, its
    /// Swift name, its Objective-C name, and its result; of properties the name and the type.
    static let foundation = """
        FileManagerDelegate:
            ? fileManager(_:shouldCopyItemAt:to:) fileManager:shouldCopyItemAtURL:toURL: Bool
            ? fileManager(_:shouldCopyItemAtPath:toPath:) fileManager:shouldCopyItemAtPath:toPath: Bool
            ? fileManager(_:shouldLinkItemAt:to:) fileManager:shouldLinkItemAtURL:toURL: Bool
            ? fileManager(_:shouldLinkItemAtPath:toPath:) fileManager:shouldLinkItemAtPath:toPath: Bool
            ? fileManager(_:shouldMoveItemAt:to:) fileManager:shouldMoveItemAtURL:toURL: Bool
            ? fileManager(_:shouldMoveItemAtPath:toPath:) fileManager:shouldMoveItemAtPath:toPath: Bool
            ? fileManager(_:shouldProceedAfterError:copyingItemAt:to:) fileManager:shouldProceedAfterError:copyingItemAtURL:toURL: Bool
            ? fileManager(_:shouldProceedAfterError:copyingItemAtPath:toPath:) fileManager:shouldProceedAfterError:copyingItemAtPath:toPath: Bool
            ? fileManager(_:shouldProceedAfterError:linkingItemAt:to:) fileManager:shouldProceedAfterError:linkingItemAtURL:toURL: Bool
            ? fileManager(_:shouldProceedAfterError:linkingItemAtPath:toPath:) fileManager:shouldProceedAfterError:linkingItemAtPath:toPath: Bool
            ? fileManager(_:shouldProceedAfterError:movingItemAt:to:) fileManager:shouldProceedAfterError:movingItemAtURL:toURL: Bool
            ? fileManager(_:shouldProceedAfterError:movingItemAtPath:toPath:) fileManager:shouldProceedAfterError:movingItemAtPath:toPath: Bool
            ? fileManager(_:shouldProceedAfterError:removingItemAt:) fileManager:shouldProceedAfterError:removingItemAtURL: Bool
            ? fileManager(_:shouldProceedAfterError:removingItemAtPath:) fileManager:shouldProceedAfterError:removingItemAtPath: Bool
            ? fileManager(_:shouldRemoveItemAt:) fileManager:shouldRemoveItemAtURL: Bool
            ? fileManager(_:shouldRemoveItemAtPath:) fileManager:shouldRemoveItemAtPath: Bool
        NSCacheDelegate:
            ? cache(_:willEvictObject:) cache:willEvictObject: Void
        NSCoding:
            ! encode(with:) encodeWithCoder: Void
        NSCopying:
            ! copy(with:) copyWithZone: Any
        NSDecimalNumberBehaviors:
            ! exceptionDuringOperation(_:error:leftOperand:rightOperand:) exceptionDuringOperation:error:leftOperand:rightOperand: NSDecimalNumber?
            ! roundingMode() roundingMode NSDecimalNumber.RoundingMode
            ! scale() scale Int16
        NSDiscardableContent:
            ! beginContentAccess() beginContentAccess Bool
            ! discardContentIfPossible() discardContentIfPossible Void
            ! endContentAccess() endContentAccess Void
            ! isContentDiscarded() isContentDiscarded Bool
        NSExtensionRequestHandling:
            ! beginRequest(with:) beginRequestWithExtensionContext: Void
        NSFastEnumeration:
            ! countByEnumerating(with:objects:count:) countByEnumeratingWithState:objects:count: Int
        NSFilePresenter:
            ? observedPresentedItemUbiquityAttributes: Set<URLResourceKey>
            ? presentedItemDidChange() presentedItemDidChange Void
            ? presentedItemDidChangeUbiquityAttributes(_:) presentedItemDidChangeUbiquityAttributes: Void
            ? presentedItemDidGain(_:) presentedItemDidGainVersion: Void
            ? presentedItemDidLose(_:) presentedItemDidLoseVersion: Void
            ? presentedItemDidMove(to:) presentedItemDidMoveToURL: Void
            ? presentedItemDidResolveConflict(_:) presentedItemDidResolveConflictVersion: Void
            ! presentedItemOperationQueue: OperationQueue
            ! presentedItemURL: URL?
            ? presentedSubitem(at:didGain:) presentedSubitemAtURL:didGainVersion: Void
            ? presentedSubitem(at:didLose:) presentedSubitemAtURL:didLoseVersion: Void
            ? presentedSubitem(at:didMoveTo:) presentedSubitemAtURL:didMoveToURL: Void
            ? presentedSubitem(at:didResolve:) presentedSubitemAtURL:didResolveConflictVersion: Void
            ? presentedSubitemDidAppear(at:) presentedSubitemDidAppearAtURL: Void
            ? presentedSubitemDidChange(at:) presentedSubitemDidChangeAtURL: Void
            ? relinquishPresentedItem(toReader:) relinquishPresentedItemToReader: Void
            ? relinquishPresentedItem(toWriter:) relinquishPresentedItemToWriter: Void
        NSItemProviderReading:
            ! static object(withItemProviderData:typeIdentifier:) objectWithItemProviderData:typeIdentifier:error: Self
            ! static readableTypeIdentifiersForItemProvider: [String]
        NSItemProviderWriting:
            ? static itemProviderVisibilityForRepresentation(withTypeIdentifier:) itemProviderVisibilityForRepresentationWithTypeIdentifier: NSItemProviderRepresentationVisibility
            ? itemProviderVisibilityForRepresentation(withTypeIdentifier:) itemProviderVisibilityForRepresentationWithTypeIdentifier: NSItemProviderRepresentationVisibility
            ! loadData(withTypeIdentifier:forItemProviderCompletionHandler:) loadDataWithTypeIdentifier:forItemProviderCompletionHandler: Progress?
            ! static writableTypeIdentifiersForItemProvider: [String]
            ? writableTypeIdentifiersForItemProvider: [String]
        NSKeyedArchiverDelegate:
            ? archiver(_:didEncode:) archiver:didEncodeObject: Void
            ? archiver(_:willEncode:) archiver:willEncodeObject: Any?
            ? archiver(_:willReplace:with:) archiver:willReplaceObject:withObject: Void
            ? archiverDidFinish(_:) archiverDidFinish: Void
            ? archiverWillFinish(_:) archiverWillFinish: Void
        NSKeyedUnarchiverDelegate:
            ? unarchiver(_:cannotDecodeObjectOfClassName:originalClasses:) unarchiver:cannotDecodeObjectOfClassName:originalClasses: AnyClass?
            ? unarchiver(_:didDecode:) unarchiver:didDecodeObject: Any?
            ? unarchiver(_:willReplace:with:) unarchiver:willReplaceObject:withObject: Void
            ? unarchiverDidFinish(_:) unarchiverDidFinish: Void
            ? unarchiverWillFinish(_:) unarchiverWillFinish: Void
        NSLocking:
            ! lock() lock Void
            ! unlock() unlock Void
            ! withLock(_:) s:So9NSLockingP10FoundationE8withLockyqd__qd__yKXEKlF R
        NSMachPortDelegate: PortDelegate
            ? handleMachMessage(_:) handleMachMessage: Void
        NSMetadataQueryDelegate:
            ? metadataQuery(_:replacementObjectForResultObject:) metadataQuery:replacementObjectForResultObject: Any
            ? metadataQuery(_:replacementValueForAttribute:value:) metadataQuery:replacementValueForAttribute:value: Any
        NSMutableCopying:
            ! mutableCopy(with:) mutableCopyWithZone: Any
        NSSecureCoding: NSCoding
            ! static supportsSecureCoding: Bool
        NSURLConnectionDataDelegate: NSURLConnectionDelegate
            ? connection(_:didReceive:) connection:didReceiveResponse: Void
            ? connection(_:didReceive:) connection:didReceiveData: Void
            ? connection(_:didSendBodyData:totalBytesWritten:totalBytesExpectedToWrite:) connection:didSendBodyData:totalBytesWritten:totalBytesExpectedToWrite: Void
            ? connection(_:needNewBodyStream:) connection:needNewBodyStream: InputStream?
            ? connection(_:willCacheResponse:) connection:willCacheResponse: CachedURLResponse?
            ? connection(_:willSend:redirectResponse:) connection:willSendRequest:redirectResponse: URLRequest?
            ? connectionDidFinishLoading(_:) connectionDidFinishLoading: Void
        NSURLConnectionDelegate:
            ? connection(_:canAuthenticateAgainstProtectionSpace:) connection:canAuthenticateAgainstProtectionSpace: Bool
            ? connection(_:didCancel:) connection:didCancelAuthenticationChallenge: Void
            ? connection(_:didFailWithError:) connection:didFailWithError: Void
            ? connection(_:didReceive:) connection:didReceiveAuthenticationChallenge: Void
            ? connection(_:willSendRequestFor:) connection:willSendRequestForAuthenticationChallenge: Void
            ? connectionShouldUseCredentialStorage(_:) connectionShouldUseCredentialStorage: Bool
        NSURLConnectionDownloadDelegate: NSURLConnectionDelegate
            ? connection(_:didWriteData:totalBytesWritten:expectedTotalBytes:) connection:didWriteData:totalBytesWritten:expectedTotalBytes: Void
            ! connectionDidFinishDownloading(_:destinationURL:) connectionDidFinishDownloading:destinationURL: Void
            ? connectionDidResumeDownloading(_:totalBytesWritten:expectedTotalBytes:) connectionDidResumeDownloading:totalBytesWritten:expectedTotalBytes: Void
        NSUserActivityDelegate:
            ? userActivity(_:didReceive:outputStream:) userActivity:didReceiveInputStream:outputStream: Void
            ? userActivityWasContinued(_:) userActivityWasContinued: Void
            ? userActivityWillSave(_:) userActivityWillSave: Void
        NSXPCListenerDelegate:
            ? listener(_:shouldAcceptNewConnection:) listener:shouldAcceptNewConnection: Bool
        NSXPCProxyCreating:
            ! remoteObjectProxy() remoteObjectProxy Any
            ! remoteObjectProxyWithErrorHandler(_:) remoteObjectProxyWithErrorHandler: Any
            ? synchronousRemoteObjectProxyWithErrorHandler(_:) synchronousRemoteObjectProxyWithErrorHandler: Any
        NetServiceBrowserDelegate:
            ? netServiceBrowser(_:didFind:moreComing:) netServiceBrowser:didFindService:moreComing: Void
            ? netServiceBrowser(_:didFindDomain:moreComing:) netServiceBrowser:didFindDomain:moreComing: Void
            ? netServiceBrowser(_:didNotSearch:) netServiceBrowser:didNotSearch: Void
            ? netServiceBrowser(_:didRemove:moreComing:) netServiceBrowser:didRemoveService:moreComing: Void
            ? netServiceBrowser(_:didRemoveDomain:moreComing:) netServiceBrowser:didRemoveDomain:moreComing: Void
            ? netServiceBrowserDidStopSearch(_:) netServiceBrowserDidStopSearch: Void
            ? netServiceBrowserWillSearch(_:) netServiceBrowserWillSearch: Void
        NetServiceDelegate:
            ? netService(_:didAcceptConnectionWith:outputStream:) netService:didAcceptConnectionWithInputStream:outputStream: Void
            ? netService(_:didNotPublish:) netService:didNotPublish: Void
            ? netService(_:didNotResolve:) netService:didNotResolve: Void
            ? netService(_:didUpdateTXTRecord:) netService:didUpdateTXTRecordData: Void
            ? netServiceDidPublish(_:) netServiceDidPublish: Void
            ? netServiceDidResolveAddress(_:) netServiceDidResolveAddress: Void
            ? netServiceDidStop(_:) netServiceDidStop: Void
            ? netServiceWillPublish(_:) netServiceWillPublish: Void
            ? netServiceWillResolve(_:) netServiceWillResolve: Void
        PortDelegate:
            ? handle(_:) handlePortMessage: Void
        ProgressReporting:
            ! progress: Progress
        StreamDelegate:
            ? stream(_:handle:) stream:handleEvent: Void
        URLAuthenticationChallengeSender:
            ! cancel(_:) cancelAuthenticationChallenge: Void
            ! continueWithoutCredential(for:) continueWithoutCredentialForAuthenticationChallenge: Void
            ? performDefaultHandling(for:) performDefaultHandlingForAuthenticationChallenge: Void
            ? rejectProtectionSpaceAndContinue(with:) rejectProtectionSpaceAndContinueWithChallenge: Void
            ! use(_:for:) useCredential:forAuthenticationChallenge: Void
        URLProtocolClient:
            ! urlProtocol(_:cachedResponseIsValid:) URLProtocol:cachedResponseIsValid: Void
            ! urlProtocol(_:didCancel:) URLProtocol:didCancelAuthenticationChallenge: Void
            ! urlProtocol(_:didFailWithError:) URLProtocol:didFailWithError: Void
            ! urlProtocol(_:didLoad:) URLProtocol:didLoadData: Void
            ! urlProtocol(_:didReceive:) URLProtocol:didReceiveAuthenticationChallenge: Void
            ! urlProtocol(_:didReceive:cacheStoragePolicy:) URLProtocol:didReceiveResponse:cacheStoragePolicy: Void
            ! urlProtocol(_:wasRedirectedTo:redirectResponse:) URLProtocol:wasRedirectedToRequest:redirectResponse: Void
            ! urlProtocolDidFinishLoading(_:) URLProtocolDidFinishLoading: Void
        URLSessionDataDelegate: URLSessionDelegate URLSessionTaskDelegate
            ? urlSession(_:dataTask:didBecome:) URLSession:dataTask:didBecomeDownloadTask: Void
            ? urlSession(_:dataTask:didBecome:) URLSession:dataTask:didBecomeStreamTask: Void
            ? urlSession(_:dataTask:didReceive:) URLSession:dataTask:didReceiveData: Void
        URLSessionDelegate:
            ? urlSession(_:didBecomeInvalidWithError:) URLSession:didBecomeInvalidWithError: Void
            ? urlSessionDidFinishEvents(forBackgroundURLSession:) URLSessionDidFinishEventsForBackgroundURLSession: Void
        URLSessionDownloadDelegate: URLSessionDelegate URLSessionTaskDelegate
            ! urlSession(_:downloadTask:didFinishDownloadingTo:) URLSession:downloadTask:didFinishDownloadingToURL: Void
            ? urlSession(_:downloadTask:didResumeAtOffset:expectedTotalBytes:) URLSession:downloadTask:didResumeAtOffset:expectedTotalBytes: Void
            ? urlSession(_:downloadTask:didWriteData:totalBytesWritten:totalBytesExpectedToWrite:) URLSession:downloadTask:didWriteData:totalBytesWritten:totalBytesExpectedToWrite: Void
        URLSessionStreamDelegate: URLSessionDelegate URLSessionTaskDelegate
            ? urlSession(_:betterRouteDiscoveredFor:) URLSession:betterRouteDiscoveredForStreamTask: Void
            ? urlSession(_:readClosedFor:) URLSession:readClosedForStreamTask: Void
            ? urlSession(_:streamTask:didBecome:outputStream:) URLSession:streamTask:didBecomeInputStream:outputStream: Void
            ? urlSession(_:writeClosedFor:) URLSession:writeClosedForStreamTask: Void
        URLSessionTaskDelegate: URLSessionDelegate
            ? urlSession(_:didCreateTask:) URLSession:didCreateTask: Void
            ? urlSession(_:task:didCompleteWithError:) URLSession:task:didCompleteWithError: Void
            ? urlSession(_:task:didFinishCollecting:) URLSession:task:didFinishCollectingMetrics: Void
            ? urlSession(_:task:didSendBodyData:totalBytesSent:totalBytesExpectedToSend:) URLSession:task:didSendBodyData:totalBytesSent:totalBytesExpectedToSend: Void
            ? urlSession(_:taskIsWaitingForConnectivity:) URLSession:taskIsWaitingForConnectivity: Void
        URLSessionWebSocketDelegate: URLSessionDelegate URLSessionTaskDelegate
            ? urlSession(_:webSocketTask:didCloseWith:reason:) URLSession:webSocketTask:didCloseWithCode:reason: Void
            ? urlSession(_:webSocketTask:didOpenWithProtocol:) URLSession:webSocketTask:didOpenWithProtocol: Void
        XMLParserDelegate:
            ? parser(_:didEndElement:namespaceURI:qualifiedName:) parser:didEndElement:namespaceURI:qualifiedName: Void
            ? parser(_:didEndMappingPrefix:) parser:didEndMappingPrefix: Void
            ? parser(_:didStartElement:namespaceURI:qualifiedName:attributes:) parser:didStartElement:namespaceURI:qualifiedName:attributes: Void
            ? parser(_:didStartMappingPrefix:toURI:) parser:didStartMappingPrefix:toURI: Void
            ? parser(_:foundAttributeDeclarationWithName:forElement:type:defaultValue:) parser:foundAttributeDeclarationWithName:forElement:type:defaultValue: Void
            ? parser(_:foundCDATA:) parser:foundCDATA: Void
            ? parser(_:foundCharacters:) parser:foundCharacters: Void
            ? parser(_:foundComment:) parser:foundComment: Void
            ? parser(_:foundElementDeclarationWithName:model:) parser:foundElementDeclarationWithName:model: Void
            ? parser(_:foundExternalEntityDeclarationWithName:publicID:systemID:) parser:foundExternalEntityDeclarationWithName:publicID:systemID: Void
            ? parser(_:foundIgnorableWhitespace:) parser:foundIgnorableWhitespace: Void
            ? parser(_:foundInternalEntityDeclarationWithName:value:) parser:foundInternalEntityDeclarationWithName:value: Void
            ? parser(_:foundNotationDeclarationWithName:publicID:systemID:) parser:foundNotationDeclarationWithName:publicID:systemID: Void
            ? parser(_:foundProcessingInstructionWithTarget:data:) parser:foundProcessingInstructionWithTarget:data: Void
            ? parser(_:foundUnparsedEntityDeclarationWithName:publicID:systemID:notationName:) parser:foundUnparsedEntityDeclarationWithName:publicID:systemID:notationName: Void
            ? parser(_:parseErrorOccurred:) parser:parseErrorOccurred: Void
            ? parser(_:resolveExternalEntityName:systemID:) parser:resolveExternalEntityName:systemID: Data?
            ? parser(_:validationErrorOccurred:) parser:validationErrorOccurred: Void
            ? parserDidEndDocument(_:) parserDidEndDocument: Void
            ? parserDidStartDocument(_:) parserDidStartDocument: Void
        """
}
