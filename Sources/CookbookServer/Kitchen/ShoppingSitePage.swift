import Documents
import KitchenLanguage
import MealPlan
import RecipeCooking
import RecipeModel

/// The shopping list's page: by aisle, each thing with the days that need it, ticked off by a touch.
struct ShoppingSitePage {
    let visit: Visit
    let kitchen: ServedKitchen

    func answer() async throws -> WebAnswer {
        let list = ShoppingList(try await kitchen.store.shopping())
        let mayChange = visit.session != nil
        var parts = ["<h1>Shopping list</h1>"]
        if mayChange { parts.append("<p role=\"status\" class=\"note\" id=\"said\"></p>") }
        if list.items.isEmpty {
            parts.append("<p class=\"none\">Nothing is on the shopping list.</p>")
        }
        parts.append(UndoForm(visit, kitchen).text(to: "/shopping"))
        let sections = list.sections.map { section in
            let name = section.aisle.rawValue
            let title = name.prefix(1).uppercased() + name.dropFirst()
            let items = section.items.map { "<li>\(mayChange ? button($0) : line($0))</li>" }
            return "<h2>\(title)</h2>\n"
                + "<ul class=\"ticks\">\n\(items.joined(separator: "\n"))\n</ul>"
        }
        if mayChange, !list.items.isEmpty {
            parts.append(
                "<form action=\"/shopping/tick\" method=\"post\" id=\"list\">\(visit.formKey)\n"
                    + sections.joined(separator: "\n") + "\n</form>"
            )
        } else {
            parts += sections
        }
        if mayChange { parts.append(changes(list)) }
        if visit.mustSignIn {
            parts.append(
                "<p><a href=\"\(HTMLText.escaped(visit.signIn))\">Sign in</a> to tick things off."
                    + "</p>"
            )
        }
        var page = SitePage(visit, .shopping)
        page.hasScript = mayChange
        return page.answer(title: "Shopping list", body: parts.joined(separator: "\n"))
    }

    /// What is said of a thing: how much, and for which dishes.
    private func words(_ item: ShoppingList.Item) -> String {
        let today = kitchen.today()
        let dishes = item.recipes.map { recipe in
            guard let dish = PlannedDish(recipe) else { return CleanText.line(recipe) }
            return "\(CleanText.line(dish.title)), \(kitchen.words.day(dish.day, today))"
        }
        let what = HTMLText.element("span", CleanText.line(item.text), class: "what")
        return dishes.isEmpty
            ? "<span>\(what)</span>"
            : "<span>\(what)<br>\(HTMLText.element("small", dishes.joined(separator: "; ")))</span>"
    }

    private func button(_ item: ShoppingList.Item) -> String {
        let name = item.isDone ? "untick" : "tick"
        let entries = item.entries.map(String.init).joined(separator: " ")
        return "<button class=\"tick\" name=\"\(name)\" value=\"\(entries)\""
            + " aria-pressed=\"\(item.isDone)\">\(words(item))</button>"
    }

    private func line(_ item: ShoppingList.Item) -> String {
        item.isDone ? "<s>\(words(item))</s>" : words(item)
    }

    private func changes(_ list: ShoppingList) -> String {
        func form(_ path: String, _ content: String) -> String {
            "<form action=\"/shopping/\(path)\" method=\"post\" class=\"tools\">\(visit.formKey)"
                + "\(content)</form>"
        }
        var forms = [
            form(
                "add",
                "<input type=\"text\" name=\"what\" maxlength=\"200\" placeholder=\"2 l milk\""
                    + " aria-label=\"What to buy\" required> <button>Add</button>"
            ),
            form("plan", "<button class=\"plain\">Add what the plan needs</button>"),
        ]
        if list.items.contains(where: \.isDone) {
            forms.append(
                form(
                    "bought",
                    "<button class=\"plain\">Put what is ticked into the pantry</button>"
                )
            )
        }
        return forms.joined(separator: "\n")
    }
}

/// What keeps ticks while a phone has no network, and sends them later.
///
/// Without it each thing is the button of a form, which works as well.
enum ShoppingScript {
    static let path = "/shopping.js"

    static let answer = WebAnswer(
        200,
        "text/javascript; charset=utf-8",
        text,
        headers: [("Cache-Control", "max-age=3600")]
    )

    private static let text = """
        "use strict";
        (() => {
          const list = document.getElementById("list");
          const said = document.getElementById("said");
          if (!list || !said) return;
          const place = "recipe-ticks";
          let sending = false;

          // The ticks that the server hasn't got, by their entries.
          const kept = () => {
            try { return JSON.parse(localStorage.getItem(place)) || {}; } catch { return {}; }
          };
          const keep = ticks => {
            try { localStorage.setItem(place, JSON.stringify(ticks)); } catch {}
          };
          const show = (button, isDone) => {
            button.setAttribute("aria-pressed", String(isDone));
            button.name = isDone ? "untick" : "tick";
          };
          const say = words => { said.textContent = words; };

          const send = async () => {
            if (sending) return;
            sending = true;
            try {
              for (const [entries, isDone] of Object.entries(kept())) {
                const form = new URLSearchParams({
                  key: list.elements.key.value, quiet: "1", [isDone ? "tick" : "untick"]: entries,
                });
                const answer = await fetch(list.action, {method: "POST", body: form});
                if (answer.status === 403) {
                  say("Sign in again to send your ticks: they are kept on this device.");
                  return;
                }
                if (!answer.ok) throw new Error(String(answer.status));
                const rest = kept();
                if (rest[entries] === isDone) delete rest[entries];
                keep(rest);
              }
              say("");
            } catch {
              say("No connection: your ticks are kept on this device and sent later.");
              setTimeout(send, 10000);
            } finally {
              sending = false;
            }
          };

          for (const button of list.querySelectorAll("button.tick")) {
            const isDone = kept()[button.value];
            if (isDone !== undefined) show(button, isDone);
          }
          list.addEventListener("submit", event => {
            const button = event.submitter;
            if (!button || !button.classList.contains("tick")) return;
            event.preventDefault();
            const isDone = button.name === "tick";
            show(button, isDone);
            keep({...kept(), [button.value]: isDone});
            send();
          });
          window.addEventListener("online", send);
          send();
        })();

        """
}
