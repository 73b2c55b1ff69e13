import Testing

@testable import PageReader

/// What the parser is given: elements that are closed in time, and attributes that are read.
struct PreparedMarkupTests {
    private func text(_ markup: String) -> String {
        String(decoding: MarkupPrescan.prepare(Array(markup.utf8)).bytes, as: UTF8.self)
    }

    @Test(arguments: [
        ("<p>a<p>b", "<p>a</p><p>b"), ("<p>a<div>b", "<p>a</p><div>b"),
        ("<p>a<span>b", "<p>a<span>b"), ("<p><b>a<p>b", "<p><b>a</b></p><p>b"),
        ("<p>a<hr>b", "<p>a</p><hr>b"), ("<p>a<br>b", "<p>a<br>b"),
        ("<ul><li>a<li>b", "<ul><li>a</li><li>b"), ("<ul><li>a<ul><li>b", "<ul><li>a<ul><li>b"),
        ("<a href=x>a<a href=y>b", "<a href=x>a</a><a href=y>b"),
        ("<h2>a<h3>b</h3></h2>c", "<h2>a<h3>b</h3>c"),
        ("<b>a<p>b</b>c", "<b>a<p>bc"), ("a</br>b", "a<br>b"), ("a</p>b", "a<br>b"),
        ("a</div>b", "ab"), ("a</img>b", "ab"), ("<body>a</body>b", "<body>ab"),
        ("<div><table><tr><td>a</div>b", "<div><table><tr><td>ab"),
        ("<table><tr><td><table></td>", "<table><tr><td><table>"),
        ("<svg><p>a</p></svg>b", "b"), ("<math>a</MATH>b", "b"), ("<svg>a", "a"),
        ("<iframe><p>a</p></iframe>b", "b"), ("<style>p{}\n<p>a</p>", "\n<p>a</p>"),
        ("<xmp>a</xmp>b", "b"), ("<noembed>a</noembed>b", "b"), ("<noframes>a</noframes>b", "b"),
        ("<plaintext>a", "a"), ("<svg>a</sv", "a"), ("<math>a</math", ""),
        ("<svgx>a</svgx>b", "<svgx>a</svgx>b"), ("<svg>a<svg>b</svg>c", "c"),
        ("<table><tr><td><b>a<td>b", "<table><tr><td><b>a</b><td>b"),
        ("<table><tr><td><b>a<tr><td>b", "<table><tr><td><b>a</b><tr><td>b"),
        ("<table><tbody><tr><td><b>a<tbody>b", "<table><tbody><tr><td><b>a</b><tbody>b"),
        ("<table><tr><td><p>a</td>b", "<table><tr><td><p>a</p></td>b"),
        ("<dl><dt><b>a<dd>b", "<dl><dt><b>a</b><dd>b"), ("</table>a", "a"),
        ("<select><option><b>a<option>b", "<select><option><b>a</b><option>b"),
        ("<button><b>a<button>b", "<button><b>a</b><button>b"),
        (
            "<datalist><option>a<option>b</datalist>c",
            "<datalist><option>a<option>b</option></datalist>c"
        ),
        ("<video><div><p>a</video>b", "<video><div><p>a</p></div></video>b"),
        ("<audio><div>a</audio>b", "<audio><div>a</div></audio>b"),
        ("<object><div>a</object>b", "<object><div>a</div></object>b"),
        ("<p><object><div>a</object>b", "<p><object><div>a</div></object>b"),
        ("<template><div>a</template>b", "<template><div>a</div></template>b"),
        (
            "<canvas><table><tr><td>a</canvas>b",
            "<canvas><table><tr><td>a</td></tr></table></canvas>b"
        ),
        ("<div>a</video>b", "<div>ab"),
        ("<a href=x><table><tr><td><a href=y>b", "<a href=x><table><tr><td><a href=y>b"),
    ])
    func elementsEndWhereTheyShould(_ markup: String, _ prepared: String) {
        #expect(text(markup) == prepared)
    }

    @Test func onlySoManyElementsAreOpenAtOnce() {
        func times(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }
        #expect(
            text(times("<b>", 9) + "x" + times("</b>", 9))
                == times("<b>", 8) + "x" + times("</b>", 8)
        )
        #expect(text(times("<div>", 256) + "x") == times("<div>", 256) + "x")
        #expect(text(times("<div>", 257) + "x") == times("<div>", 256) + "<br>x")
        #expect(text(times("<div>", 256) + "<span>x</span>") == times("<div>", 256) + "x")
        let (near, far) = ("<a>" + times("<span>", 7), "<a>" + times("<span>", 8))
        #expect(text(near + "<a>x") == near + "</a><a>x")
        #expect(text(far + "<a>x") == far + "<a>x")
    }

    @Test(arguments: [
        ("<p class=a class=b>", "<p class=a>"), ("<p onclick=x class=a>", "<p class=a>"),
        ("<p class = \"a b\" id='c'>", "<p class = \"a b\" id='c'>"), ("a<p class=a", "a"),
        ("<p hidden>", "<p hidden>"), ("<p/class=a>", "<p class=a>"),
        ("<P CLASS=a>", "<P CLASS=a>"), ("<p class=a <b>c", "<p class=a><b>c"),
        ("<p id=x class=\"a b>c</p>", "<p id=x>c</p>"), ("<p class='a>c</p>", "<p>c</p>"),
        ("<p<b>c", "<p><b>c"), ("<p hidden/>", "<p hidden>"),
        ("<p hidden/class=a>", "<p hidden class=a>"),
        ("<p aria-hidden=true aria-label=x>", "<p aria-hidden=true aria-label=x>"),
    ])
    func attributesThatAreReadStay(_ markup: String, _ prepared: String) {
        #expect(text(markup) == prepared)
    }

    @Test(arguments: [(16_384, true), (16_385, false)])
    func aLongValueGoes(_ count: Int, _ stays: Bool) {
        let value = String(repeating: "x", count: count)
        #expect(text("<p class='\(value)'>") == (stays ? "<p class='\(value)'>" : "<p>"))
    }

    @Test(arguments: [("[", 199, 0), ("[", 200, 1), ("{", 200, 1), ("x", 200, 0)])
    func dataInAnAttributeIsKeptApart(_ first: String, _ count: Int, _ scripts: Int) {
        let value = first + String(repeating: "x", count: count - 1)
        let prepared = MarkupPrescan.prepare(Array("<p data-x='\(value)'>".utf8))
        #expect(
            prepared.scripts.map(\.kind) == Array(repeating: DataScript.Kind.state, count: scripts)
        )
    }

    @Test(
        arguments: [
            ("", .program), ("type=''", .program), ("type='application/ld+json'", .linkedData),
            ("type='Application/LD+JSON; charset=utf-8'", .linkedData),
            ("type='application/ld json'", .linkedData), ("type='application/json'", .state),
            ("type=text/javascript", .program), ("type=module", .program),
            ("type=text/x-template", nil), ("type=importmap", nil),
        ] as [(String, DataScript.Kind?)]
    )
    func aScriptSaysWhatItHolds(_ attributes: String, _ kind: DataScript.Kind?) {
        let prepared = MarkupPrescan.prepare(Array("<script \(attributes)>x</script>".utf8))
        #expect(prepared.scripts.map(\.kind) == [kind].compactMap { $0 })
        let empty = MarkupPrescan.prepare(Array("<script \(attributes)></script>".utf8))
        #expect(empty.scripts.isEmpty)
    }
}
