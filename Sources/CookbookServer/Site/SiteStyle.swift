/// How all pages look, in light and in dark, on a phone and on a desk.
///
/// Words on their ground have a contrast of at least 4.5 (WCAG 2.2, 1.4.3), and what is touched is at
/// least 44 pixels high.
enum SiteStyle {
    static let text = """
        :root { color-scheme: light dark; --ground: #fffdf9; --ink: #24201b; --soft: #665d52; \
        --line: #d9d0c3; --raised: #fff; --accent: #8c3b0f; --on-accent: #fff; --tint: #f6ece0; }
        @media (prefers-color-scheme: dark) { :root { --ground: #191612; --ink: #ede6dc; \
        --soft: #b3a899; --line: #453d33; --raised: #231f1a; --accent: #f0a868; \
        --on-accent: #241505; --tint: #33291e; } }
        * { box-sizing: border-box; }
        html { background: var(--ground); color: var(--ink); }
        body { font: 1rem/1.5 system-ui, sans-serif; max-width: 72rem; margin: 0 auto; \
        padding: 0 1rem 3rem; }
        a { color: var(--accent); text-underline-offset: 0.15em; }
        :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
        h1, h2, h3 { font-family: Georgia, "DejaVu Serif", serif; line-height: 1.25; \
        overflow-wrap: anywhere; }
        h1 { font-size: 1.8rem; margin: 1.2rem 0 0.6rem; }
        h2 { font-size: 1.25rem; margin: 1.4rem 0 0.5rem; }
        h3 { font-size: 1.05rem; margin: 1rem 0 0.3rem; }
        header { display: flex; flex-wrap: wrap; align-items: center; gap: 0.5rem 1.2rem; \
        padding: 0.7rem 0; border-bottom: 1px solid var(--line); }
        .brand { font: 700 1.25rem/2.75rem Georgia, "DejaVu Serif", serif; color: inherit; \
        text-decoration: none; }
        nav { display: flex; gap: 0.25rem; }
        nav a { display: flex; align-items: center; min-height: 2.75rem; padding: 0 0.8rem; \
        border-radius: 0.5rem; text-decoration: none; color: inherit; }
        nav a[aria-current] { background: var(--tint); font-weight: 600; }
        .find { flex: 1 1 16rem; display: flex; gap: 0.5rem; margin: 0; max-width: 30rem; \
        margin-left: auto; }
        .sign { margin: 0; }
        a.sign { line-height: 2.75rem; }
        input, select, button { font: inherit; color: inherit; min-height: 2.75rem; \
        padding: 0.4rem 0.8rem; border: 1px solid var(--line); border-radius: 0.5rem; \
        background: var(--raised); }
        input[type="search"], input[type="text"], input[type="password"] { flex: 1 1 10rem; \
        min-width: 0; width: 100%; }
        input[type="number"] { width: 5.5rem; }
        input[type="checkbox"] { min-height: 0; width: 1.2rem; height: 1.2rem; \
        accent-color: var(--accent); }
        button { background: var(--accent); color: var(--on-accent); border-color: transparent; \
        font-weight: 600; cursor: pointer; }
        button.plain { background: none; color: var(--accent); border-color: var(--line); \
        font-weight: 400; }
        .search { display: flex; flex-wrap: wrap; gap: 0.6rem; margin: 1.2rem 0 0.6rem; \
        align-items: end; }
        .search label, .tools label { display: grid; gap: 0.15rem; font-size: 0.85rem; \
        color: var(--soft); }
        .search label select, .tools label select, .tools label input { color: var(--ink); \
        font-size: 1rem; }
        .search .words { flex: 1 1 18rem; }
        .search .check { display: flex; align-items: center; gap: 0.5rem; min-height: 2.75rem; }
        .note { color: var(--soft); margin: 0.4rem 0 1rem; }
        .note + .note { margin-top: -0.6rem; }
        ::placeholder { color: var(--soft); opacity: 1; }
        header > nav + .sign { margin-left: auto; }
        .warning { border-left: 4px solid var(--accent); background: var(--tint); \
        padding: 0.6rem 0.9rem; border-radius: 0 0.5rem 0.5rem 0; }
        .cards { display: grid; gap: 1rem; padding: 0; margin: 1rem 0; list-style: none; \
        grid-template-columns: repeat(auto-fill, minmax(min(17rem, 100%), 1fr)); }
        .card { position: relative; overflow: hidden; border: 1px solid var(--line); \
        border-radius: 0.7rem; background: var(--raised); }
        .card .picture { display: block; width: 100%; aspect-ratio: 3 / 2; object-fit: cover; \
        background: var(--tint); }
        .card div { padding: 0.8rem 0.9rem; }
        .card h2 { font-size: 1.15rem; line-height: 1.3; margin: 0 0 0.3rem; }
        .card h2 a { color: inherit; text-decoration: none; }
        .card h2 a::after { content: ""; position: absolute; inset: 0; }
        .card:hover { border-color: var(--accent); }
        .card p { margin: 0.2rem 0; font-size: 0.9rem; color: var(--soft); \
        overflow-wrap: anywhere; }
        .lactose { display: inline-block; margin: 0.4rem 0 0; padding: 0.05rem 0.5rem; \
        border-radius: 1rem; font: 600 0.75rem/1.6 system-ui, sans-serif; \
        background: var(--tint); color: var(--accent); }
        .turns { justify-content: space-between; margin: 1.5rem 0; }
        .turns a { border: 1px solid var(--line); }
        .back { margin: 0.8rem 0 0; }
        .back a { display: inline-flex; align-items: center; min-height: 2.75rem; }
        .tools { display: flex; flex-wrap: wrap; gap: 0.6rem; align-items: end; margin: 0.8rem 0; }
        article { max-width: 44rem; }
        article h1 { margin-top: 1rem; }
        article li { margin: 0.35rem 0; overflow-wrap: anywhere; }
        article img { max-width: 100%; border-radius: 0.7rem; }
        .facts { color: var(--soft); }
        .large { font-size: 1.35rem; max-width: 52rem; }
        .large ol { font-size: 1.5rem; line-height: 1.5; padding-left: 2.2rem; }
        .large ol li { margin: 0 0 1.1rem; }
        .large h1 { font-size: 2.2rem; }
        .day { border-top: 1px solid var(--line); padding: 0.7rem 0; display: grid; \
        grid-template-columns: 13rem 1fr; gap: 0.2rem 1rem; }
        .day h2 { font-size: 1rem; margin: 0.15rem 0; }
        .day.today h2 { color: var(--accent); }
        .day ul { list-style: none; margin: 0; padding: 0; }
        .day li { margin: 0 0 0.4rem; }
        .day .title { font: 600 1.15rem/1.4 Georgia, "DejaVu Serif", serif; }
        .none { color: var(--soft); margin: 0; }
        details summary { cursor: pointer; color: var(--accent); min-height: 2.75rem; \
        line-height: 2.75rem; width: fit-content; }
        .ticks { list-style: none; margin: 0; padding: 0; max-width: 40rem; }
        .ticks li { border-bottom: 1px solid var(--line); }
        .tick { display: flex; align-items: baseline; gap: 0.8rem; width: 100%; text-align: left; \
        background: none; color: var(--ink); border: 0; border-radius: 0; font-weight: 400; \
        padding: 0.6rem 0.2rem; min-height: 3rem; }
        .tick::before { content: ""; flex: none; align-self: center; width: 1.4rem; \
        height: 1.4rem; border: 2px solid var(--soft); border-radius: 0.35rem; \
        line-height: 1.2rem; text-align: center; font-weight: 700; }
        .tick[aria-pressed="true"]::before { content: "✓"; background: var(--accent); \
        border-color: var(--accent); color: var(--on-accent); }
        .tick[aria-pressed="true"] .what { text-decoration: line-through; color: var(--soft); }
        .tick small { color: var(--soft); }
        .tick span { overflow-wrap: anywhere; }
        @media (max-width: 40rem) {
        header { gap: 0.3rem 0.8rem; }
        nav[aria-label="Pages"] { order: 3; width: 100%; justify-content: space-between; }
        nav a { padding: 0 0.7rem; }
        .find { order: 4; max-width: none; flex-basis: 100%; }
        header .sign { margin-left: auto; }
        .day { grid-template-columns: 1fr; }
        .search > label, .search > button { flex: 1 1 8rem; }
        .search label select { width: 100%; }
        .search .words { flex-basis: 100%; }
        .large ol { padding-left: 1.8rem; }
        }
        @media print { header, .tools, details, .back, .turns { display: none; } }
        """
}
