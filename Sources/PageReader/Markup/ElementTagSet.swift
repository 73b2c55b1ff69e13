import CGumbo

/// A set of element names that is quick to ask.
struct ElementTagSet {
    private var bits: [Bool]

    init(_ tags: [GumboTag]) {
        bits = [Bool](repeating: false, count: 256)
        for tag in tags { bits[Int(ElementTag(tag).code)] = true }
    }

    func contains(_ tag: ElementTag) -> Bool { bits[Int(tag.code)] }
}

extension ElementTagSet {
    /// Elements that have no content and no end tag.
    static let void = ElementTagSet([
        GUMBO_TAG_AREA, GUMBO_TAG_BASE, GUMBO_TAG_BR, GUMBO_TAG_COL, GUMBO_TAG_EMBED,
        GUMBO_TAG_HR, GUMBO_TAG_IMG, GUMBO_TAG_INPUT, GUMBO_TAG_KEYGEN, GUMBO_TAG_LINK,
        GUMBO_TAG_META, GUMBO_TAG_PARAM, GUMBO_TAG_SOURCE, GUMBO_TAG_TRACK, GUMBO_TAG_WBR,
        GUMBO_TAG_FRAME, GUMBO_TAG_BASEFONT, GUMBO_TAG_BGSOUND, GUMBO_TAG_IMAGE,
    ])

    /// Elements that HTML opens again in each block when they were not closed.
    static let formatting = ElementTagSet([
        GUMBO_TAG_A, GUMBO_TAG_B, GUMBO_TAG_BIG, GUMBO_TAG_CODE, GUMBO_TAG_EM, GUMBO_TAG_FONT,
        GUMBO_TAG_I, GUMBO_TAG_NOBR, GUMBO_TAG_S, GUMBO_TAG_SMALL, GUMBO_TAG_STRIKE,
        GUMBO_TAG_STRONG, GUMBO_TAG_TT, GUMBO_TAG_U,
    ])

    /// Elements whose start closes an open paragraph.
    static let closingParagraph = ElementTagSet([
        GUMBO_TAG_ADDRESS, GUMBO_TAG_ARTICLE, GUMBO_TAG_ASIDE, GUMBO_TAG_BLOCKQUOTE,
        GUMBO_TAG_CENTER, GUMBO_TAG_DETAILS, GUMBO_TAG_DIR, GUMBO_TAG_DIV, GUMBO_TAG_DL,
        GUMBO_TAG_DD, GUMBO_TAG_DT, GUMBO_TAG_LI, GUMBO_TAG_FIELDSET, GUMBO_TAG_FIGCAPTION,
        GUMBO_TAG_FIGURE, GUMBO_TAG_FOOTER, GUMBO_TAG_FORM, GUMBO_TAG_H1, GUMBO_TAG_H2,
        GUMBO_TAG_H3, GUMBO_TAG_H4, GUMBO_TAG_H5, GUMBO_TAG_H6, GUMBO_TAG_HEADER,
        GUMBO_TAG_HGROUP, GUMBO_TAG_HR, GUMBO_TAG_MAIN, GUMBO_TAG_MENU, GUMBO_TAG_NAV,
        GUMBO_TAG_OL, GUMBO_TAG_P, GUMBO_TAG_PRE, GUMBO_TAG_SECTION, GUMBO_TAG_SUMMARY,
        GUMBO_TAG_TABLE, GUMBO_TAG_UL, GUMBO_TAG_PLAINTEXT, GUMBO_TAG_LISTING,
    ])

    /// Elements that stand on lines of their own.
    static let block = ElementTagSet([
        GUMBO_TAG_ADDRESS, GUMBO_TAG_ARTICLE, GUMBO_TAG_ASIDE, GUMBO_TAG_BLOCKQUOTE,
        GUMBO_TAG_BODY, GUMBO_TAG_CAPTION, GUMBO_TAG_CENTER, GUMBO_TAG_DETAILS, GUMBO_TAG_DIR,
        GUMBO_TAG_DIV, GUMBO_TAG_DL, GUMBO_TAG_DD, GUMBO_TAG_DT, GUMBO_TAG_LI,
        GUMBO_TAG_FIELDSET, GUMBO_TAG_FIGCAPTION, GUMBO_TAG_FIGURE, GUMBO_TAG_FOOTER,
        GUMBO_TAG_FORM, GUMBO_TAG_H1, GUMBO_TAG_H2, GUMBO_TAG_H3, GUMBO_TAG_H4, GUMBO_TAG_H5,
        GUMBO_TAG_H6, GUMBO_TAG_HEADER, GUMBO_TAG_HGROUP, GUMBO_TAG_HR, GUMBO_TAG_HTML,
        GUMBO_TAG_LEGEND, GUMBO_TAG_MAIN, GUMBO_TAG_MENU, GUMBO_TAG_NAV, GUMBO_TAG_OL,
        GUMBO_TAG_OPTION, GUMBO_TAG_P, GUMBO_TAG_PRE, GUMBO_TAG_SECTION, GUMBO_TAG_SUMMARY,
        GUMBO_TAG_TABLE, GUMBO_TAG_TBODY, GUMBO_TAG_TD, GUMBO_TAG_TFOOT, GUMBO_TAG_TH,
        GUMBO_TAG_THEAD, GUMBO_TAG_TR, GUMBO_TAG_UL, GUMBO_TAG_LISTING, GUMBO_TAG_NOSCRIPT,
        GUMBO_TAG_BUTTON, GUMBO_TAG_SELECT, GUMBO_TAG_TITLE,
    ])

    /// Elements in which a list item, or a cell, cannot reach the one before it.
    static let listScope = ElementTagSet([
        GUMBO_TAG_UL, GUMBO_TAG_OL, GUMBO_TAG_DL, GUMBO_TAG_MENU, GUMBO_TAG_DIR, GUMBO_TAG_TABLE,
        GUMBO_TAG_TD, GUMBO_TAG_TH, GUMBO_TAG_CAPTION, GUMBO_TAG_SECTION, GUMBO_TAG_ARTICLE,
        GUMBO_TAG_MAIN, GUMBO_TAG_ASIDE, GUMBO_TAG_NAV, GUMBO_TAG_HEADER, GUMBO_TAG_FOOTER,
        GUMBO_TAG_FORM, GUMBO_TAG_FIELDSET, GUMBO_TAG_FIGURE, GUMBO_TAG_BLOCKQUOTE,
        GUMBO_TAG_BUTTON, GUMBO_TAG_DETAILS, GUMBO_TAG_TEMPLATE,
    ])

    /// Elements that an end tag of something else does not look through.
    static let scopeBarrier = ElementTagSet([
        GUMBO_TAG_TABLE, GUMBO_TAG_TD, GUMBO_TAG_TH, GUMBO_TAG_CAPTION, GUMBO_TAG_TEMPLATE,
        GUMBO_TAG_OBJECT, GUMBO_TAG_APPLET, GUMBO_TAG_MARQUEE,
    ])

    /// Elements that hold something apart from the page around them: what is open in them ends with
    /// them.
    static let apart = ElementTagSet([
        GUMBO_TAG_DATALIST, GUMBO_TAG_TEMPLATE, GUMBO_TAG_OBJECT, GUMBO_TAG_VIDEO,
        GUMBO_TAG_AUDIO, GUMBO_TAG_CANVAS,
    ])

    /// What a cell does not look through for the cell before it.
    static let tableRow = ElementTagSet([GUMBO_TAG_TR, GUMBO_TAG_TABLE])

    /// What a row does not look through for the row before it.
    static let tableOnly = ElementTagSet([GUMBO_TAG_TABLE])

    /// The parts of a table.
    static let tablePart = ElementTagSet([
        GUMBO_TAG_TABLE, GUMBO_TAG_TBODY, GUMBO_TAG_THEAD, GUMBO_TAG_TFOOT, GUMBO_TAG_TR,
        GUMBO_TAG_TD, GUMBO_TAG_TH, GUMBO_TAG_CAPTION, GUMBO_TAG_COLGROUP,
    ])

    /// Elements whose content is text up to their end tag, and no part of what is read.
    static let rawText = ElementTagSet([
        GUMBO_TAG_SCRIPT, GUMBO_TAG_STYLE, GUMBO_TAG_XMP, GUMBO_TAG_IFRAME, GUMBO_TAG_NOEMBED,
        GUMBO_TAG_NOFRAMES,
    ])
}
