import CGumbo

/// The name of an element, as the parser's small number for it.
struct ElementTag: Hashable {
    /// The parser's number; all names that it does not know share one.
    let code: UInt8

    init(_ tag: GumboTag) { code = UInt8(truncatingIfNeeded: tag.rawValue) }

    /// Reads a name in any letter case.
    init(name: UnsafeBufferPointer<UInt8>) {
        let tag = name.withMemoryRebound(to: CChar.self) { characters in
            gumbo_tagn_enum(characters.baseAddress, UInt32(truncatingIfNeeded: name.count))
        }
        self.init(tag)
    }

    static var unknown: ElementTag { ElementTag(GUMBO_TAG_UNKNOWN) }
    static var html: ElementTag { ElementTag(GUMBO_TAG_HTML) }
    static var head: ElementTag { ElementTag(GUMBO_TAG_HEAD) }
    static var body: ElementTag { ElementTag(GUMBO_TAG_BODY) }
    static var title: ElementTag { ElementTag(GUMBO_TAG_TITLE) }
    static var meta: ElementTag { ElementTag(GUMBO_TAG_META) }
    static var link: ElementTag { ElementTag(GUMBO_TAG_LINK) }
    static var base: ElementTag { ElementTag(GUMBO_TAG_BASE) }
    static var script: ElementTag { ElementTag(GUMBO_TAG_SCRIPT) }
    static var style: ElementTag { ElementTag(GUMBO_TAG_STYLE) }
    static var noscript: ElementTag { ElementTag(GUMBO_TAG_NOSCRIPT) }
    static var template: ElementTag { ElementTag(GUMBO_TAG_TEMPLATE) }
    static var svg: ElementTag { ElementTag(GUMBO_TAG_SVG) }
    static var math: ElementTag { ElementTag(GUMBO_TAG_MATH) }
    static var textarea: ElementTag { ElementTag(GUMBO_TAG_TEXTAREA) }
    static var iframe: ElementTag { ElementTag(GUMBO_TAG_IFRAME) }
    static var plaintext: ElementTag { ElementTag(GUMBO_TAG_PLAINTEXT) }
    static var p: ElementTag { ElementTag(GUMBO_TAG_P) }
    static var br: ElementTag { ElementTag(GUMBO_TAG_BR) }
    static var hr: ElementTag { ElementTag(GUMBO_TAG_HR) }
    static var div: ElementTag { ElementTag(GUMBO_TAG_DIV) }
    static var span: ElementTag { ElementTag(GUMBO_TAG_SPAN) }
    static var a: ElementTag { ElementTag(GUMBO_TAG_A) }
    static var b: ElementTag { ElementTag(GUMBO_TAG_B) }
    static var strong: ElementTag { ElementTag(GUMBO_TAG_STRONG) }
    static var em: ElementTag { ElementTag(GUMBO_TAG_EM) }
    static var i: ElementTag { ElementTag(GUMBO_TAG_I) }
    static var u: ElementTag { ElementTag(GUMBO_TAG_U) }
    static var sup: ElementTag { ElementTag(GUMBO_TAG_SUP) }
    static var ul: ElementTag { ElementTag(GUMBO_TAG_UL) }
    static var ol: ElementTag { ElementTag(GUMBO_TAG_OL) }
    static var li: ElementTag { ElementTag(GUMBO_TAG_LI) }
    static var dl: ElementTag { ElementTag(GUMBO_TAG_DL) }
    static var dt: ElementTag { ElementTag(GUMBO_TAG_DT) }
    static var dd: ElementTag { ElementTag(GUMBO_TAG_DD) }
    static var table: ElementTag { ElementTag(GUMBO_TAG_TABLE) }
    static var tbody: ElementTag { ElementTag(GUMBO_TAG_TBODY) }
    static var thead: ElementTag { ElementTag(GUMBO_TAG_THEAD) }
    static var tfoot: ElementTag { ElementTag(GUMBO_TAG_TFOOT) }
    static var tr: ElementTag { ElementTag(GUMBO_TAG_TR) }
    static var td: ElementTag { ElementTag(GUMBO_TAG_TD) }
    static var th: ElementTag { ElementTag(GUMBO_TAG_TH) }
    static var caption: ElementTag { ElementTag(GUMBO_TAG_CAPTION) }
    static var h1: ElementTag { ElementTag(GUMBO_TAG_H1) }
    static var h2: ElementTag { ElementTag(GUMBO_TAG_H2) }
    static var h3: ElementTag { ElementTag(GUMBO_TAG_H3) }
    static var h4: ElementTag { ElementTag(GUMBO_TAG_H4) }
    static var h5: ElementTag { ElementTag(GUMBO_TAG_H5) }
    static var h6: ElementTag { ElementTag(GUMBO_TAG_H6) }
    static var img: ElementTag { ElementTag(GUMBO_TAG_IMG) }
    static var input: ElementTag { ElementTag(GUMBO_TAG_INPUT) }
    static var button: ElementTag { ElementTag(GUMBO_TAG_BUTTON) }
    static var select: ElementTag { ElementTag(GUMBO_TAG_SELECT) }
    static var option: ElementTag { ElementTag(GUMBO_TAG_OPTION) }
    static var label: ElementTag { ElementTag(GUMBO_TAG_LABEL) }
    static var form: ElementTag { ElementTag(GUMBO_TAG_FORM) }
    static var nav: ElementTag { ElementTag(GUMBO_TAG_NAV) }
    static var header: ElementTag { ElementTag(GUMBO_TAG_HEADER) }
    static var footer: ElementTag { ElementTag(GUMBO_TAG_FOOTER) }
    static var aside: ElementTag { ElementTag(GUMBO_TAG_ASIDE) }
    static var main: ElementTag { ElementTag(GUMBO_TAG_MAIN) }
    static var article: ElementTag { ElementTag(GUMBO_TAG_ARTICLE) }
    static var section: ElementTag { ElementTag(GUMBO_TAG_SECTION) }
    static var time: ElementTag { ElementTag(GUMBO_TAG_TIME) }
    static var data: ElementTag { ElementTag(GUMBO_TAG_DATA) }
    static var meter: ElementTag { ElementTag(GUMBO_TAG_METER) }
    static var figure: ElementTag { ElementTag(GUMBO_TAG_FIGURE) }
    static var figcaption: ElementTag { ElementTag(GUMBO_TAG_FIGCAPTION) }
    static var pre: ElementTag { ElementTag(GUMBO_TAG_PRE) }

    /// From 1 to 6 for headings; nil for all else.
    var headingLevel: Int? {
        let first = ElementTag.h1.code
        return (first...ElementTag.h6.code).contains(code) ? Int(code - first) + 1 : nil
    }
}
