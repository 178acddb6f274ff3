internal import TableEngine

/// Headers and footers of sections come, float and go.
extension TableLayout {
    /// True when a height came out other than assumed, or code of the application changed the table.
    func bringBands() -> Bool {
        let version = contents.version
        var hasBrought = false
        while !table.updates.needsReload, let key = firstMissingBand {
            bring(key)
            hasBrought = true
        }
        if hasBrought { table.bands.settleAbsent() }
        return contents.version != version
    }

    private var firstMissingBand: BandViews.Key? {
        var missing: BandViews.Key?
        forEachBand { placement in
            let key = BandViews.Key(band: placement.isHeader ? .header : .footer, section: placement.section)
            if missing == nil, !table.bandViews.isLive(key) { missing = key }
        }
        return missing
    }

    private func forEachBand(_ body: (PinnedHeaders.Placement) -> Void) {
        PinnedHeaders(geometry: contents.geometry, viewport: viewport, floats: table.style == .plain).forEach(body)
    }

    private func bring(_ key: BandViews.Key) {
        let given = table.bands.givenHeight(key.band, key.section)
        let view = table.bandViews.makeView(key.band, key.section)
        let points = table.bands.measure(key.band, key.section, given: given, view: view)
        setBand(key, points)
        table.bandViews.insert(view, key)
        guard let view else { return }
        let span =
            key.band == .header
            ? contents.geometry.span(ofHeader: key.section) : contents.geometry.span(ofFooter: key.section)
        view.frame = CGRect(x: 0, y: span.start, width: table.bounds.width, height: span.length)
        table.insertBand(view)
        switch key.band {
        case .header: table.calls.willDisplayHeader(view, inSection: key.section)
        case .footer: table.calls.willDisplayFooter(view, inSection: key.section)
        }
    }

    /// After an update: headers and footers that became the first, or follow another, may want another height; with
    /// `askingAgain` all may.
    func measureBandsAgain(askingAgain: Bool) {
        for key in table.bandViews.live.keys.sorted(by: { $0.section < $1.section }) {
            let hasChanged = table.bandViews.refreshContext(key)
            guard hasChanged || askingAgain else { continue }
            let given = table.bands.givenHeight(key.band, key.section)
            setBand(key, table.bands.measure(key.band, key.section, given: given, view: table.bandViews.view(key)))
        }
    }

    private func setBand(_ key: BandViews.Key, _ points: Double) {
        let (before, start) = contents.geometry.section(key.section)
        let extent = RowExtent.measured(points)
        let padding = key.band == .header ? table.bands.topPadding(header: extent, key.section) : before.topPadding
        guard (key.band == .header ? before.header : before.footer) != extent || padding != before.topPadding else {
            return
        }
        contents.editSection(key.section) {
            if key.band == .header { $0.header = extent } else { $0.footer = extent }
            $0.topPadding = padding
        }
        let top = key.band == .header ? start : before.footerSpan.start + start
        if !isKeepingPlace, top < visible.start {
            shift += CGFloat(contents.geometry.section(key.section).geometry.points - before.points)
        }
    }

    /// Headers and footers, after every step of scrolling: floating ones follow it.
    func placeBands() {
        var shown: [BandViews.Key] = []
        forEachBand { placement in
            let key = BandViews.Key(band: placement.isHeader ? .header : .footer, section: placement.section)
            shown.append(key)
            guard let view = table.bandViews.view(key) else { return }
            let frame = CGRect(
                x: 0, y: placement.span.start, width: Double(table.bounds.width), height: placement.span.length)
            if view.frame != frame { view.frame = frame }
            if let view = view as? UITableViewHeaderFooterView, view.tableContext?.isFloating != placement.isFloating {
                view.tableContext?.isFloating = placement.isFloating
            }
        }
        table.bandViews.leaveAllBut(shown)
        if !holdsWhatLeaves { table.bandViews.retireOutgoing() }
    }
}
