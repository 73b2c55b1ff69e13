"""Pages through a running `recipe serve` with clients that others wrote. Scripts/serve-clients starts it."""
import sys, urllib.request

from py_mealdb import MealDB
from pyrecipepuppy import RecipePuppy
from recipe_scrapers import scrape_html

address = sys.argv[1]

puppy = RecipePuppy()
puppy.base_url = address + "api/"
found = puppy.get_recipes(ingredients="onion,garlic")
assert len(found) > 10 and len({one.href for one in found}) == len(found), "pages repeat or end too soon"
assert puppy.get_recipes(search_query="nothing-has-this-word") == []
print(f"pyrecipepuppy: {len(found)} recipes with onion and garlic")

meals = MealDB("1")
meals.base_url = address + "api/json/v1/1"
soups = meals.get_meal_by_name("soup")
assert len(soups) > 5
for soup in soups:
    whole = meals.meal_details_by_id(soup["idMeal"])[0]
    assert whole["strMeal"] == soup["strMeal"] and whole["strIngredient1"]
assert len(meals.list_meal_categories()) > 5 and len(meals.single_random_meal()) == 1
print(f"py-mealdb: {len(soups)} soups looked up")

for one in found[:20]:
    page = urllib.request.urlopen(one.href).read().decode()
    read = scrape_html(page, org_url=one.href, supported_only=False)
    assert read.title() == one.title and len(read.ingredients()) == len(one.ingredients), one.href
    assert read.instructions_list()
print("recipe-scrapers: 20 pages read")
